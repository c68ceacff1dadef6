/** Blanks, and characters that are drawn as nothing, such as a zero-width space. */
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** Whether there is nothing to be seen in a text. */
export const isBlank = (text: string): boolean => UNSEEN.test(text);
