import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { TooMany } from '../errors.ts';
import { networkOf } from './network.ts';

/** How often something may be tried; each throws `TooMany` beyond it. */
export interface Limits {
  /** A message from one address: 5 in 10 minutes. */
  contact(ip: string): Promise<void>;
  /** A try at a password: 10 from one address and 20 for one account, wherever from, in 15 minutes. */
  signIn(ip: string, account: string): Promise<void>;
  /** Takes the try back, for it was right. */
  signedIn(ip: string, account: string): Promise<void>;
}

interface LimitsParts {
  dataSource: DataSource;
  /** The database's error as a refusal where it means one. */
  translate: (error: unknown) => unknown;
}

const MINUTES = 60;

/** Counts tries in the database, so that a restart forgets none and several processes count together. */
export function openLimits({ dataSource, translate }: LimitsParts): Limits {
  const limit = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: dataSource,
      storeType: 'typeorm',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
      // Who goes on regardless is refused from memory and costs the database nothing.
      inMemoryBlockOnConsumed: 2 * points,
    });
  const contact = limit('contact', 5, 10 * MINUTES);
  const address = limit('sign-in-address', 10, 15 * MINUTES);
  const account = limit('sign-in-account', 20, 15 * MINUTES);

  const counted = async (counting: Promise<unknown>) => {
    try {
      await counting;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) throw new TooMany(Math.ceil(reason.msBeforeNext / 1000) || 1);
      throw translate(reason);
    }
  };
  return {
    contact: (ip) => counted(contact.consume(networkOf(ip))),
    async signIn(ip, name) {
      // In this order one address alone cannot use up an account's tries.
      await counted(address.consume(networkOf(ip)));
      await counted(account.consume(digest(name)));
    },
    async signedIn(ip, name) {
      await counted(address.reward(networkOf(ip)));
      await counted(account.reward(digest(name)));
    },
  };
}

/** People type passwords where an address belongs: none is kept, and any length fits. */
function digest(account: string): string {
  return createHash('sha256').update(account).digest('base64url');
}
