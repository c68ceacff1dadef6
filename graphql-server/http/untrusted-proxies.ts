import type { Notices } from '../observability/notices.ts';
import { parseAddress } from './client-address.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Headers in which proxies forward the address of the client. */
const FORWARDING_HEADERS = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
  'x-client-ip',
  'fastly-client-ip',
  'fly-client-ip',
];

/** Kinds of addresses on this machine or its network. */
const LOCAL_RANGES = ['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'];

/** Maximum number of proxies that are remembered. */
const MAX_PROXIES = 100;
const MAX_PROXIES_IN_NOTICE = 5;

/**
 * Detects proxies that are missing in TRUSTED_PROXIES. All clients behind such a proxy appear to have its address. Raises a notice with
 * the correct setting.
 */
export class UntrustedProxies {
  /** Addresses of the detected proxies. */
  readonly #proxies = new Set<string>();

  constructor(private readonly notices: Pick<Notices, 'raise'>) {}

  /** True for the address of an untrusted proxy, which its clients share. */
  isShared(ip: string): boolean {
    return this.#proxies.has(ip);
  }

  /** Checks whether a request was forwarded by an untrusted proxy. */
  inspect({ headers, ip, ips, socket }: Pick<FastifyRequest, 'headers' | 'ip' | 'ips' | 'socket'>): void {
    if (this.#proxies.has(ip) || this.#proxies.size >= MAX_PROXIES) return;
    // Behind a trusted proxy, `ip` is the forwarded address, and `ips` has all addresses of the chain.
    const isBehindTrustedProxy = ip !== socket.remoteAddress || (ips?.length ?? 0) > 1;
    const isForwarded = FORWARDING_HEADERS.some((name) => headers[name] !== undefined);
    if (isBehindTrustedProxy || !isForwarded || !isLocal(ip)) return;
    this.#proxies.add(ip);
    if (this.#proxies.size <= MAX_PROXIES_IN_NOTICE)
      this.notices.raise('proxies', messageFor([...this.#proxies]));
  }
}

function isLocal(ip: string): boolean {
  const address = parseAddress(ip);
  return address !== null && LOCAL_RANGES.includes(address.range());
}

const normalise = (ip: string): string => parseAddress(ip)?.toString() ?? ip;

function messageFor(ips: string[]): string {
  const names = ips.map(normalise);
  return (
    `Requests are forwarded by ${names.join(' and ')}, which the setting TRUSTED_PROXIES does not name, so all clients ` +
    `behind it appear to have one address, and rate limits count by account and by form until it is set. If this is your ` +
    `proxy, configure it to send X-Forwarded-For and start the server with TRUSTED_PROXIES=${names.join(',')}.`
  );
}

/** Adds a hook that inspects every request. Responses from the cache are sent before it runs. */
export function watchForUntrustedProxies(app: FastifyInstance, untrustedProxies: UntrustedProxies): void {
  app.addHook('onRequest', (request, _reply, next) => {
    untrustedProxies.inspect(request);
    next();
  });
}
