import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { TooMany } from '../errors.ts';
import { networkOf } from './network.ts';

/** Who tries a password: from where, at which account, and what shows that he was let in before. */
export interface Attempt {
  ip: string;
  account: string;
  /** The browser in which this account signed in before, or the sign-in in which one changes the password. */
  known?: string | null;
}

/** How often something may be tried; each throws `TooMany` beyond it. */
export interface RateLimits {
  /** A message from one address: 5 in 10 minutes, or 30 where everyone seems to have that address. */
  contact(ip: string): Promise<void>;
  /** A search to be mailed about, likewise. */
  saving(ip: string): Promise<void>;
  /**
   * A try at a password, in 15 minutes: 10 from one address, or 100 where everyone seems to have it, and 20 for one
   * account wherever from. Whoever was let in before counts apart from all these, 10 from one address and 20 in all, so
   * that no stranger's tries are his.
   */
  signIn(attempt: Attempt): Promise<void>;
  /** Takes the try back, for it was right. */
  signedIn(attempt: Attempt): Promise<void>;
}

interface RateLimitParts {
  dataSource: DataSource;
  /** The database's error as a refusal where it means one. */
  translate: (error: unknown) => unknown;
  /** Whether everyone who comes through a proxy seems to have an address. */
  isShared?: (ip: string) => boolean;
}

const MINUTES = 60;

/** Counts tries in the database, so that a restart forgets none and several processes count together. */
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
      // Who goes on regardless is refused from memory and costs the database nothing.
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
  /** What counts a try, in order: in this one an address alone cannot use up an account's tries. */
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

/** People type passwords where an address belongs: none is kept, and any length fits. */
function digest(account: string): string {
  return createHash('sha256').update(account).digest('base64url');
}
