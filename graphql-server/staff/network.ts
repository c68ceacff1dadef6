import ipaddr from 'ipaddr.js';

const LONGEST = 64;

/** What counts as one address: an IPv4 address, or the /64 network that an IPv6 subscriber has to himself. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip.slice(0, LONGEST);
  const address = ipaddr.process(ip);
  if (!('parts' in address)) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
