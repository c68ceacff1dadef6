import { createHash, randomBytes } from 'node:crypto';

/** Generates the secret last part of a link's path. */
export const generateToken = (): string => randomBytes(32).toString('base64url');

/** The digest by which the database stores a token. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The message id of the email with a link, the same for each attempt to send it. */
export const messageIdOf = (link: string): string =>
  `<${digestOf(link).slice(0, 32)}@${new URL(link).hostname}>`;
