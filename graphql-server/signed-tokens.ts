import { createSecretKey } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import { LRUCache } from 'lru-cache';

const ALGORITHM = 'HS256';

/** What a token is for. A token is not valid for another purpose. */
type Purpose = 'session' | 'known-browser' | 'picture' | 'preview' | 'confirm-search' | 'unsubscribe';

/** Signs and verifies all tokens of the server (JWT, HS256); the audience of a token is its purpose. */
export class SignedTokens {
  readonly #key;
  /** Claims of verified tokens: a verification costs more CPU than a statement, because WebCrypto runs it in another thread. */
  readonly #verified = new LRUCache<string, JWTPayload>({ max: 500 });

  constructor(
    secret: string,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.#key = createSecretKey(secret, 'utf8');
  }

  /**
   * Signs claims.
   * @param expiresAt fractions of a second are lost; by default the token does not expire
   */
  sign(purpose: Purpose, claims: JWTPayload, expiresAt?: Date): Promise<string> {
    const token = new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM }).setAudience(purpose);
    if (expiresAt) token.setExpirationTime(expiresAt);
    return token.sign(this.#key);
  }

  /** Returns the claims of a token; null if it is invalid, has expired or has another purpose. */
  async verify<Claims>(purpose: Purpose, token: string): Promise<(Claims & JWTPayload) | null> {
    const key = `${purpose} ${token}`;
    const now = this.now();
    const verified = this.#verified.get(key) as (Claims & JWTPayload) | undefined;
    if (verified && (verified.exp ?? Infinity) * 1000 > now.getTime()) return verified;
    try {
      const options = { algorithms: [ALGORITHM], audience: purpose, currentDate: now };
      const { payload } = await jwtVerify<Claims>(token, this.#key, options);
      this.#verified.set(key, payload);
      return payload;
    } catch {
      return null;
    }
  }
}
