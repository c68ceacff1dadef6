import { createHash, createSecretKey, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';

const ALGORITHM = 'HS256';
const ISSUER = 'marsa-browser'; // another issuer than session tokens have, so that neither is valid as the other
/** Half a year, so that a browser is recognized after a long leave. */
const TTL_SECONDS = 180 * 24 * 60 * 60;
/** Number of accounts that a device token names at most. */
const MAX_ACCOUNTS = 5;

/** A browser in which an account has signed in. */
interface Device {
  id: string;
  /** Digests of the accounts that signed in there, latest first. */
  accounts: string[];
}

/**
 * Device cookies: each browser stores a signed token with the accounts that have signed in there. The server stores nothing, and the
 * token grants no access.
 */
export class Devices {
  readonly #key;

  constructor(
    secret: string,
    private readonly now: () => Date,
  ) {
    this.#key = createSecretKey(secret, 'utf8');
  }

  /** The id of the device when its token names the account; otherwise null. */
  async knownFor(account: string, token: string | undefined): Promise<string | null> {
    const device = await this.#read(token);
    return device?.accounts.includes(digest(account)) ? device.id : null;
  }

  /** The token for a browser in which an account has just signed in, and its lifetime in seconds. */
  async issue(account: string, before: string | undefined): Promise<{ token: string; seconds: number }> {
    const { id, accounts } = (await this.#read(before)) ?? { id: randomUUID(), accounts: [] };
    const name = digest(account);
    const known = [name, ...accounts.filter((other) => other !== name)].slice(0, MAX_ACCOUNTS);
    const token = await new SignJWT({ known })
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setJti(id)
      .setExpirationTime(Math.floor(this.now().getTime() / 1000) + TTL_SECONDS)
      .sign(this.#key);
    return { token, seconds: TTL_SECONDS };
  }

  async #read(token: string | undefined): Promise<Device | null> {
    if (token === undefined) return null;
    try {
      const { payload } = await jwtVerify<{ known: string[] }>(token, this.#key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        requiredClaims: ['exp', 'jti', 'known'],
        currentDate: this.now(),
      });
      return { id: payload.jti!, accounts: payload.known };
    } catch {
      return null; // not a device token
    }
  }
}

const digest = (account: string): string => createHash('sha256').update(account).digest('base64url');
