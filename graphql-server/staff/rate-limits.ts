import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { TooMany } from '../errors.ts';
import { networkOf } from './network.ts';

/** A password attempt: client address, account, and the device or session that has proven to be the account's. */
export interface Attempt {
  ip: string;
  account: string;
  /** Id of a device in which this account signed in before, or of the session that changes the password. */
  known?: string | null;
}

/** Rate limits; each throws `TooMany` when it is exceeded. */
export interface RateLimits {
  /** Contact messages: 5 in 10 minutes from an address, 30 from a shared one. */
  contact(ip: string): Promise<void>;
  /** Saved searches: the same limits. */
  saving(ip: string): Promise<void>;
  /**
   * Password attempts in 15 minutes: 10 from an address, 100 from a shared one, and 20 for an account from all addresses. Known devices
   * have separate limits, 10 from an address and 20 in all, so that attempts of strangers do not lock the account's owner out.
   */
  signIn(attempt: Attempt): Promise<void>;
  /** Refunds the attempt after a successful sign-in. */
  signedIn(attempt: Attempt): Promise<void>;
}

interface RateLimitParts {
  dataSource: DataSource;
  /** Maps a database error to an `AppError` where there is one for it. */
  translate: (error: unknown) => unknown;
  /** Whether an address is that of an untrusted proxy, which many clients share. */
  isShared?: (ip: string) => boolean;
}

const MINUTES = 60;

/** Counts attempts in the database, so that they survive a restart and several processes share the counters. */
export function openRateLimits({
  dataSource,
  translate,
  isShared = () => false,
}: RateLimitParts): RateLimits {
  const limit = (keyPrefix: string, points: number, minutes: number) =>
    new RateLimiterPostgres({
      storeClient: dataSource,
      storeType: 'typeorm',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration: minutes * MINUTES,
      // A client that exceeds the limit twice over is refused from memory, without a query.
      inMemoryBlockOnConsumed: 2 * points,
    });
  const messages = { own: limit('contact', 5, 10), shared: limit('contact-shared', 30, 10) };
  const searches = { own: limit('saving', 5, 10), shared: limit('saving-shared', 30, 10) };
  const address = { own: limit('sign-in-address', 10, 15), shared: limit('sign-in-shared', 100, 15) };
  const account = limit('sign-in-account', 20, 15);
  const knownHere = limit('sign-in-known-here', 10, 15);
  const known = limit('sign-in-known', 20, 15);

  const counted = async (counting: Promise<unknown>) => {
    try {
      await counting;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) throw new TooMany(Math.ceil(reason.msBeforeNext / 1000) || 1);
      throw translate(reason);
    }
  };
  const kind = (ip: string) => (isShared(ip) ? 'shared' : 'own');
  /** The limiters of an attempt. The address comes first, so that one address cannot use up an account's attempts. */
  const counters = (attempt: Attempt): [RateLimiterPostgres, string][] => {
    const network = networkOf(attempt.ip);
    if (attempt.known) {
      const who = digest(attempt.known);
      return [
        [knownHere, `${who} ${network}`],
        [known, who],
      ];
    }
    return [
      [address[kind(attempt.ip)], network],
      [account, digest(attempt.account)],
    ];
  };
  return {
    contact: (ip) => counted(messages[kind(ip)].consume(networkOf(ip))),
    saving: (ip) => counted(searches[kind(ip)].consume(networkOf(ip))),
    async signIn(attempt) {
      for (const [limiter, key] of counters(attempt)) await counted(limiter.consume(key));
    },
    async signedIn(attempt) {
      for (const [limiter, key] of counters(attempt)) await counted(limiter.reward(key));
    },
  };
}

/** The key of an account. People type passwords into the address field: only the digest is stored, and any length fits. */
function digest(account: string): string {
  return createHash('sha256').update(account).digest('base64url');
}
