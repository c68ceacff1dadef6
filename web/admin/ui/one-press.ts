import type { MouseEvent } from 'react';

/** Does a deed when a button is pressed, and not again for the second press of a double click. */
export const onePress =
  (deed: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) deed();
  };
