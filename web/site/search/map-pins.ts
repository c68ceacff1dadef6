import { groupDigits } from '../../ui/group-digits.ts';
import { CLOSEST, MARGIN, type Bounds } from '../../../schema/search.ts';
import type { Pin } from '../../ui/lazy-map.tsx';
import { roomsOf } from '../layout/rooms.ts';
import type { Cluster } from './map-asking.ts';
import { counted } from './said.ts';

/** What stands behind a rent on a pin. */
const PERIOD = { YEAR: '/yr', MONTH: '/mo', WEEK: '/wk', DAY: '/day' } as const;

/** Longest text of a price that stands on a pin as it was given. */
const SHORT = 12;

/** Whether a press goes nearer, rather than telling of what is there. */
export const opensNearer = ({ canSplit }: Cluster, zoom: number): boolean => canSplit && zoom < CLOSEST;

/** The piece of the map on which just these homes stand. */
export const boundsOf = ({ west, south, east, north }: Cluster): Bounds => ({
  west: west - MARGIN,
  south: south - MARGIN,
  east: east + MARGIN,
  north: north + MARGIN,
});

/** A cluster's own name, the same wherever it is seen from. */
export const idOf = ({ west, south, homes, home }: Cluster): string =>
  home ? `${home.__typename} ${home.id}` : `${west} ${south} ${homes}`;

/** What stands on the map for homes that are shown as one. */
export function pinOf(cluster: Cluster, zoom: number, open: string | null): Pin {
  const { latitude, longitude, homes, home, isApproximate } = cluster;
  const id = idOf(cluster);
  const standing = { id, point: { latitude, longitude }, isOpen: id === open, isNear: isApproximate };
  if (!home) {
    const way = opensNearer(cluster, zoom) ? 'zoom in' : 'at one place, show them';
    return {
      ...standing,
      look: 'count',
      text: groupDigits(homes),
      name: `${counted(homes)}, ${way}`,
    };
  }
  const period = home.rentPeriod && home.amount !== null ? PERIOD[home.rentPeriod] : '';
  const text = `${priceOf(home)}${period}`;
  const asked = home.rentPeriod ? `${priceOf(home)} a ${home.rentPeriod.toLowerCase()}` : text;
  const facts = [asked, roomsOf(home.bedrooms), home.location, isApproximate && 'shown at its community'];
  return { ...standing, look: 'price', text, name: facts.filter(Boolean).join(', ') };
}

/** What is asked for a home, as short as it can be said: "AED 2.4M". */
function priceOf({ amount, price }: NonNullable<Cluster['home']>): string {
  if (amount === null) return price.length <= SHORT ? price : 'On request';
  return `AED ${new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 }).format(amount)}`;
}
