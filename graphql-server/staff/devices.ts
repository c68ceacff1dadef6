import { createHash, createSecretKey, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';

const ALGORITHM = 'HS256';
const ISSUER = 'marsa-browser'; // unlike the tokens of sign-ins, so that neither is taken for the other
/** Half a year: who comes back from a long leave is known still. */
const LASTS_SECONDS = 180 * 24 * 60 * 60;
/** Most accounts that one browser is known for. */
const MOST = 5;

/** A browser in which somebody has signed in. */
interface Device {
  id: string;
  /** Digests of the accounts that signed in there, the last one first. */
  accounts: string[];
}

/**
 * What browsers are known by: each keeps a signed note of the accounts that have signed in there. Nothing is stored here,
 * and the note opens nothing by itself.
 */
export class Devices {
  readonly #key;

  constructor(
    secret: string,
    private readonly now: () => Date,
  ) {
    this.#key = createSecretKey(secret, 'utf8');
  }

  /** The browser's id when its note says that the account has signed in there; else null. */
  async knownFor(account: string, note: string | undefined): Promise<string | null> {
    const device = await this.#read(note);
    return device?.accounts.includes(digest(account)) ? device.id : null;
  }

  /** The note for a browser in which an account has just signed in, and for how many seconds it is good. */
  async note(account: string, before: string | undefined): Promise<{ note: string; seconds: number }> {
    const { id, accounts } = (await this.#read(before)) ?? { id: randomUUID(), accounts: [] };
    const name = digest(account);
    const known = [name, ...accounts.filter((other) => other !== name)].slice(0, MOST);
    const note = await new SignJWT({ known })
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setJti(id)
      .setExpirationTime(Math.floor(this.now().getTime() / 1000) + LASTS_SECONDS)
      .sign(this.#key);
    return { note, seconds: LASTS_SECONDS };
  }

  async #read(note: string | undefined): Promise<Device | null> {
    if (note === undefined) return null;
    try {
      const { payload } = await jwtVerify<{ known: string[] }>(note, this.#key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        requiredClaims: ['exp', 'jti', 'known'],
        currentDate: this.now(),
      });
      return { id: payload.jti!, accounts: payload.known };
    } catch {
      return null; // whatever it is, it is no note of ours
    }
  }
}

const digest = (account: string): string => createHash('sha256').update(account).digest('base64url');
