import { parseAddress } from '../http/client-address.ts';

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
