import { createHmac, timingSafeEqual } from 'node:crypto';
import { LARGEST_ID } from '../collections/declaring/ids.ts';

/** The action that a link in an email allows. */
export type TokenAction = 'confirm' | 'stop';

/**
 * Tokens of the links in emails about saved searches. A token contains the id of the search and a signature of the id and the action,
 * so that it cannot be guessed and needs no storage.
 */
export class SearchTokens {
  constructor(private readonly secret: string) {}

  tokenFor(action: TokenAction, id: number): string {
    return `${id}-${this.#signature(action, id)}`;
  }

  /**
   * The id of the search of a token; null for an invalid token and for one of another action. Ignores what mail programs add: `3D`
   * before it and punctuation after it.
   */
  idIn(action: TokenAction, token: string): number | null {
    const [, number, signature] = /^(?:3D)?([1-9]\d{0,9})-([\w-]{43})(?![\w-])\W*$/.exec(token) ?? [];
    const id = Number(number);
    if (signature === undefined || id > LARGEST_ID) return null;
    const expected = Buffer.from(this.#signature(action, id));
    return timingSafeEqual(expected, Buffer.from(signature)) ? id : null;
  }

  #signature(action: TokenAction, id: number): string {
    return createHmac('sha256', this.secret).update(`saved search ${action} ${id}`).digest('base64url');
  }
}
