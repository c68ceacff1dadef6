import ipaddr from 'ipaddr.js';

/** An IPv4 address, or an IPv6 address in brackets, with an optional port. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d{1,3}(?:\.\d{1,3}){3}))(?::\d{1,5})?$/;
/** Length of the longest address with zone, brackets and port. */
const MAX_LENGTH = 100;

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Parses an address with or without port and brackets; null for other text. */
export function parseAddress(text: string | undefined): Address | null {
  const trimmed = (text ?? '').slice(0, MAX_LENGTH + 1).trim();
  if (trimmed.length > MAX_LENGTH) return null;
  const [, bracketed, dotted] = WITH_PORT.exec(trimmed) ?? [];
  const [bare = ''] = (bracketed ?? dotted ?? trimmed).split('%');
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare);
  return ipaddr.IPv6.isValid(bare) ? ipaddr.process(bare) : null;
}

/** Named ranges in TRUSTED_PROXIES. */
const RANGES: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Returns a function that checks whether an address is that of a trusted proxy.
 * @param names addresses, networks such as `10.0.0.0/8`, and named ranges
 */
export function trustedBy(names: readonly string[]): (address: string | undefined) => boolean {
  const networks = names.flatMap((name) => RANGES[name] ?? [name]).map(parseNetwork);
  return (text) => {
    const address = parseAddress(text);
    return address !== null && networks.some((network) => contains(network, address));
  };
}

function parseNetwork(name: string): [Address, number] {
  if (name.includes('/')) return ipaddr.parseCIDR(name);
  const address = ipaddr.process(name);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

const contains = ([base, bits]: [Address, number], address: Address): boolean =>
  base.kind() === address.kind() && address.match([base, bits] as [ipaddr.IPv4 & ipaddr.IPv6, number]);

/** The normalised address of the client without a port; `unknown` when a trusted proxy forwarded an invalid address. */
export const clientAddress = ({ ip }: { ip: string }): string => parseAddress(ip)?.toString() ?? 'unknown';

/**
 * The network that rate limits count as one client: an IPv4 address, or the /64 network of an IPv6 subscriber. Invalid addresses
 * count as one client.
 */
export function networkOf(ip: string): string {
  const address = parseAddress(ip);
  if (!address) return 'unknown';
  if (!('parts' in address)) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
