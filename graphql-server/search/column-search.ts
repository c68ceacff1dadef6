import type { EntityManager } from 'typeorm';
import type { Statement, StatementReader } from '../database/statement.ts';
import { Columns, MOST_REACHED } from './columns.ts';
import type { HomeFacts } from './home-columns.ts';
import type { Cluster, Found, MapView, Paging, ReadingOn, Search, Stretch, Wish } from './wish.ts';

/** Rows that are read at once while all are. */
const STRIDE = 5_000;
/** How long notes of changes are kept, and after how long without a look all are read anew, in milliseconds. */
const REMEMBERED = 3_600_000;
const ASLEEP = REMEMBERED - 600_000;

const FACTS = `id, kind, property_type, place, bedroom_count, bathroom_count, furnishing, completion, amenities, asked::float8,
  built_up_area, latitude, longitude, (extract(epoch from created_at) * 1000)::float8`;

/** $1 the number after which more are read. */
const ALL: Statement = {
  name: 'search.all',
  text: `select ${FACTS} from listings where id > $1::int order by id limit ${STRIDE}`,
};
/** $1 numbers. */
const SOME: Statement = {
  name: 'search.some',
  text: `select ${FACTS} from listings where id = any($1::int[])`,
};
/**
 * $1 the transaction from which on changes are looked for: where to look from next time, and which listings changed. The next
 * look begins at the oldest transaction that is still open, so that nothing is missed in whatever order they end.
 */
const CHANGED: Statement = {
  name: 'search.changed',
  text: `select pg_snapshot_xmin(pg_current_snapshot())::text,
    (select array_agg(distinct listing_id) from listing_changes where xid >= $1::text::xid8)`,
};
/** $1 a search of words, $2 the most that are given. */
const WITH_WORDS: Statement = {
  name: 'search.words',
  text: 'select id from listings t where t.search @@ lower($1)::tsquery limit $2::int',
};

type Row = [
  id: number,
  kind: HomeFacts['kind'],
  propertyType: string | null,
  placeId: string | null,
  bedrooms: number | null,
  bathrooms: number | null,
  furnishing: string | null,
  completion: string | null,
  amenities: string[],
  asked: number | null,
  area: number | null,
  latitude: number | null,
  longitude: number | null,
  created: number,
];

/**
 * Finds homes by their facts, which it keeps in memory. Before each search it looks what has changed: whoever has written
 * finds what he wrote, and several processes on one database find the same.
 */
export class ColumnSearch implements Search {
  #columns: Columns | undefined;
  #from = '0';
  #lookedAt = -Infinity;
  #looking: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(private readonly database: StatementReader) {}

  async find(wish: Wish, paging: Paging): Promise<Found> {
    const among = await this.#among(wish);
    return (await this.#fresh()).find(wish, paging, among);
  }

  async readOn(wish: Wish, from: ReadingOn): Promise<Stretch> {
    const among = await this.#among(wish);
    return (await this.#fresh()).readOn(wish, from, among);
  }

  async clusters(wish: Wish, view: MapView): Promise<Cluster[]> {
    const among = await this.#among(wish);
    return (await this.#fresh()).clusters(wish, view, among);
  }

  async near(id: number, most: number): Promise<number[]> {
    return (await this.#fresh()).near(id, most);
  }

  async like(id: number, most: number): Promise<number[]> {
    return (await this.#fresh()).like(id, most);
  }

  /** Reads all homes before the first search would. */
  warm(): Promise<void> {
    return this.#look();
  }

  async #fresh(): Promise<Columns> {
    await this.#look();
    return this.#columns!;
  }

  /** The homes that have the words, where any are wanted. */
  async #among({ words }: Wish): Promise<number[] | undefined> {
    if (words === undefined) return undefined;
    const rows = (await this.database.rows(WITH_WORDS, [words, MOST_REACHED])) as [number][];
    return rows.map(([id]) => id);
  }

  /** Looks for changes; those who come while somebody looks share the look after that one. */
  #look(): Promise<void> {
    if (!this.#looking) return (this.#looking = this.#bringUp().finally(() => (this.#looking = undefined)));
    this.#next ??= this.#looking
      .catch(() => undefined) // it is told to those who waited for it
      .then(() => {
        this.#next = undefined;
        return this.#look();
      });
    return this.#next;
  }

  async #bringUp(): Promise<void> {
    const now = performance.now();
    if (now - this.#lookedAt > ASLEEP) this.#columns = undefined;
    const [[next, changed]] = (await this.database.rows(CHANGED, [this.#from])) as [
      [string, number[] | null],
    ];
    if (!this.#columns) this.#columns = await this.#read();
    else if (changed) await this.#apply(this.#columns, changed);
    this.#from = next;
    this.#lookedAt = now;
  }

  async #read(): Promise<Columns> {
    const columns = new Columns();
    for (let after = 0; ;) {
      const rows = (await this.database.rows(ALL, [after])) as Row[];
      for (const row of rows) columns.put(factsOf(row));
      if (rows.length < STRIDE) return columns;
      after = rows.at(-1)![0];
    }
  }

  async #apply(columns: Columns, changed: readonly number[]): Promise<void> {
    const rows = (await this.database.rows(SOME, [changed])) as Row[];
    const gone = new Set(changed);
    for (const row of rows) {
      columns.put(factsOf(row));
      gone.delete(row[0]);
    }
    for (const id of gone) columns.remove(id);
  }
}

function factsOf(row: Row): HomeFacts {
  const [id, kind, propertyType, placeId, bedrooms, bathrooms, furnishing, completion, ...rest] = row;
  const [amenities, asked, area, latitude, longitude, created] = rest;
  const words = { propertyType, placeId, furnishing, completion, amenities };
  return { id, kind, ...words, bedrooms, bathrooms, asked, area, latitude, longitude, created };
}

/** Forgets notes of changes that everyone has seen. */
export async function forgetChanges(em: EntityManager): Promise<void> {
  await em.query('delete from listing_changes where at < now() - make_interval(secs => $1)', [
    REMEMBERED / 1000,
  ]);
}
