/** The id of the line that says how many homes are found. */
export const FOUND = 'found';

/** Brings the keyboard to what is found, for when what it was at goes away. */
export const focusFound = (): void => document.getElementById(FOUND)?.focus({ preventScroll: true });
