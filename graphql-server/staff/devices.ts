import { createHash, randomUUID } from 'node:crypto';
import type { SignedTokens } from '../signed-tokens.ts';

/** Half a year, so that a browser is recognized after a long leave. */
const TTL_SECONDS = 180 * 24 * 60 * 60;
/** Maximum number of accounts in a device token. */
const MAX_ACCOUNTS = 5;

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
  constructor(
    private readonly tokens: SignedTokens,
    private readonly now: () => Date,
  ) {}

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
    const expiresAt = new Date(this.now().getTime() + TTL_SECONDS * 1000);
    const token = await this.tokens.sign('known-browser', { jti: id, known }, expiresAt);
    return { token, seconds: TTL_SECONDS };
  }

  async #read(token: string | undefined): Promise<Device | null> {
    if (token === undefined) return null;
    const claims = await this.tokens.verify<{ known: string[] }>('known-browser', token);
    return claims && { id: claims.jti!, accounts: claims.known };
  }
}

const digest = (account: string): string => createHash('sha256').update(account).digest('base64url');
