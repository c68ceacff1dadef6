/** Blanks and invisible characters such as a zero-width space. */
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** True if a text has no visible character. */
export const isBlank = (text: string): boolean => UNSEEN.test(text);
