import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { TooMany } from '../errors.ts';
import { networkOf } from '../http/client-address.ts';

interface Attempt {
  ip: string;
  /** The email address of the account. */
  account: string;
  /** Id of a device on which this account has signed in before, or of the session that changes the password. */
  known?: string | null;
}

/** Rate limits; each throws `TooMany` when it is exceeded. */
export interface RateLimits {
  /** Contact messages: 5 in 10 minutes from an address, 30 from a shared one. */
  contact(ip: string): Promise<void>;
  /** Saved searches, with the same limits. */
  saving(ip: string): Promise<void>;
  /**
   * Password attempts in 15 minutes: 10 from an address, 100 from a shared one, and 20 for an account from all addresses. A known device
   * has limits of its own, 10 from an address and 20 in total, so that attempts of others do not lock out the owner of the account.
   */
  signIn(attempt: Attempt): Promise<void>;
  /** Requests of links to set another password: 5 in 15 minutes from an address, 50 from a shared one. */
  passwordReset(ip: string): Promise<void>;
  /** Counts the request for the account, and returns false after 3 in an hour. */
  isResetAllowed(account: string): Promise<boolean>;
  /** Changes of the address of an account: 5 in an hour. */
  emailChange(staffId: number): Promise<void>;
  /** Uses of links: 20 in 15 minutes from an address, 200 from a shared one. */
  passwordLink(ip: string): Promise<void>;
  /** Refunds the attempt after a successful sign-in. */
  signedIn(attempt: Attempt): Promise<void>;
}

interface RateLimitOptions {
  dataSource: DataSource;
  /** True if several clients share the address, because it is that of an untrusted proxy. */
  isShared?: (ip: string) => boolean;
}

const MINUTE_SECONDS = 60;

/** Counts attempts in the database, so that they survive a restart and several processes share the counters. */
export function openRateLimits({ dataSource, isShared = () => false }: RateLimitOptions): RateLimits {
  // The limiter names its statements, and a pooler may run a named statement on a connection that does not know it.
  const pool = (dataSource.driver as PostgresDriver).master as pg.Pool;
  // A connection of the pool reports its loss as `Unavailable`, and `pool.query` as an error of the socket.
  const unnamed = {
    query: async ({ text, values }: pg.QueryConfig) => {
      const client = await pool.connect();
      try {
        return await client.query(text, values);
      } finally {
        client.release();
      }
    },
  };
  const limit = (keyPrefix: string, points: number, minutes: number) =>
    new RateLimiterPostgres({
      storeClient: unnamed,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration: minutes * MINUTE_SECONDS,
      // A client that reaches twice the limit is refused without a query.
      inMemoryBlockOnConsumed: 2 * points,
    });
  const contactLimits = { own: limit('contact', 5, 10), shared: limit('contact-shared', 30, 10) };
  const savedSearchLimits = { own: limit('saving', 5, 10), shared: limit('saving-shared', 30, 10) };
  const resetLimits = { own: limit('reset', 5, 15), shared: limit('reset-shared', 50, 15) };
  const resetAccountLimit = limit('reset-account', 3, 60);
  const emailChangeLimit = limit('email-change', 5, 60);
  const linkLimits = { own: limit('link', 20, 15), shared: limit('link-shared', 200, 15) };
  const addressLimits = { own: limit('sign-in-address', 10, 15), shared: limit('sign-in-shared', 100, 15) };
  const accountLimit = limit('sign-in-account', 20, 15);
  const deviceAddressLimit = limit('sign-in-known-here', 10, 15);
  const deviceLimit = limit('sign-in-known', 20, 15);

  /** Throws `TooMany` where a limiter rejects with a result because the limit is exceeded. */
  const requireBelow = async (result: Promise<unknown>) => {
    try {
      await result;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) throw new TooMany(Math.ceil(reason.msBeforeNext / 1000) || 1);
      throw reason;
    }
  };
  const kindOf = (ip: string) => (isShared(ip) ? 'shared' : 'own');
  /** The limiters of an attempt with their keys. The address comes first, so that one address cannot use up an account's attempts. */
  const limitersOf = (attempt: Attempt): [RateLimiterPostgres, string][] => {
    const network = networkOf(attempt.ip);
    if (attempt.known) {
      const device = digest(attempt.known);
      return [
        [deviceAddressLimit, `${device} ${network}`],
        [deviceLimit, device],
      ];
    }
    return [
      [addressLimits[kindOf(attempt.ip)], network],
      [accountLimit, digest(attempt.account)],
    ];
  };
  return {
    contact: (ip) => requireBelow(contactLimits[kindOf(ip)].consume(networkOf(ip))),
    saving: (ip) => requireBelow(savedSearchLimits[kindOf(ip)].consume(networkOf(ip))),
    passwordReset: (ip) => requireBelow(resetLimits[kindOf(ip)].consume(networkOf(ip))),
    async isResetAllowed(account) {
      try {
        await requireBelow(resetAccountLimit.consume(digest(account)));
        return true;
      } catch (error) {
        if (error instanceof TooMany) return false;
        throw error;
      }
    },
    emailChange: (staffId) => requireBelow(emailChangeLimit.consume(String(staffId))),
    passwordLink: (ip) => requireBelow(linkLimits[kindOf(ip)].consume(networkOf(ip))),
    async signIn(attempt) {
      for (const [limiter, key] of limitersOf(attempt)) await requireBelow(limiter.consume(key));
    },
    async signedIn(attempt) {
      for (const [limiter, key] of limitersOf(attempt)) await requireBelow(limiter.reward(key));
    },
  };
}

/** Hashes the key of a counter: people may type their password into the address field, and a key has a maximum length. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
