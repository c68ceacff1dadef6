import type { Shelf } from './collection.ts';
import { LARGEST_ID } from './ids.ts';
import type { Page } from './page.ts';
import { PICTURE_PROPERTIES, STRIDE, type Statement, type Statements } from './statements.ts';
import type { Stored } from './stored.ts';

/** Runs a prepared statement and gives its rows as arrays. */
export interface Rows {
  rows(statement: Statement, values: unknown[]): Promise<unknown[][]>;
}

/** Reads the records of one shelf, newest first, without entity machinery: one prepared statement a call. */
export class Reading<Row extends Stored> {
  constructor(
    readonly shelf: Shelf<Row>,
    protected readonly statements: Statements,
    protected readonly database: Rows,
  ) {}

  /** One page; a page beyond the end is the last. `within` keeps to one parent's records. */
  async page({ page, limit, within }: { page: number; limit: number; within?: number }): Promise<Page<Row>> {
    const { statements } = this;
    const wanted = Math.min(Math.max(1, page), LARGEST_ID);
    const rows = await (within === undefined
      ? this.database.rows(statements.page, [wanted, limit])
      : this.database.rows(statements.pageWithin, [wanted, limit, within]));
    const [total, clamped] = rows[0] as [number, number];
    const items = total === 0 ? [] : rows.map((values) => this.toRow(values, 2));
    return { items, page: clamped, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) };
  }

  /** Every record, or every record of one parent, walked along the index in strides. */
  async all(within?: number): Promise<Row[]> {
    const found: Row[] = [];
    let last: [Date | string, number] = ['infinity', LARGEST_ID];
    for (;;) {
      const rows = await (within === undefined
        ? this.database.rows(this.statements.following, last)
        : this.database.rows(this.statements.followingWithin, [...last, within]));
      for (const row of rows) found.push(this.toRow(row, 0));
      const end = found.at(-1);
      if (!end || rows.length < STRIDE) return found;
      last = [end.createdAt, end.id];
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

  /** The newest `limit` records of each of several parents, in one statement. */
  async children(parents: readonly number[], limit: number): Promise<Row[]> {
    const rows = await this.database.rows(this.statements.children, [parents, limit]);
    return rows.map((values) => this.toRow(values, 0));
  }

  protected toRow(values: unknown[], from: number): Row {
    const { properties } = this.statements;
    const row: Record<string, unknown> = {};
    for (let i = 0; i < properties.length; i++) row[properties[i]!] = values[from + i];
    const at = from + properties.length;
    if (values.length > at) row.picture = values[at] === null ? null : pictureAt(values, at);
    return row as unknown as Row;
  }
}

function pictureAt(values: unknown[], at: number): Record<string, unknown> {
  const picture: Record<string, unknown> = {};
  for (let i = 0; i < PICTURE_PROPERTIES.length; i++) picture[PICTURE_PROPERTIES[i]!] = values[at + i];
  return picture;
}
