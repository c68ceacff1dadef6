import type { EntityManager } from 'typeorm';
import { NotFound } from '../../errors.ts';
import { Action } from '../declaring/action.ts';
import type { Collection } from '../declaring/collection.ts';
import type { Stored } from '../declaring/stored.ts';
import type { Fields } from '../declaring/version.ts';
import { staffIdOf, type Viewer } from '../declaring/viewer.ts';
import { Reading } from '../reading/reading.ts';
import type { Statements } from '../reading/statements.ts';
import { Changes, type Touched, type Transaction } from './changes.ts';
import { copy } from './copy.ts';
import type { Layout } from './layout.ts';
import { holdOrder, putInOrder, requireAll, type HeldOrder } from './order.ts';
import type { PastOrder } from './past.ts';
import { pressedWith } from './press.ts';
import { moveToTrash, purgeFromTrash, restoreFromTrash } from './trash.ts';
import type { Pressing, Several, StoreParts } from './store-parts.ts';

/** By what and for whom a store is opened. */
export interface StoreOpening {
  parts: StoreParts;
  layoutOf: (collection: Collection) => Layout;
  /** What the viewer may see of the collection. */
  statements: Statements;
  viewer: Viewer;
}

/** Most records that one transaction purges. */
const PURGED_AT_ONCE = 100;

/** A record as it is held until its transaction ends. */
export interface Held extends Pick<Stored, 'id' | 'updatedAt'> {
  file: string | null;
  fields: Fields;
}

/** What is done with whole records of a collection: they are removed and brought back, copied and put in order. */
export class Upkeep<Row extends Stored> extends Reading<Row> {
  protected readonly parts: StoreParts;
  protected readonly layout: Layout;
  protected readonly layoutOf: (collection: Collection) => Layout;
  protected readonly changes: Changes;
  /** Number of the member of staff who writes, if it is one. */
  protected readonly by: number | null;

  constructor(
    readonly collection: Collection<Row>,
    { parts, layoutOf, statements, viewer }: StoreOpening,
  ) {
    super(collection, statements, parts.database);
    this.parts = parts;
    this.layoutOf = layoutOf;
    this.layout = layoutOf(collection);
    this.changes = new Changes(collection, parts, viewer);
    this.by = staffIdOf(viewer);
  }

  /** The record of that number; throws `NotFound`. */
  async get(id: number): Promise<Row> {
    const row = await this.one(id);
    if (!row) throw new NotFound(this.collection.notFound);
    return row;
  }

  /** The same, as whoever has made it may see it. */
  protected async made(id: number): Promise<Row> {
    const [values] = await this.database.rows(this.layout.reads.byIds, [[id]]);
    if (!values) throw new NotFound(this.collection.notFound);
    return this.toRow(values, 0);
  }

  /**
   * Moves records and the records that belong to them to the trash. Returns the ids of the deleted records in the order in
   * which they were named: all of them or, with `skipMissing`, those that exist. Throws `NotFound`.
   */
  removeAll(ids: readonly number[], { skipMissing = false }: Several = {}): Promise<number[]> {
    const { relations, keeping } = this.layout;
    return this.changes.make({ action: Action.REMOVED }, async (transaction) => {
      const before = await this.hold(transaction, ids);
      if (before.length < ids.length && !skipMissing) throw new NotFound(this.collection.notFound);
      const found = new Set(before.map(({ id }) => id));
      const deleted = ids.filter((id) => found.has(id));
      const rows = await moveToTrash(transaction.em, relations, { ids: deleted, by: this.by });
      const notes = rows.map((row) => ({ id: row.id, title: keeping.titleOf(row) }));
      return {
        result: deleted,
        touched: [{ keeping, before, notes }],
      };
    });
  }

  /** Holds records until the transaction ends, as they are. */
  protected async hold({ rows }: Transaction, ids: readonly number[]): Promise<Held[]> {
    const held = (await rows(this.layout.rows.hold, [ids])) as [number, Date, string | null, Fields][];
    return held.map(([id, updatedAt, file, fields]) => ({ id, updatedAt, file, fields }));
  }

  /** Removes one record, as `removeAll` does. */
  async remove(id: number): Promise<void> {
    await this.removeAll([id]);
  }

  /** Restores deleted records, all or none, with the records that were deleted with them. Throws `NotFound`. */
  async restore(ids: readonly number[]): Promise<Row[]> {
    const { relations, keeping } = this.layout;
    await this.changes.make({ action: Action.RESTORED }, async ({ em }) => {
      await restoreFromTrash(em, relations, ids);
      return { result: null, touched: [{ keeping, ids }] };
    });
    return this.inOrder(ids);
  }

  /** Deletes records in the trash for good. Returns the ids of those that were in the trash. */
  async purge(ids: readonly number[]): Promise<number[]> {
    return this.changes.make({ action: Action.REMOVED }, async ({ em }) => {
      return { result: await purgeFromTrash(em, this.layout.relations, { ids }) };
    });
  }

  /** Deletes all records for good that were deleted before a moment. Returns their number. */
  async purgeBefore(deletedBefore: Date): Promise<number> {
    for (let total = 0; ;) {
      const purged = await this.changes.make({ action: Action.REMOVED }, async ({ em }) => {
        const which = { deletedBefore, limit: PURGED_AT_ONCE };
        return { result: (await purgeFromTrash(em, this.layout.relations, which)).length };
      });
      total += purged;
      if (purged < PURGED_AT_ONCE) return total;
    }
  }

  /** Makes a copy of a record with what belongs to it. Throws `NotFound`. */
  async duplicate(id: number, { press }: Pressing = {}): Promise<Row> {
    const pressed = pressedWith(press, id);
    const made = await this.changes.makeOnce({ action: Action.COPIED, pressed }, async ({ em }) => {
      const copies = await copy(em, this.layout.relations, { id, by: this.by });
      return {
        result: copies[0].ids[0]!,
        touched: copies.map(({ collection, ids }) => ({ keeping: this.layoutOf(collection).keeping, ids })),
      };
    });
    return this.made(made);
  }

  /** Puts all records of one parent in the order in which they are named. Throws `NotFound`, `InvalidInput`, `Conflict`. */
  async reorder(parentId: number, ids: readonly number[]): Promise<Row[]> {
    await this.changes.make({ action: Action.REORDERED }, async ({ em }) => {
      const held = await holdOrder(em, this.layout.relations, parentId);
      requireAll(ids, held.ids);
      return { result: null, touched: await this.#order(em, this.collection, { held, ids }) };
    });
    return this.inOrder(ids);
  }

  /** Puts what belongs to a record in an order that it had, as far as it still stands; what has come since stands last. */
  protected async putBack({ em }: Transaction, id: number, { of, ids }: PastOrder): Promise<Touched[]> {
    const held = await holdOrder(em, this.layoutOf(of).relations, id);
    const had = ids.filter((one) => held.ids.includes(one));
    const since = held.ids.filter((one) => !ids.includes(one));
    return this.#order(em, of, { held, ids: [...had, ...since] });
  }

  /** It is the parent whose parts then stand in another order: it has the version. */
  async #order(
    em: EntityManager,
    of: Collection,
    { held, ids }: { held: HeldOrder; ids: readonly number[] },
  ): Promise<Touched[]> {
    const { table, parent } = this.layoutOf(of).relations;
    await putInOrder(em, table, ids);
    if (ids.every((id, place) => held.ids[place] === id)) return [];
    const { keeping } = this.layoutOf(parent!.collection);
    const { field } = of.parent!;
    const { id, ...row } = held.parent;
    const note = { id, title: keeping.titleOf(row), before: { [field]: held.ids }, after: { [field]: ids } };
    return [{ keeping, notes: [note] }];
  }
}
