import { createHash, createSecretKey, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';

const ALGORITHM = 'HS256';
/** Differs from the issuer of session tokens, so that a device token is not valid as a session token or the reverse. */
const ISSUER = 'marsa-browser';
/** Half a year, so that a browser is recognized after a long leave. */
const TTL_SECONDS = 180 * 24 * 60 * 60;
/** Maximum number of accounts in a device token. */
const MAX_ACCOUNTS = 5;

/** A browser in which an account has signed in. */
interface Device {
  id: string;
  /** Digests of the accounts that have signed in on it, the most recent first. */
  accounts: string[];
}

/**
 * Issues and verifies device tokens. Each browser stores one in a cookie: a signed list of the accounts that have signed in there. The
 * server stores nothing, and a device token grants no access.
 */
export class Devices {
  readonly #key;

  constructor(
    secret: string,
    private readonly now: () => Date,
  ) {
    this.#key = createSecretKey(secret, 'utf8');
  }

  /** Returns the id of the device if the account has signed in on it before; otherwise null. */
  async knownFor(account: string, token: string | undefined): Promise<string | null> {
    const device = await this.#read(token);
    return device?.accounts.includes(digest(account)) ? device.id : null;
  }

  /** Adds an account that has just signed in to a browser's previous token. Returns the new token and its lifetime in seconds. */
  async issue(account: string, previous: string | undefined): Promise<{ token: string; seconds: number }> {
    const { id, accounts } = (await this.#read(previous)) ?? { id: randomUUID(), accounts: [] };
    const latest = digest(account);
    const known = [latest, ...accounts.filter((other) => other !== latest)].slice(0, MAX_ACCOUNTS);
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
