import type { Queryable } from '../database/statement.ts';
import { LONGEST_SEARCH } from '../collections/graphql/list.ts';
import { findBuildings } from './buildings.ts';
import { interpretFilter, type HomeFilterInput, type InterpretedFilter } from './home-filter-input.ts';
import type { HomeFilter } from './home-filter.ts';
import { findClusters, type Cluster, type MapView } from './map-clusters.ts';
import {
  findAfter,
  findPage,
  type AfterRequest,
  type HomePage,
  type HomeSlice,
  type PageRequest,
} from './search-homes.ts';
import { findNearby, findSimilar } from './similar-homes.ts';
import { ALL_MATCHED, correctWords, type WordMatches } from './word-corrections.ts';

/** Searches the published homes: SQL on the table `homes`. */
export class HomeSearch {
  constructor(private readonly database: Queryable) {}

  /** Validates a filter and interprets its words with the buildings in stock. Throws `InvalidInput`. */
  async interpret(input: HomeFilterInput): Promise<InterpretedFilter> {
    return interpretFilter(input, await this.buildingsIn(input.words ?? ''));
  }

  /** The buildings in stock that words may name; none of words that are too long for a search. */
  async buildingsIn(words: string): Promise<readonly string[]> {
    return words.length > LONGEST_SEARCH ? [] : findBuildings(this.database, words);
  }

  /** A page of the homes that match. Misspelt words are corrected if nothing matches otherwise. */
  async searchHomes(filter: HomeFilter, request: PageRequest): Promise<HomePage & { words: WordMatches }> {
    const { result, words } = await this.#corrected(
      filter,
      (one) => findPage(this.database, one, request),
      ({ total }) => total === 0,
    );
    return { ...result, words };
  }

  async homesAfter(filter: HomeFilter, request: AfterRequest): Promise<HomeSlice> {
    const { result } = await this.#corrected(
      filter,
      (one) => findAfter(this.database, one, request),
      ({ total }) => total === 0,
    );
    return result;
  }

  /** The clusters of a map, at most `MAX_CLUSTERS`. */
  async mapClusters(filter: HomeFilter, view: MapView): Promise<Cluster[]> {
    const { result } = await this.#corrected(
      filter,
      (one) => findClusters(this.database, one, view),
      (clusters) => clusters.length === 0,
    );
    return result;
  }

  nearbyHomes(id: number, limit: number): Promise<number[]> {
    return findNearby(this.database, id, limit);
  }

  similarHomes(id: number, limit: number): Promise<number[]> {
    return findSimilar(this.database, id, limit);
  }

  async #corrected<Result>(
    filter: HomeFilter,
    find: (filter: HomeFilter) => Promise<Result>,
    isEmpty: (result: Result) => boolean,
  ): Promise<{ result: Result; words: WordMatches }> {
    const result = await find(filter);
    if (filter.words === undefined || !isEmpty(result)) return { result, words: ALL_MATCHED };
    const { corrected, ...words } = await correctWords(this.database, filter.words);
    if (corrected === undefined) return { result, words };
    return { result: await find({ ...filter, words: corrected }), words };
  }
}
