import { createSecretKey } from 'node:crypto';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import { LRUCache } from 'lru-cache';
import { toId } from '../collections/declaring/ids.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'marsa';
const SESSION_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Who a valid token speaks for, and the sign-in it came from. */
export interface SignedIn {
  staffId: number;
  sessionId: string;
}

/** Signs and reads the tokens of one server: whoever knows the secret can make them. */
export class Tokens {
  readonly #key;
  /** Whom tokens speak for whose signature was found right: the same text is right until it expires. */
  readonly #known = new LRUCache<string, SignedIn & { until: number }>({ max: 500 });

  constructor(
    secret: string,
    private readonly now: () => Date,
  ) {
    this.#key = createSecretKey(secret, 'utf8');
  }

  /** A token that is good until then, which is a whole second. */
  sign({ staffId, sessionId }: SignedIn, expiresAt: Date): Promise<string> {
    return new SignJWT()
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setSubject(String(staffId))
      .setJti(sessionId)
      .setIssuedAt(this.now())
      .setExpirationTime(expiresAt)
      .sign(this.#key);
  }

  /** Whom a token names; null when it is not ours, changed, expired or no token at all. */
  async read(token: string): Promise<SignedIn | null> {
    const known = this.#known.get(token);
    if (known && known.until > this.now().getTime()) return known;
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
      const signedIn = { staffId, sessionId };
      this.#known.set(token, { ...signedIn, until: payload.exp! * 1000 });
      return signedIn;
    } catch {
      return null;
    }
  }
}
