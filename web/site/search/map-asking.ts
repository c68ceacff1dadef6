import {
  HomesAtPointDocument,
  HomesOnMapDocument,
  type HomesAtPointQuery,
  type HomesOnMapQuery,
} from '../../../schema/documents/site/search/graphql.ts';
import type { Bounds, Search } from '../../../schema/search.ts';
import { filterOf } from './asking.ts';
import type { Ground } from './ground.ts';

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
