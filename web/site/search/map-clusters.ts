import {
  HomesAtPointDocument,
  type HomesAtPointQuery,
  HomesOnMapDocument,
  type HomesOnMapQuery,
} from '../../../schema/documents/site/search/graphql.ts';
import { type Bounds, CLOSEST, MARGIN, type Search } from '../../../schema/search.ts';
import { formatBedrooms } from '../layout/home-facts.ts';
import { counted } from './search-labels.ts';
import { filterOf, type Ground } from './search-query.ts';
import { groupDigits } from '../../ui/group-digits.ts';
import type { Pin } from '../../ui/lazy-map.tsx';

/** Homes that the map shows as one. */
export type Cluster = HomesOnMapQuery['found']['clusters'][number];

/** The whole of the city and what is around it, and how closely that is looked at to see where homes are. */
export const CITY: Bounds = { west: 54.7, south: 24.7, east: 55.75, north: 25.5 };
export const FROM_AFAR = 9;

/** What is asked for the homes of a search on a piece of the map, the search's own piece of it being no matter. */
export const onMap = (ground: Ground, search: Search, { area, zoom }: { area: Bounds; zoom: number }) => ({
  document: HomesOnMapDocument,
  variables: { filter: filterOf(ground, { ...search, within: null }), area: { ...area }, zoom },
});

/** Homes at one point that are shown at once. */
const AT_ONCE = 4;

/** What is asked for the homes of a search that stand at one place. */
export const atPoint = (ground: Ground, search: Search, within: Bounds) => ({
  document: HomesAtPointDocument,
  variables: { filter: filterOf(ground, { ...search, within }), limit: AT_ONCE },
});

/** The homes at one place. */
export type AtPoint = HomesAtPointQuery['found'];

/** Suffix of a rent on a pin. */
const PERIOD = { YEAR: '/yr', MONTH: '/mo', WEEK: '/wk', DAY: '/day' } as const;

/** Maximum length of a price text that is shown unchanged on a pin. */
const SHORT = 12;

/** True if a click zooms in instead of showing the homes. */
export const opensNearer = ({ canSplit }: Cluster, zoom: number): boolean => canSplit && zoom < CLOSEST;

/** The bounds of the homes of a cluster. */
export const boundsOf = ({ west, south, east, north }: Cluster): Bounds => ({
  west: west - MARGIN,
  south: south - MARGIN,
  east: east + MARGIN,
  north: north + MARGIN,
});

/** A stable id of a cluster, independent of the view. */
export const idOf = ({ west, south, homes, home }: Cluster): string =>
  home ? `${home.__typename} ${home.id}` : `${west} ${south} ${homes}`;

/** The pin of a cluster. */
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
  const facts = [
    asked,
    formatBedrooms(home.bedrooms),
    home.location,
    isApproximate && 'shown at its community',
  ];
  return { ...standing, look: 'price', text, name: facts.filter(Boolean).join(', ') };
}

/** A short price, such as "AED 2.4M". */
function priceOf({ amount, price }: NonNullable<Cluster['home']>): string {
  if (amount === null) return price.length <= SHORT ? price : 'On request';
  return `AED ${new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 }).format(amount)}`;
}
