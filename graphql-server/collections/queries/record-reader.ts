import type { DataSource, SelectQueryBuilder } from 'typeorm';
import type { Queryable } from '../../database/statement.ts';
import { stateOf, type Resource } from '../definitions/collection.ts';
import { fieldsOf } from '../definitions/field.ts';
import { LARGEST_ID } from '../definitions/ids.ts';
import type { Stored } from '../definitions/stored.ts';
import type { Page } from './page.ts';
import { toSearchQuery } from './search.ts';
import { BATCH_SIZE, statementsOf, type Cursor, type Statements } from './statements.ts';

/** Maximum number of records that a search or a filter counts and pages through, so that no search reads all records. */
export const MOST_FOUND = 10_000;

/** Records in one batch of an export. */
const EXPORTED_AT_ONCE = 500;

/** A condition on records: SQL on a row `t`, with named parameters that no other condition uses. */
export interface Condition {
  sql: string;
  parameters?: Record<string, unknown>;
}

/** The condition that records are in a state of publication; none without one. */
export const publicationConditions = (publication: string | null | undefined): Condition[] =>
  publication ? [{ sql: 't.publication = :publication', parameters: { publication } }] : [];

/** The filters of a list or an export; `search` as it was typed. */
export interface Filter {
  /** The id of the parent. */
  within?: number | undefined;
  /** The id after which the list starts. */
  after?: number | undefined;
  search?: string | undefined;
  state?: string | undefined;
  where?: readonly Condition[] | undefined;
}

/** A request for a page; newest first by default. */
export interface PageQuery extends Filter {
  page: number;
  limit: number;
  /** True for the order of staff. */
  inStoredOrder?: boolean | undefined;
  /** The property to sort by. */
  sort?: string | undefined;
  descending?: boolean | undefined;
  /** True if the total is not needed; a first page without filters is then not counted. */
  isUncounted?: boolean | undefined;
}

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

type Order = [expression: string, direction: 'ASC' | 'DESC', nulls?: 'NULLS LAST'][];

const NEWEST_FIRST: Order = [
  ['t.createdAt', 'DESC'],
  ['t.id', 'DESC'],
];

/** Reads the records of a resource that an actor may see. */
export class RecordReader<Row extends Stored> {
  constructor(
    readonly resource: Resource<Row>,
    protected readonly dataSource: DataSource,
    protected readonly database: Queryable,
    /** SQL condition on rows `t`. */
    protected readonly visible = 'true',
  ) {}

  /** The same records, read by another connection, such as that of a transaction. */
  on(database: Queryable): RecordReader<Row> {
    return new RecordReader(this.resource, this.dataSource, database, this.visible);
  }

  /** Reads a page; a page beyond the end is the last. */
  async page(query: PageQuery): Promise<Page<Row>> {
    const { limit, within, inStoredOrder = false, sort, descending = sort === undefined } = query;
    const page = Math.min(Math.max(1, query.page), LARGEST_ID);
    const isNewestFirst = !inStoredOrder && (sort ?? 'createdAt') === 'createdAt' && descending;
    if (!isNewestFirst || this.#isFiltered(query)) {
      const order = inStoredOrder ? this.#storedOrder : this.#order(sort, descending);
      return this.#find(query, order, { page, limit });
    }
    const statements = this.#sql;
    if (query.isUncounted && page === 1 && within === undefined) {
      const items = await this.database.query<Row>(statements.newest, [limit]);
      return { items, page, limit, total: items.length, totalPages: 1 };
    }
    type Numbered = Row & { $page: number; $total: number };
    const rows = await (within === undefined
      ? this.database.query<Numbered>(statements.page, [page, limit])
      : this.database.query<Numbered>(statements.pageWithin, [page, limit, within]));
    const { $page: shown = 1, $total: total = 0 } = rows[0] ?? {};
    const items = rows.map(({ $page, $total, ...row }) => row as unknown as Row);
    return { items, page: shown, limit, total, totalPages: countPages(total, limit) };
  }

  #isFiltered({ after, search, state, where = [] }: Filter): boolean {
    return after !== undefined || state !== undefined || where.length > 0 || this.#searchQuery(search) !== '';
  }

  /** Reads a page of the records that match a filter, or of another order. */
  async #find(
    filter: Filter,
    order: Order,
    { page: wanted, limit }: { page: number; limit: number },
  ): Promise<Page<Row>> {
    const matching = this.#matching(filter);
    const isSearch = (filter.where ?? []).length > 0 || this.#searchQuery(filter.search) !== '';
    const [counted, parameters] = matching
      .clone()
      .limit(isSearch ? MOST_FOUND + 1 : undefined)
      .getQueryAndParameters();
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from (${counted}) matching`,
      parameters,
    );
    const total = isSearch ? Math.min(row!.count, MOST_FOUND) : row!.count;
    const totalPages = countPages(total, limit);
    const page = Math.min(wanted, totalPages);
    const ids = total === 0 ? [] : await this.#ids(matching, order, { offset: (page - 1) * limit, limit });
    return { items: await this.byIdsInOrder(ids), page, limit, total, totalPages };
  }

  /** A query for the ids of the records that match a filter. */
  #matching({ within, after, search, state, where = [] }: Filter): SelectQueryBuilder<Row> {
    const { resource } = this;
    const query = this.dataSource
      .createQueryBuilder(resource.entity, 't')
      .select('t.id', 'id')
      .where(`(${this.visible})`);
    if (within !== undefined) query.andWhere(`t.${resource.parent!.by} = :within::int`, { within });
    if (after !== undefined) query.andWhere('t.id > :after::int', { after });
    if (state !== undefined) query.andWhere(`t.${stateOf(resource)!.property} = :state`, { state });
    const words = this.#searchQuery(search);
    if (words) query.andWhere('t.search @@ :words::tsquery', { words });
    for (const { sql, parameters } of where) query.andWhere(`(${sql})`, parameters);
    return query;
  }

  #searchQuery(search = ''): string {
    const phones = fieldsOf(this.resource.entity).some(({ isPhone }) => isPhone === true);
    return toSearchQuery(search, { phones });
  }

  async #ids(
    matching: SelectQueryBuilder<Row>,
    order: Order,
    { offset, limit }: { offset?: number; limit: number },
  ): Promise<number[]> {
    const query = matching.clone().offset(offset).limit(limit);
    for (const one of order) query.addOrderBy(...one);
    const rows = await this.database.query<{ id: number }>(...query.getQueryAndParameters());
    return rows.map(({ id }) => id);
  }

  #order(property = 'createdAt', descending: boolean): Order {
    const { databaseName, isNullable } = this.#metadata.findColumnWithPropertyName(property)!;
    const field = fieldsOf(this.resource.entity).find((one) => one.property === property);
    const direction = descending ? 'DESC' : 'ASC';
    return [
      [
        `t.${field?.sortedBy?.(databaseName) ?? property}`,
        direction,
        isNullable || field?.fact ? 'NULLS LAST' : undefined,
      ],
      ['t.id', direction],
    ];
  }

  get #storedOrder(): Order {
    const isSorted = this.#metadata.findColumnWithPropertyName('position') !== undefined;
    return isSorted ? [['t.position', 'ASC'], ...NEWEST_FIRST] : NEWEST_FIRST;
  }

  /** Reads a batch of `BATCH_SIZE` records: newest first, or those of a parent in the order of staff. */
  async batch({ within, after }: BatchStart): Promise<Batch<Row>> {
    const statements = this.#sql;
    const cursor = after ? [after.createdAt, after.id] : [];
    type Positioned = Row & { $position?: number | null };
    const found = await (within === undefined
      ? this.database.query<Positioned>(after ? statements.nextBatch : statements.batch, cursor)
      : this.database.query<Positioned>(
          after ? statements.nextBatchWithin : statements.batchWithin,
          after ? [within, ...cursor, after.position] : [within],
        ));
    const rows = within === undefined ? found : found.map(({ $position, ...row }) => row as unknown as Row);
    const last = found.at(-1);
    if (!last || rows.length < BATCH_SIZE) return { rows, end: null };
    return { rows, end: { position: last.$position ?? null, createdAt: last.createdAt, id: last.id } };
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

  /** Iterates over the records that match a filter, newest first. */
  async *matching(filter: Filter): AsyncGenerator<Row[]> {
    const matching = this.#matching(filter);
    for (let next = matching; ;) {
      const rows = await this.byIdsInOrder(await this.#ids(next, NEWEST_FIRST, { limit: EXPORTED_AT_ONCE }));
      if (rows.length > 0) yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < EXPORTED_AT_ONCE) return;
      next = matching.clone().andWhere('(t.created_at, t.id) < (:lastCreatedAt, :lastId)', {
        lastCreatedAt: last.createdAt,
        lastId: last.id,
      });
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
    return possible.length === 0 ? [] : this.database.query<Row>(this.#sql.byIds, [possible]);
  }

  /** Reads records by ids in the order of the ids. */
  async byIdsInOrder(ids: readonly number[]): Promise<Row[]> {
    const rows = new Map((await this.byIds(ids)).map((row) => [row.id, row]));
    return ids.flatMap((id) => rows.get(id) ?? []);
  }

  /** Reads the first `limit` records of each parent, in the order of staff, in one statement. */
  children(parents: readonly number[], limit: number): Promise<Row[]> {
    return this.database.query<Row>(this.#sql.children, [parents, limit]);
  }

  /** Reads the ids of the last authors of records, as far as known. */
  async authors(ids: readonly number[]): Promise<Map<number, number>> {
    const query = this.#matching({})
      .addSelect('t.updatedById', 'author')
      .andWhere('t.id = any(:ids) and t.updated_by is not null', { ids });
    const rows = await this.database.query<{ id: number; author: number }>(...query.getQueryAndParameters());
    return new Map(rows.map(({ id, author }) => [id, author]));
  }

  get #metadata() {
    return this.dataSource.getMetadata(this.resource.entity);
  }

  get #sql(): Statements {
    return statementsOf(this.resource, this.#metadata, this.visible);
  }
}

const countPages = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));
