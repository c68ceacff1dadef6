import { setImmediate as breath } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { NotFound } from '../../errors.ts';
import type { PreparedPicture } from '../../pictures/picture.ts';
import { Action } from '../declaring/action.ts';
import type { Values } from '../declaring/collection.ts';
import type { Stored } from '../declaring/stored.ts';
import type { Transaction } from './changes.ts';
import { doneBefore, pressedWith } from './press.ts';
import type { CreateOptions, ImportOptions } from './store-parts.ts';
import { requireSeen, Updates } from './updates.ts';
import { isMissing } from '../declaring/texts.ts';
import { validate } from './validate.ts';

/** The one way in which records of a collection are made and changed: judge, keep the picture, save, tell. */
export class Store<Row extends Stored> extends Updates<Row> {
  /** Judges values, then stores them with their picture in one transaction. Throws `InvalidInput`, and what `admit` throws. */
  async create(
    values: object,
    { picture: source, admit, press, afterInsert }: CreateOptions<Row> = {},
  ): Promise<Row> {
    const hasPicture = source !== undefined;
    const input = await validate(this.collection, values, { stands: null, hasPicture });
    const picture = await this.prepare(input, source);
    const pressed = pressedWith(press, [input, picture?.file]);
    const before = admit && pressed && (await doneBefore<number>(this.database, pressed));
    if (before) return this.made(before);
    const extra = { ...(await admit?.(input)) };
    if (!picture && !pressed && !afterInsert && !this.collection.parent) {
      // One row: one statement, which is its own transaction.
      return this.changes.makeAlone(Action.ADDED, async (database) => {
        await this.#borrow(this.parts.dataSource.manager, input);
        const rows: Transaction['rows'] = (...asked) => database.write(...asked);
        return this.#insert({ rows }, this.toColumns(input), extra);
      });
    }
    let row: Row | undefined;
    const id = await this.changes.makeOnce(
      { action: Action.ADDED, picture, pressed },
      async (transaction) => {
        row = await this.#insertWith(transaction, input, picture, extra);
        await afterInsert?.(transaction.em, row);
        return { result: row.id };
      },
    );
    return row ?? this.made(id);
  }

  /**
   * Validates and stores new records and changes of existing ones in one transaction, the first new record as the newest.
   * Pictures are added later, also where one is required. `content` is what the idempotency key stands for; the new records if
   * omitted. Throws `InvalidInput`, `NotFound`, and `Conflict` when a record has changed since it was `seen`.
   */
  async createAll(
    list: readonly object[],
    { press, changes = [], content = list }: ImportOptions = {},
  ): Promise<void> {
    const { rows, keeping } = this.layout;
    const made: Values[] = [];
    const columns = new Set<string>();
    for (const values of list) {
      const input = await validate(this.collection, values, { stands: null, hasPicture: true });
      const named = { ...this.toColumns(input), ...this.author };
      const row = Object.entries(named).map(([property, value]) => [rows.columnOf(property), value] as const);
      for (const [column] of row) columns.add(column);
      made.push(Object.fromEntries(row));
      await breath(); // many take long enough for others to wait
    }
    const updates: { id: number; columns: Values }[] = [];
    for (const { id, values, current } of changes) {
      const input = await validate(this.collection, values, { stands: current, hasPicture: true });
      updates.push({ id, columns: { ...this.toColumns(input), ...this.author } });
      await breath();
    }
    const pressed = pressedWith(press, [this.collection.names.many, content]);
    await this.changes.makeOnce({ action: Action.IMPORTED, pressed }, async (transaction) => {
      const ids = changes.map(({ id }) => id);
      const before = ids.length > 0 ? await this.hold(transaction, ids) : [];
      if (before.length < ids.length) throw new NotFound(this.collection.notFound);
      for (const held of before) requireSeen(held, changes.find(({ id }) => id === held.id)!.seen);
      for (const { id, columns: named } of updates) {
        await transaction.rows(rows.update(Object.keys(named)), [[id], ...Object.values(named)]);
      }
      if (made.length > 0) {
        const values = [JSON.stringify(made.toReversed()), this.by];
        await transaction.rows(rows.insertAll([...columns]), values);
      }
      return { result: null, touched: [{ keeping, ids, before }] };
    });
  }

  /** Judges values and stores them inside the caller's transaction; `extra` sets columns no caller may name. */
  async insertWithin(
    em: EntityManager,
    values: object,
    picture?: PreparedPicture,
    extra: Values = {},
  ): Promise<number> {
    const hasPicture = picture !== undefined;
    const input = await validate(this.collection, values, { stands: null, hasPicture });
    const { result } = await this.changes.makeWithin(
      em,
      { action: Action.ADDED, picture },
      async (transaction) => ({
        result: await this.#insertWith(transaction, input, picture, extra),
      }),
    );
    return result.id;
  }

  async #insertWith(
    transaction: Transaction,
    input: Values,
    picture: PreparedPicture | undefined,
    extra: Values,
  ): Promise<Row> {
    await this.#borrow(transaction.em, input);
    return this.#insert(transaction, this.toColumns(input, picture?.file), extra);
  }

  async #insert({ rows }: Pick<Transaction, 'rows'>, columns: Values, extra: Values): Promise<Row> {
    const all = { ...columns, ...this.author, ...extra };
    const statement = this.layout.rows.insert(Object.keys(all));
    const [row] = await rows(statement, [...Object.values(all), this.by]);
    return this.toRow(row!, 0);
  }

  /** Looks for the parent and takes from it the values that a new record does not say. */
  async #borrow(em: EntityManager, input: Values): Promise<void> {
    const parent = await this.parentOf(em, input);
    for (const [field, lent] of Object.entries(this.collection.parent?.lends ?? {}))
      if (isMissing(input[field])) input[field] = parent[lent];
  }
}
