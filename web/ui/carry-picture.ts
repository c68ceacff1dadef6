import type { MouseEvent } from 'react';

let carried: HTMLElement | null = null;

/**
 * For the link of a card: its picture, marked `data-carried`, travels to the page it leads to, where the large picture's
 * style says `view-transition-name: carried`.
 */
export const nameTransitionPicture = {
  viewTransition: true,
  onClick({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
    carried?.removeAttribute('data-carried');
    carried = currentTarget.closest('article')?.querySelector<HTMLElement>('.picture') ?? null;
    carried?.setAttribute('data-carried', '');
  },
};
