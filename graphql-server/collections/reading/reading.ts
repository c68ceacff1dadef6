import type { Resource } from '../declaring/collection.ts';
import { LARGEST_ID } from '../declaring/ids.ts';
import { valuesOf, type Condition } from './condition.ts';
import type { Page } from './page.ts';
import { CLOSE } from './exporting.ts';
import { isPlain, type Wish } from './finding.ts';
import { toSearchQuery } from './search.ts';
import { STRIDE, type Statements } from './statements.ts';
import type { Stored } from '../declaring/stored.ts';
import type { StatementReader } from '../../database/statement.ts';

/** A page as it is asked for: `search` as it was typed, `sort` a property of the record. */
export interface PageQuery extends Pick<Wish, 'asPut' | 'sort' | 'descending'> {
  page: number;
  limit: number;
  within?: number | undefined;
  /** The number after which records are wanted. */
  after?: number | undefined;
  search?: string | undefined;
  /** The state of those that are wanted. */
  state?: string | undefined;
  /** What else is to be true of them. */
  where?: readonly Condition[] | undefined;
  /** Whether nobody asks how many there are: of a first page of everything, only its own are counted then. */
  isUncounted?: boolean | undefined;
}

/** What a record stands by in its list. */
interface Cursor {
  /** Among those of its parent, where staff have put it anywhere. */
  position: number | null;
  createdAt: Date | 'infinity';
  id: number;
}

const BEGINNING: Cursor = { position: -LARGEST_ID, createdAt: 'infinity', id: LARGEST_ID };

/** Where a walk through records begins, and to whose it keeps. */
interface Walk {
  within?: number | undefined;
  after?: Cursor | undefined;
}

interface Stride<Row> {
  rows: Row[];
  /** Where the next one begins; null after the last. */
  end: Cursor | null;
}

/** Reads the records of one resource, newest first, without entity machinery: one prepared statement a call. */
export class Reading<Row extends Stored> {
  constructor(
    readonly resource: Resource<Row>,
    protected readonly statements: Statements,
    protected readonly database: StatementReader,
  ) {}

  /** One page; a page beyond the end is the last. `within` keeps to one parent's records. */
  async page({
    page,
    limit,
    within,
    search,
    state,
    after,
    where = [],
    isUncounted = false,
    ...order
  }: PageQuery): Promise<Page<Row>> {
    const { statements } = this;
    const wanted = Math.min(Math.max(1, page), LARGEST_ID);
    const query = toSearchQuery(search ?? '') || undefined;
    const isNamed = (asked: unknown) => asked !== undefined;
    const wish: Wish = {
      ...order,
      within: isNamed(within),
      search: isNamed(query),
      state: isNamed(state),
      after: isNamed(after),
      where,
    };
    if (isUncounted && wanted === 1 && within === undefined && isPlain(wish)) return this.#newest(limit);
    const plain = within === undefined ? statements.page : statements.pageWithin;
    const statement = isPlain(wish) ? plain : statements.found(wish);
    const named = [within, query, state, after].filter(isNamed);
    const values = [wanted, limit, ...named, ...valuesOf(where)];
    const rows = await this.database.rows(statement, values);
    const [total, clamped] = rows[0] as [number, number];
    const items = total === 0 ? [] : rows.map((values) => this.toRow(values, 2));
    return { items, page: clamped, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) };
  }

  /** A first page that knows of no other: whoever needs no total does not wait for every record to be counted. */
  async #newest(limit: number): Promise<Page<Row>> {
    const rows = await this.database.rows(this.statements.newest, [limit]);
    const items = rows.map((values) => this.toRow(values, 0));
    return { items, page: 1, limit, total: items.length, totalPages: 1 };
  }

  /** The first `STRIDE` records, or those after a place: newest first, those of one parent as staff have put them. */
  async stride({ within, after = BEGINNING }: Walk): Promise<Stride<Row>> {
    const { following, followingWithin } = this.statements;
    const { position, createdAt, id } = after;
    const ofParent = within !== undefined;
    const found = await (ofParent
      ? this.database.rows(followingWithin, [createdAt, id, within, position])
      : this.database.rows(following, [createdAt, id]));
    const rows = found.map((values) => this.toRow(values, ofParent ? 1 : 0));
    const last = rows.at(-1);
    if (!last || rows.length < STRIDE) return { rows, end: null };
    return {
      rows,
      end: {
        position: ofParent ? (found.at(-1)![0] as number | null) : null,
        createdAt: last.createdAt,
        id: last.id,
      },
    };
  }

  /**
   * The same on to the end, walked along the index as they are taken: each record that stays where it is comes once,
   * whatever is made or removed meanwhile.
   */
  async *strides({ within, after }: Walk = {}): AsyncGenerator<Row[]> {
    for (let place = after; ;) {
      const { rows, end } = await this.stride({ within, after: place });
      if (rows.length > 0) yield rows;
      if (!end) return;
      place = end;
    }
  }

  /** Every record, or every record of one parent, in the order of `stride`. */
  async all(within?: number): Promise<Row[]> {
    const found: Row[] = [];
    for await (const rows of this.strides({ within })) found.push(...rows);
    return found;
  }

  /** What a search finds, what is in a state and what conditions are true of, or everything, newest first, all of it as it is at one moment. */
  async *exported(
    moment: StatementReader,
    { search, state, where = [] }: Pick<PageQuery, 'search' | 'state' | 'where'>,
  ): AsyncGenerator<Row[]> {
    const query = toSearchQuery(search ?? '');
    const wish = { search: query !== '', state: state !== undefined, where };
    const values = [...[query, state].filter(Boolean), ...valuesOf(where)];
    await moment.rows(CLOSE, []);
    await moment.rows(this.statements.exporting(wish), values);
    let standing = true;
    try {
      for (;;) {
        standing = false;
        const rows = await moment.rows(this.statements.next, []);
        standing = true;
        if (rows.length === 0) return;
        yield rows.map((values) => this.toRow(values, 0));
      }
    } finally {
      // On a server, a statement that failed has closed all that was open.
      if (standing) await moment.rows(CLOSE, []);
    }
  }

  /** The record of that number, or null. */
  async one(id: number): Promise<Row | null> {
    const [row] = await this.byIds([id]);
    return row ?? null;
  }

  /** The records of those numbers, in no promised order; unknown numbers are left out. */
  async byIds(ids: readonly number[]): Promise<Row[]> {
    const possible = ids.filter((id) => Number.isInteger(id) && id > 0 && id <= LARGEST_ID);
    if (possible.length === 0) return [];
    const rows = await this.database.rows(this.statements.byIds, [possible]);
    return rows.map((values) => this.toRow(values, 0));
  }

  /** The records of those numbers, in that order. */
  async inOrder(ids: readonly number[]): Promise<Row[]> {
    const rows = new Map((await this.byIds(ids)).map((row) => [row.id, row]));
    return ids.flatMap((id) => rows.get(id) ?? []);
  }

  /** The first `limit` records of each of several parents, as staff have put them, in one statement. */
  async children(parents: readonly number[], limit: number): Promise<Row[]> {
    const rows = await this.database.rows(this.statements.children, [parents, limit]);
    return rows.map((values) => this.toRow(values, 0));
  }

  /** Numbers of who made the last change of each of these records, as far as that is known. */
  async authors(ids: readonly number[]): Promise<Map<number, number>> {
    const rows = await this.database.rows(this.statements.authors, [ids]);
    return new Map(rows as [number, number][]);
  }

  toRow(values: unknown[], from: number): Row {
    const { properties, pictureProperties } = this.statements;
    const row = partOf(values, from, properties);
    const at = from + properties.length;
    if (pictureProperties.length)
      row.picture = values[at] === null ? null : partOf(values, at, pictureProperties);
    const made: object = row;
    return made as Row;
  }
}

/** Some of a row's values, under their names. */
function partOf(values: unknown[], from: number, properties: readonly string[]): Record<string, unknown> {
  const part: Record<string, unknown> = {};
  for (let i = 0; i < properties.length; i++) part[properties[i]!] = values[from + i];
  return part;
}
