import { parseAddress } from '../http/client-address.ts';

/**
 * What counts as one visitor: an IPv4 address, or the /64 network that an IPv6 subscriber has alone. All that is no address
 * counts as one.
 */
export function networkOf(ip: string): string {
  const address = parseAddress(ip);
  if (!address) return 'unknown';
  if (!('parts' in address)) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
