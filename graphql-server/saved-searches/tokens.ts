import { createHmac, timingSafeEqual } from 'node:crypto';
import { LARGEST_ID } from '../collections/declaring/ids.ts';

/** What one may do with a saved search who was mailed its link. */
export type Deed = 'confirm' | 'stop';

/**
 * The links of saved searches: each is the number of one and a signature of what it is for, so that none is stored and
 * none can be guessed.
 */
export class SearchTokens {
  constructor(private readonly secret: string) {}

  tokenFor(deed: Deed, id: number): string {
    return `${id}-${this.#signature(deed, id)}`;
  }

  /** The saved search that a token is for; null where it is not for that, or nobody's. */
  idIn(deed: Deed, token: string): number | null {
    const [, number, signature] = /^([1-9]\d{0,9})-([\w-]{43})$/.exec(token) ?? [];
    const id = Number(number);
    if (signature === undefined || id > LARGEST_ID) return null;
    const right = Buffer.from(this.#signature(deed, id));
    return timingSafeEqual(right, Buffer.from(signature)) ? id : null;
  }

  #signature(deed: Deed, id: number): string {
    return createHmac('sha256', this.secret).update(`saved search ${deed} ${id}`).digest('base64url');
  }
}
