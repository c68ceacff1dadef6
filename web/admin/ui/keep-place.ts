import type { FocusEvent } from 'react';

/** What a dialog looks for when the keyboard comes to it, also when what lay over it has gone. */
const MARK = 'data-autofocus';

/** Marks where the keyboard is in a dialog, so that it comes back there and not to its beginning. */
export function keepPlace({ currentTarget, target }: FocusEvent): void {
  if (!currentTarget.contains(target)) return; // it is in another dialog, over this one
  for (const element of currentTarget.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  target.setAttribute(MARK, '');
}
