import type { HomesAtPointQuery, HomesOnMapQuery } from '../../../schema/documents/site/search/graphql.ts';
import { type Bounds, CLOSEST, MARGIN, type Search } from '../../../schema/search.ts';
import { formatBedrooms } from '../layout/home-facts.ts';
import { formatList, formatNumber } from '../../../schema/language.ts';
import * as messages from './messages.ts';
import { createHomeFilter, type SearchScope } from './search-query.ts';
import type { Pin } from '../../ui/map/pins.tsx';

/** Homes that the map shows as one pin. */
export type Cluster = HomesOnMapQuery['found']['clusters'][number];

/** The area whose clusters give the extent of a search, and their zoom. */
export const SEARCHED_AREA: Bounds = { west: 54.7, south: 24.7, east: 55.75, north: 25.5 };
export const SEARCHED_AREA_ZOOM = 9;

/** Creates the variables for the clusters of a search in an area. Ignores the search's own bounds. */
export const createMapVariables = (
  scope: SearchScope,
  search: Search,
  { area, zoom }: { area: Bounds; zoom: number },
) => ({ filter: createHomeFilter(scope, { ...search, within: null }), area: { ...area }, zoom });

/** Maximum number of homes in the card of a pin. */
const MAX_SHOWN = 4;

/** Creates the variables for the homes of a search within the bounds of a cluster. */
export const createPointVariables = (scope: SearchScope, search: Search, within: Bounds) => ({
  filter: createHomeFilter(scope, { ...search, within }),
  limit: MAX_SHOWN,
});

/** The homes of a cluster. */
export type HomesAtPoint = HomesAtPointQuery['found'];

/** Maximum length of a price text that is shown unchanged on a pin. */
const MAX_PRICE_LENGTH = 12;

/** True if a click zooms in instead of showing the homes. */
export const zoomsIn = ({ canSplit }: Cluster, zoom: number): boolean => canSplit && zoom < CLOSEST;

/** The bounds of the homes of a cluster. */
export const getClusterBounds = ({ west, south, east, north }: Cluster): Bounds => ({
  west: west - MARGIN,
  south: south - MARGIN,
  east: east + MARGIN,
  north: north + MARGIN,
});

/** A stable id of a cluster, independent of the view. */
export const getClusterId = ({ west, south, homes, home }: Cluster): string =>
  home ? `${home.__typename} ${home.id}` : `${west} ${south} ${homes}`;

/** Creates the pin of a cluster. `open` is the id of the cluster whose card is shown. */
export function createPin(cluster: Cluster, zoom: number, open: string | null): Pin {
  const { latitude, longitude, homes, home, isApproximate } = cluster;
  const id = getClusterId(cluster);
  const common = { id, point: { latitude, longitude }, isOpen: id === open, isApproximate };
  if (!home) {
    const name = zoomsIn(cluster, zoom) ? messages.zoomIn(homes) : messages.showHomes(homes);
    return { ...common, variant: 'count', text: formatNumber(homes), name };
  }
  const { rentPeriod, amount, bedrooms, location } = home;
  const price = formatShortPrice(home);
  const facts = [
    rentPeriod ? messages.spokenRents[rentPeriod](price) : price,
    formatBedrooms(bedrooms),
    location,
    isApproximate ? messages.approximate : null,
  ];
  return {
    ...common,
    variant: 'price',
    text: rentPeriod && amount !== null ? messages.rents[rentPeriod](price) : price,
    name: formatList(
      facts.filter((fact) => fact !== null),
      'unit',
    ),
  };
}

function formatShortPrice({ amount, price }: NonNullable<Cluster['home']>): string {
  if (amount === null) return price.length <= MAX_PRICE_LENGTH ? price : messages.priceOnRequest;
  return messages.shortPrice(amount);
}
