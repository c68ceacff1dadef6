import type { MouseEvent } from 'react';

let carried: HTMLElement | null = null;

/**
 * For the link of a card: its picture travels to the page it leads to, where the large picture's style says
 * `view-transition-name: carried`.
 */
export const carryPicture = {
  viewTransition: true,
  onClick({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
    if (carried) carried.style.viewTransitionName = '';
    carried = currentTarget.closest('article')?.querySelector<HTMLElement>('.picture') ?? null;
    if (carried) carried.style.viewTransitionName = 'carried';
  },
};
