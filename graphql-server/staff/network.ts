import { isIPv6 } from 'node:net';

const LONGEST = 64;

/** What counts as one address: an IPv4 address, or the /64 network that an IPv6 subscriber has to himself. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [address = ''] = ip.split('%'); // the rest names an interface of this machine
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : ip.slice(0, LONGEST);
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].map((group) => parseInt(group, 16).toString(16));
}
