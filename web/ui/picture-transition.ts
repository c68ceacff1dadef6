import type { MouseEvent } from 'react';

let transitionPicture: HTMLElement | null = null;

/**
 * Click handler for the link of a card: its picture, marked `data-carried`, becomes the large picture of the next page in a
 * view transition, where that has `view-transition-name: carried`.
 */
export const nameTransitionPicture = {
  viewTransition: true,
  onClick({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
    transitionPicture?.removeAttribute('data-carried');
    transitionPicture = currentTarget.closest('article')?.querySelector<HTMLElement>('.picture') ?? null;
    transitionPicture?.setAttribute('data-carried', '');
  },
};
