import type { MouseEvent } from 'react';

/** Does a deed when a button is pressed, and not again for the second press of a double click. */
export function onePress({ detail }: MouseEvent, deed: () => void): void {
  if (detail < 2) deed();
}
