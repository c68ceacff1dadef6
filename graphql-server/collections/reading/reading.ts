import type { Resource } from '../declaring/collection.ts';
import { fieldsOf } from '../declaring/field.ts';
import { LARGEST_ID } from '../declaring/ids.ts';
import { valuesOf, type Condition } from './condition.ts';
import type { Page } from './page.ts';
import { CLOSE } from './exporting.ts';
import { isPlain, type ListFilter } from './finding.ts';
import { toSearchQuery } from './search.ts';
import { BATCH_SIZE, type Statements } from './statements.ts';
import type { Stored } from '../declaring/stored.ts';
import type { StatementReader } from '../../database/statement.ts';

/** A request for a page: `search` as it was typed, `sort` a property. */
export interface PageQuery extends Pick<ListFilter, 'inStoredOrder' | 'sort' | 'descending'> {
  page: number;
  limit: number;
  within?: number | undefined;
  /** The id after which the page starts. */
  after?: number | undefined;
  search?: string | undefined;
  /** Filter by state. */
  state?: string | undefined;
  /** Other conditions. */
  where?: readonly Condition[] | undefined;
  /** True if the total is not needed; a first page without filters is then not counted. */
  isUncounted?: boolean | undefined;
}

/** The sort key of a record in its list. */
interface Cursor {
  /** The position among the records of its parent, if staff have sorted them. */
  position: number | null;
  createdAt: Date | 'infinity';
  id: number;
}

const BEGINNING: Cursor = { position: -LARGEST_ID, createdAt: 'infinity', id: LARGEST_ID };

/** The start of a batch, and the parent. */
interface BatchStart {
  within?: number | undefined;
  after?: Cursor | undefined;
}

interface Batch<Row> {
  rows: Row[];
  /** The start of the next batch; null after the last. */
  end: Cursor | null;
}

/** Reads the records of a resource with one statement for each call, without TypeORM's entity manager. */
export class Reading<Row extends Stored> {
  constructor(
    readonly resource: Resource<Row>,
    protected readonly statements: Statements,
    protected readonly database: StatementReader,
  ) {}

  /** Reads a page; a page beyond the end is the last. `within` is the id of a parent. */
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
    const query = this.#searchQuery(search) || undefined;
    const isGiven = (value: unknown) => value !== undefined;
    const filter: ListFilter = {
      ...order,
      within: isGiven(within),
      search: isGiven(query),
      state: isGiven(state),
      after: isGiven(after),
      where,
    };
    if (isUncounted && wanted === 1 && within === undefined && isPlain(filter)) return this.#newest(limit);
    const plain = within === undefined ? statements.page : statements.pageWithin;
    const statement = isPlain(filter) ? plain : statements.found(filter);
    const named = [within, query, state, after].filter(isGiven);
    const values = [wanted, limit, ...named, ...valuesOf(where)];
    const rows = await this.database.rows(statement, values);
    const [total, clamped] = rows[0] as [number, number];
    const items = total === 0 ? [] : rows.map((values) => this.toRow(values, 2));
    return { items, page: clamped, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) };
  }

  #searchQuery(search = ''): string {
    const phones = fieldsOf(this.resource.entity).some(({ isPhone }) => isPhone === true);
    return toSearchQuery(search, { phones });
  }

  /** Reads the first page without the total. */
  async #newest(limit: number): Promise<Page<Row>> {
    const rows = await this.database.rows(this.statements.newest, [limit]);
    const items = rows.map((values) => this.toRow(values, 0));
    return { items, page: 1, limit, total: items.length, totalPages: 1 };
  }

  /** Reads a batch of `BATCH_SIZE` records: newest first, or those of a parent in the order of staff. */
  async batch({ within, after = BEGINNING }: BatchStart): Promise<Batch<Row>> {
    const { following, followingWithin } = this.statements;
    const { position, createdAt, id } = after;
    const ofParent = within !== undefined;
    const found = await (ofParent
      ? this.database.rows(followingWithin, [createdAt, id, within, position])
      : this.database.rows(following, [createdAt, id]));
    const rows = found.map((values) => this.toRow(values, ofParent ? 1 : 0));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return { rows, end: null };
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
   * Iterates over all batches by keyset pagination: each record is returned once, whatever is created or deleted meanwhile.
   */
  async *batches({ within, after }: BatchStart = {}): AsyncGenerator<Row[]> {
    for (let start = after; ;) {
      const { rows, end } = await this.batch({ within, after: start });
      if (rows.length > 0) yield rows;
      if (!end) return;
      start = end;
    }
  }

  /** Reads all records, or all of a parent, in the order of `batch`. */
  async all(within?: number): Promise<Row[]> {
    const found: Row[] = [];
    for await (const rows of this.batches({ within })) found.push(...rows);
    return found;
  }

  /** Iterates over the filtered records, newest first, in one snapshot. */
  async *exported(
    snapshot: StatementReader,
    { search, state, where = [] }: Pick<PageQuery, 'search' | 'state' | 'where'>,
  ): AsyncGenerator<Row[]> {
    const query = this.#searchQuery(search);
    const filter = { search: query !== '', state: state !== undefined, where };
    const values = [...[query, state].filter(Boolean), ...valuesOf(where)];
    await snapshot.rows(CLOSE, []);
    await snapshot.rows(this.statements.exporting(filter), values);
    let isOpen = true;
    try {
      for (;;) {
        isOpen = false;
        const rows = await snapshot.rows(this.statements.next, []);
        isOpen = true;
        if (rows.length === 0) return;
        yield rows.map((values) => this.toRow(values, 0));
      }
    } finally {
      // On a server, a failed statement has closed the cursor.
      if (isOpen) await snapshot.rows(CLOSE, []);
    }
  }

  /** Reads a record by id; null if it does not exist. */
  async one(id: number): Promise<Row | null> {
    const [row] = await this.byIds([id]);
    return row ?? null;
  }

  /** Reads records by ids in any order; unknown ids are left out. */
  async byIds(ids: readonly number[]): Promise<Row[]> {
    const possible = ids.filter((id) => Number.isInteger(id) && id > 0 && id <= LARGEST_ID);
    if (possible.length === 0) return [];
    const rows = await this.database.rows(this.statements.byIds, [possible]);
    return rows.map((values) => this.toRow(values, 0));
  }

  /** Reads records by ids in the order of the ids. */
  async byIdsInOrder(ids: readonly number[]): Promise<Row[]> {
    const rows = new Map((await this.byIds(ids)).map((row) => [row.id, row]));
    return ids.flatMap((id) => rows.get(id) ?? []);
  }

  /** Reads the first `limit` records of each parent, in the order of staff, in one statement. */
  async children(parents: readonly number[], limit: number): Promise<Row[]> {
    const rows = await this.database.rows(this.statements.children, [parents, limit]);
    return rows.map((values) => this.toRow(values, 0));
  }

  /** Reads the ids of the last authors of records, as far as known. */
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

/** Converts columns of a row to an object. */
function partOf(values: unknown[], from: number, properties: readonly string[]): Record<string, unknown> {
  const part: Record<string, unknown> = {};
  for (let i = 0; i < properties.length; i++) part[properties[i]!] = values[from + i];
  return part;
}
