import type { EntityManager } from 'typeorm';
import type { PreparedPicture } from '../pictures/picture.ts';
import type { Actor } from '../policies.ts';
import type { Collection, Values } from './declaring/collection.ts';
import type { Stored } from './declaring/stored.ts';
import * as operations from './operations.ts';
import { Reading } from './reading/reading.ts';
import type { Layout } from './writing/layout.ts';
import { idsInScope } from './writing/ownership.ts';
import type {
  CreateOptions,
  ImportOptions,
  WithIdempotencyKey,
  ExpectedVersion,
  BatchOptions,
  MarkOptions,
  StoreServices,
  UpdateOptions,
} from './writing/store-parts.ts';
import type { WriteContext } from './writing/transaction.ts';

interface StoreOptions {
  services: StoreServices;
  layoutOf: (collection: Collection) => Layout;
  /** The condition of the records that the actor may read. */
  visible: string;
  actor: Actor;
}

/** Reads the records of a collection as an actor may see them, and runs the operations of `operations.ts` for that actor. */
export class Store<Row extends Stored> extends Reading<Row> {
  readonly #context: WriteContext<Row>;

  constructor(
    readonly collection: Collection<Row>,
    { services, layoutOf, visible, actor }: StoreOptions,
  ) {
    super(collection, services.database.dataSource, services.database, visible);
    const layout = layoutOf(collection);
    this.#context = { collection, layout, layoutOf, reading: this, services, actor };
  }

  get(id: number): Promise<Row> {
    return operations.findRecord(this.#context, id);
  }

  /** Of these records, the ids of those that the actor may update. */
  updatable(ids: readonly number[]): Promise<readonly number[]> {
    return idsInScope(this.#context, 'update', ids);
  }

  create(values: object, options?: CreateOptions<Row>): Promise<Row> {
    return operations.createRecord(this.#context, values, options);
  }

  insertWithin(
    em: EntityManager,
    values: object,
    picture?: PreparedPicture,
    extra?: Values,
  ): Promise<number> {
    return operations.createRecordWithin(this.#context, em, values, { picture, ...(extra && { extra }) });
  }

  createAll(list: readonly object[], options?: ImportOptions): Promise<void> {
    return operations.importRecords(this.#context, list, options);
  }

  update(id: number, values: object, options?: UpdateOptions): Promise<Row> {
    return operations.updateRecord(this.#context, id, values, options);
  }

  revert(id: number, version: number, options?: ExpectedVersion): Promise<Row> {
    return operations.revertRecord(this.#context, id, version, options);
  }

  mark(ids: readonly number[], values: Partial<Row>, options?: MarkOptions): Promise<number[]> {
    return operations.markRecords(this.#context, ids, values, options);
  }

  removeAll(ids: readonly number[], options?: BatchOptions): Promise<number[]> {
    return operations.deleteRecords(this.#context, ids, options);
  }

  async remove(id: number): Promise<void> {
    await operations.deleteRecords(this.#context, [id]);
  }

  restore(ids: readonly number[]): Promise<Row[]> {
    return operations.restoreRecords(this.#context, ids);
  }

  purge(ids: readonly number[]): Promise<number[]> {
    return operations.purgeRecords(this.#context, ids);
  }

  purgeBefore(moment: Date): Promise<void> {
    return operations.purgeDeletedBefore(this.#context, moment);
  }

  duplicate(id: number, options?: WithIdempotencyKey): Promise<Row> {
    return operations.duplicateRecord(this.#context, id, options);
  }

  reorder(parentId: number, ids: readonly number[]): Promise<Row[]> {
    return operations.reorderRecords(this.#context, parentId, ids);
  }

  reorderAll(ids: readonly number[]): Promise<Row[]> {
    return operations.reorderAll(this.#context, ids);
  }
}
