import { parseAddress } from './client-address.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Headers by which a proxy says for whom it asks. */
const FORWARDING = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
  'x-client-ip',
  'fastly-client-ip',
  'fly-client-ip',
];

/** Addresses that lead no further than the machine or its network. */
const NEAR = ['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'];

/** Most proxies that are remembered, and that the notice names. */
const MOST = 100;
const NAMED = 5;

/** What of the server is told that the proxies are not set up. */
interface NoticeBoard {
  raise(about: string, sentence: string): void;
}

/**
 * Proxies that forward visitors and that nobody said to believe: to us, everyone behind one of them has its address.
 * What is noticed is told as a notice.
 */
export class UntrustedProxies {
  readonly #forwarding = new Set<string>();

  constructor(private readonly notices: NoticeBoard) {}

  /** Whether everyone who comes through a proxy seems to have this address. */
  isShared(ip: string): boolean {
    return this.#forwarding.has(ip);
  }

  /** Looks at where a request comes from. */
  see({ headers, ip, ips, socket }: Pick<FastifyRequest, 'headers' | 'ip' | 'ips' | 'socket'>): void {
    // Where a proxy is believed, the address is another's than the connection's, or its word of the same one.
    if (ip !== socket.remoteAddress || this.#forwarding.has(ip) || (ips?.length ?? 0) > 1) return;
    if (!FORWARDING.some((name) => headers[name] !== undefined) || !isNear(ip)) return;
    if (this.#forwarding.size >= MOST) return;
    this.#forwarding.add(ip);
    if (this.#forwarding.size <= NAMED) this.notices.raise('proxies', sentenceOf([...this.#forwarding]));
  }
}

function isNear(ip: string): boolean {
  const address = parseAddress(ip);
  return address !== null && NEAR.includes(address.range());
}

const plain = (ip: string): string => parseAddress(ip)?.toString() ?? ip;

function sentenceOf(ips: string[]): string {
  const names = ips.map(plain);
  return (
    `Requests are forwarded by ${names.join(' and ')}, which the setting TRUSTED_PROXIES does not name, so everyone ` +
    `behind it seems to come from one address: limits count by account and by form until it does. If this is your ` +
    `proxy, have it send X-Forwarded-For and start the server with TRUSTED_PROXIES=${names.join(',')}.`
  );
}

/** Has every request that is not answered at once looked at. */
export function watchForUntrustedProxies(app: FastifyInstance, untrustedProxies: UntrustedProxies): void {
  app.addHook('onRequest', (request, _reply, next) => {
    untrustedProxies.see(request);
    next();
  });
}
