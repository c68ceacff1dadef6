import { createHash } from 'node:crypto';
import type { QueryConfig } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Queryable } from '../database/statement.ts';
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
  database: Queryable;
  /** True if several clients share the address, because it is that of an untrusted proxy. */
  isShared?: (ip: string) => boolean;
}

/** Counts attempts in the database, so that they survive a restart and several processes share the counters. */
export function openRateLimits({ database, isShared = () => false }: RateLimitOptions): RateLimits {
  // The limiter names its statements, and a pooler may run a named statement on a connection that does not know it.
  const unnamed = {
    query: async ({ text, values }: QueryConfig) => ({ rows: await database.query(text, values) }),
  };
  const limit = (keyPrefix: string, points: number, minutes: number) =>
    new RateLimiterPostgres({
      storeClient: unnamed,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration: minutes * 60,
      // A client that reaches twice the limit is refused without a query.
      inMemoryBlockOnConsumed: 2 * points,
    });
  /** A limit of each address, and a higher one of an address that several clients share. */
  const addressLimit = (name: string, points: number, sharedPoints: number, minutes: number) => {
    const own = limit(name, points, minutes);
    const shared = limit(`${name}-shared`, sharedPoints, minutes);
    return (ip: string): LimitedKey => [isShared(ip) ? shared : own, networkOf(ip)];
  };

  const contactLimit = addressLimit('contact', 5, 30, 10);
  const savingLimit = addressLimit('saving', 5, 30, 10);
  const resetLimit = addressLimit('reset', 5, 50, 15);
  const resetAccountLimit = limit('reset-account', 3, 60);
  const emailChangeLimit = limit('email-change', 5, 60);
  const linkLimit = addressLimit('link', 20, 200, 15);
  const signInLimit = addressLimit('sign-in', 10, 100, 15);
  const accountLimit = limit('sign-in-account', 20, 15);
  const deviceAddressLimit = limit('sign-in-device-address', 10, 15);
  const deviceLimit = limit('sign-in-device', 20, 15);

  /** The limits of an attempt. The address comes first, so that one address cannot use up an account's attempts. */
  const attemptLimits = ({ ip, account, known }: Attempt): LimitedKey[] => {
    if (!known) return [signInLimit(ip), [accountLimit, digest(account)]];
    const device = digest(known);
    return [
      [deviceAddressLimit, `${device} ${networkOf(ip)}`],
      [deviceLimit, device],
    ];
  };
  return {
    contact: (ip) => consume(contactLimit(ip)),
    saving: (ip) => consume(savingLimit(ip)),
    passwordReset: (ip) => consume(resetLimit(ip)),
    async isResetAllowed(account) {
      try {
        await consume([resetAccountLimit, digest(account)]);
        return true;
      } catch (error) {
        if (error instanceof TooMany) return false;
        throw error;
      }
    },
    emailChange: (staffId) => consume([emailChangeLimit, String(staffId)]),
    passwordLink: (ip) => consume(linkLimit(ip)),
    async signIn(attempt) {
      for (const limited of attemptLimits(attempt)) await consume(limited);
    },
    async signedIn(attempt) {
      for (const [limiter, key] of attemptLimits(attempt)) await limiter.reward(key);
    },
  };
}

type LimitedKey = [limiter: RateLimiterPostgres, key: string];

/** Counts an attempt. The limiter rejects with a result where the limit is exceeded, for which this throws `TooMany`. */
async function consume([limiter, key]: LimitedKey): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (reason instanceof RateLimiterRes) throw new TooMany(Math.ceil(reason.msBeforeNext / 1000) || 1);
    throw reason;
  }
}

/** Hashes the key of a counter: people may type their password into the address field, and a key has a maximum length. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
