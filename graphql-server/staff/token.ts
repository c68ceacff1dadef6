import { createSecretKey } from 'node:crypto';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import { LRUCache } from 'lru-cache';
import { toId } from '../collections/declaring/ids.ts';
import type { Role } from '../policies.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'marsa';
const SESSION_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The account and session that a token names. */
export interface SessionClaims {
  staffId: number;
  sessionId: string;
}

/** The account and session of a valid token, with the current role of the account. */
export interface SignedIn extends SessionClaims {
  role: Role;
  /** True while the role requires a second factor and the account has none. */
  isRestricted?: boolean;
}

/** Signs and verifies session tokens (JWT, HS256). */
export class Tokens {
  readonly #key;
  /** Cache of verified tokens with their expiry in milliseconds. */
  readonly #verified = new LRUCache<string, SessionClaims & { expiresAt: number }>({ max: 500 });

  constructor(
    secret: string,
    private readonly now: () => Date,
  ) {
    this.#key = createSecretKey(secret, 'utf8');
  }

  /** Signs a token. Fractions of a second of `expiresAt` are lost. */
  sign({ staffId, sessionId }: SessionClaims, expiresAt: Date): Promise<string> {
    return new SignJWT()
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setSubject(String(staffId))
      .setJti(sessionId)
      .setIssuedAt(this.now())
      .setExpirationTime(expiresAt)
      .sign(this.#key);
  }

  /** Verifies a token; null when it is invalid or expired. */
  async read(token: string): Promise<SessionClaims | null> {
    const verified = this.#verified.get(token);
    if (verified && verified.expiresAt > this.now().getTime()) return verified;
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        requiredClaims: ['exp', 'sub', 'jti'],
        currentDate: this.now(),
      });
      const staffId = toId(payload.sub ?? '');
      const sessionId = payload.jti ?? '';
      if (staffId <= 0 || !SESSION_ID.test(sessionId)) return null;
      const claims = { staffId, sessionId };
      this.#verified.set(token, { ...claims, expiresAt: payload.exp! * 1000 });
      return claims;
    } catch {
      return null;
    }
  }
}
