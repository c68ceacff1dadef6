import { cleanEmail } from '../../../schema/text.ts';

/** True for what looks like an email address; the server validates it. */
export const isEmail = (text: string): boolean => /^\S+@\S+$/.test(cleanEmail(text));
