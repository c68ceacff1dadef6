/** Follows the name of a network, for screen readers. */
export const profileOf = (name: string): string => `, ${name} (a new tab)`;
