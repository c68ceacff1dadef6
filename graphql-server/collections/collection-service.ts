import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';
import type { Queryable, Transactions } from '../database/statement.ts';
import { Conflict, InvalidInput, NotFound, OutcomeUnknown } from '../errors.ts';
import { Picture, type Framing, type PictureSource, type WrittenPicture } from '../pictures/picture.ts';
import { authorize, staffIdOf, type Actor, type Scope } from '../policies.ts';
import { Action, pictureOf } from './definitions/version.ts';
import { fieldAt, valuesOf, type Collection, type Values } from './definitions/collection.ts';
import { fieldsOf } from './definitions/field.ts';
import { isEdited, type Stored } from './definitions/stored.ts';
import { isMissing } from './definitions/texts.ts';
import { RecordReader } from './queries/record-reader.ts';
import { copyRecord } from './mutations/copy.ts';
import {
  claimKey,
  findEarlier,
  storeResult,
  withContent,
  type IdempotencyKey,
} from './mutations/idempotency.ts';
import { lockAll, requireSameRecords, setPositions } from './mutations/order.ts';
import { idsInScope, requireScope } from './mutations/ownership.ts';
import {
  insertRows,
  lockChildren,
  lockCurrent,
  lockParent,
  lockRecords,
  readRecord,
  recordsIn,
  updateRows,
} from './mutations/rows.ts';
import { moveToTrash, purgeFromTrash, restoreFromTrash, type Family } from './mutations/trash.ts';
import { validate } from './mutations/validation.ts';
import {
  addEntries,
  addVersions,
  fileOfVersion,
  readVersion,
  valuesOfVersion,
  VERSION_NOT_FOUND,
} from './mutations/versions.ts';
import { message } from '../messages.ts';

/** Most records that one transaction purges. */
const PURGED_AT_ONCE = 100;

/** Stores the pictures of records. */
interface PictureLifecycle {
  store: {
    /**
     * Stores a picture before the transaction that refers to it begins, or inside a transaction. Garbage collection deletes it after
     * 30 days if no row refers to it.
     */
    add(picture: WrittenPicture, transaction?: Queryable): Promise<void>;
  };
  renditions: {
    /** Creates the renditions of a picture in the background. */
    warm(picture: WrittenPicture, framing: Framing): Promise<void>;
  };
}

export interface StoreServices {
  database: Queryable & Transactions & { dataSource: DataSource; background: Queryable };
  pictures: PictureLifecycle;
  /** Called after records of a collection changed, and when it is unknown whether they did, to invalidate caches. */
  onChange: (collection: Collection) => void;
}

/** Options of operations that run at most once for an idempotency key. */
export interface WithIdempotencyKey {
  idempotencyKey?: IdempotencyKey | undefined;
}

export interface CreateOptions<Row> extends WithIdempotencyKey {
  picture?: PictureSource | undefined;
  /** Called after validation; returns values for columns that no client may set. */
  beforeInsert?: (input: Record<string, unknown>) => Promise<Partial<Row>>;
  /** Runs in the transaction that stores the record. */
  afterInsert?: (em: EntityManager, record: Row) => Promise<void>;
}

export interface ImportedChange {
  id: number;
  /** Changed values by field. */
  values: Values;
  /** The record when it was read, by field, and its `updatedAt` then. */
  current: Values;
  expectedUpdatedAt: Date;
}

export interface ImportOptions extends WithIdempotencyKey {
  changes?: readonly ImportedChange[];
  content?: unknown;
}

/** The version that an update expects (optimistic locking). */
export interface ExpectedVersion {
  /** The record's `updatedAt` as the client knows it; null for any version. */
  expectedUpdatedAt?: Date | null | undefined;
}

export interface UpdateOptions extends ExpectedVersion {
  /** The new picture; null removes the picture, undefined leaves it. */
  picture?: PictureSource | null | undefined;
}

export interface BatchOptions {
  /** True to skip records that do not exist; otherwise a missing record fails the whole operation. */
  skipMissing?: boolean;
}

export interface SetStateOptions extends BatchOptions, ExpectedVersion {
  /** Skips records that were changed after this moment. */
  unchangedSince?: Date | undefined;
}

interface ServiceOptions {
  services: StoreServices;
  collections: readonly Collection[];
  visible: string;
  actor: Actor;
}

interface ChangeOptions {
  input: Values;
  /** File name of the new picture; null removes the picture, undefined leaves it. */
  file: string | null | undefined;
  action: Action;
}

/**
 * Reads the records of a collection as an actor may see them, and changes them. Each change is one transaction, which also stores the
 * versions; its methods throw `NotSignedIn` and `Forbidden`.
 */
export class CollectionService<Row extends Stored> extends RecordReader<Row> {
  readonly #services: StoreServices;
  readonly #actor: Actor;
  /** The collection for functions that take records of any kind, and its children. */
  readonly #family: Family;

  constructor(
    readonly collection: Collection<Row>,
    { services, collections, visible, actor }: ServiceOptions,
  ) {
    super(collection, services.database.dataSource, services.database, visible);
    this.#services = services;
    this.#actor = actor;
    const children = collections.filter(({ parent }) => parent?.of() === (collection as unknown));
    this.#family = { collection, children };
  }

  /** The record with an id, as the actor may see it. Throws `NotFound`. */
  async get(id: number): Promise<Row> {
    const record = await this.one(id);
    if (!record) throw new NotFound(this.collection.notFound);
    return record;
  }

  /** Of these records, the ids of those that the actor may update. */
  updatable(ids: readonly number[]): Promise<readonly number[]> {
    return idsInScope(this.#ownership(), 'update', this.#family.collection, ids);
  }

  /**
   * Creates a record with its picture and its first version. A repeated idempotency key returns the record that the first request
   * created. Throws `InvalidInput`.
   */
  async create(
    values: object,
    { picture: source, beforeInsert, idempotencyKey, afterInsert }: CreateOptions<Row> = {},
  ): Promise<Row> {
    const scope = authorize(this.#actor, 'create', this.collection);
    await this.#requireParentScope(scope, values);
    const hasPicture = source !== undefined;
    const input = validate(this.#family.collection, values, { current: null, hasPicture });
    const picture = await this.#preparePicture(input, source);
    const key = withContent(idempotencyKey, [input, picture?.file]);
    const isRepeated = beforeInsert && key && (await findEarlier(this.dataSource.manager, key)) !== undefined;
    const extra = isRepeated ? {} : { ...(await beforeInsert?.(input)) };
    if (picture) await this.#storePicture(picture);
    return this.#transaction(async (em) => {
      const earlier = await claimKey(em, key);
      if (earlier) return readRecord(em, this.collection, earlier.recordId!);
      const defaults = await this.collection.readDefaults?.(this.#actor, em);
      for (const [name, value] of Object.entries(defaults ?? {}))
        if (isMissing(input[name])) input[name] = value;
      const record = await this.#insert(em, input, { file: picture?.file, extra });
      await afterInsert?.(em, record);
      await storeResult(em, key, record.id);
      return record;
    });
  }

  /** Creates a record inside the caller's transaction, as the demo content does. Returns its id. */
  async insertWithin(
    em: EntityManager,
    values: object,
    picture?: WrittenPicture,
    extra?: Values,
  ): Promise<number> {
    authorize(this.#actor, 'create', this.collection);
    const hasPicture = picture !== undefined;
    const input = validate(this.#family.collection, values, { current: null, hasPicture });
    if (picture) await this.#services.pictures.store.add(picture, em);
    return (await this.#insert(em, input, { file: picture?.file, extra })).id;
  }

  /**
   * Creates and updates records in one transaction, the first new record as the newest. Pictures are added later, also where one is
   * required. The idempotency key stands for `content`, or for the new records if there is none. Throws `InvalidInput`,
   * `NotFound`, and `Conflict` when a record has changed since `expectedUpdatedAt`.
   */
  async createAll(
    list: readonly object[],
    { idempotencyKey, changes = [], content = list }: ImportOptions = {},
  ): Promise<void> {
    authorize(this.#actor, 'import', this.collection);
    const { collection } = this.#family;
    const inserted: Values[] = [];
    for (const values of list) {
      inserted.push(this.#toRow(validate(collection, values, { current: null, hasPicture: true })));
      await yieldToEventLoop(); // a long file would keep other requests waiting
    }
    const updated = new Map<number, Values>();
    for (const { id, values, current } of changes) {
      updated.set(id, this.#toRow(validate(collection, values, { current, hasPicture: true })));
      await yieldToEventLoop();
    }
    const key = withContent(idempotencyKey, [collection.names.many, content]);
    await this.#transaction(async (em) => {
      if (await claimKey(em, key)) return;
      const before = await this.#lockByIds(em, [...updated.keys()]);
      for (const { id, expectedUpdatedAt } of changes)
        requireVersion(
          before.find((record) => record.id === id)!,
          expectedUpdatedAt,
        );
      const changed: Stored[] = [];
      for (const [id, row] of updated) changed.push(...(await updateRows(em, collection, [id], row)));
      const added = await insertRows(em, collection, inserted.toReversed());
      await this.#addVersions(em, Action.IMPORTED, [...added, ...changed], before);
      await storeResult(em, key, null);
    });
  }

  /**
   * Updates the fields that are named. A new picture replaces the old one, null removes it. Throws `NotFound`, `InvalidInput`, and
   * `Conflict` when the record has changed since `expectedUpdatedAt`.
   */
  async update(
    id: number,
    values: object,
    { picture: source, expectedUpdatedAt }: UpdateOptions = {},
  ): Promise<Row> {
    const scope = authorize(this.#actor, 'update', this.collection);
    const current = await this.get(id);
    await requireScope(this.#ownership(), scope, this.#family.collection, [id]);
    await this.#requireParentScope(scope, values);
    requireVersion(current, expectedUpdatedAt);
    const validateFor = (record: Row) =>
      validate(this.#family.collection, values, {
        current: valuesOf(this.collection, record),
        hasPicture: source !== null,
      });
    const validated = validateFor(current);
    const picture = source && (await this.#preparePicture(validated, source));
    const file = picture === undefined ? undefined : (picture?.file ?? null);
    if (picture) await this.#storePicture(picture);
    return this.#transaction(async (em) => {
      const before = await this.#lockVersion(em, current, expectedUpdatedAt);
      // Another update may have changed the values from which this one derives others.
      const input = before === current ? validated : validateFor(before);
      return this.#change(em, before, { input, file, action: Action.CHANGED });
    });
  }

  /**
   * Puts a record back to one of its versions, or its sections into the order of that version. Throws `NotFound`, `InvalidInput`,
   * and `Conflict` when the record has changed since `expectedUpdatedAt`.
   */
  async revert(id: number, version: number, { expectedUpdatedAt }: ExpectedVersion = {}): Promise<Row> {
    const { collection, children } = this.#family;
    const scope = authorize(this.#actor, 'revert', collection);
    const current = await this.get(id);
    await requireScope(this.#ownership(), scope, collection, [id]);
    requireVersion(current, expectedUpdatedAt);
    return this.#transaction(async (em) => {
      const fields = await readVersion(em, collection, id, version);
      const ordered = children.find(
        ({ parent }) => Array.isArray(fields[parent!.field]) && Object.keys(fields).length === 1,
      );
      if (ordered) {
        const past = fields[ordered.parent!.field] as number[];
        await this.#reorder(em, ordered, { parentId: id, action: Action.REVERTED }, (ids) => [
          ...past.filter((one) => ids.includes(one)),
          ...ids.filter((one) => !past.includes(one)),
        ]);
        return readRecord(em, this.collection, id);
      }
      const file = fileOfVersion(collection, fields);
      const values = valuesOfVersion(collection, fields);
      await this.#requireParentScope(scope, values, em);
      const input = validate(collection, values, {
        // Fields that the version lacks keep their values; nothing is derived from the current ones.
        current: {},
        hasPicture: file !== null,
        isRestored: true,
      });
      try {
        const before = await this.#lockVersion(em, current, expectedUpdatedAt);
        return await this.#change(em, before, { input, file, action: Action.REVERTED });
      } catch (error) {
        // Another change has just deleted the version and its picture.
        const isDeclared = violatedConstraint(error) in (collection.constraintMessages ?? {});
        throw isForeignKeyViolation(error) && !isDeclared ? new NotFound(VERSION_NOT_FOUND) : error;
      }
    });
  }

  /**
   * Sets columns that no client may set, such as the state of messages. Returns the ids of the records that were changed: all or,
   * with `skipMissing`, those that exist. Throws `NotFound`, and `Conflict` when a record has changed since `expectedUpdatedAt`.
   */
  async setState(
    ids: readonly number[],
    values: Partial<Row>,
    { skipMissing = false, expectedUpdatedAt, unchangedSince }: SetStateOptions = {},
  ): Promise<number[]> {
    const { collection } = this.#family;
    const scope = authorize(this.#actor, 'setState', collection);
    return this.#transaction(async (em) => {
      const locked = await this.#lockByIds(em, ids, skipMissing);
      for (const record of locked) requireVersion(record, expectedUpdatedAt);
      const before = unchangedSince ? locked.filter(({ updatedAt }) => updatedAt <= unchangedSince) : locked;
      const changed = before.map(({ id }) => id);
      await requireScope(this.#ownership(em), scope, collection, changed);
      await this.#addVersions(em, Action.MARKED, await updateRows(em, collection, changed, values), before);
      return changed;
    });
  }

  /**
   * Moves records and the records that belong to them to the trash. Returns the ids of the deleted records in the order in which
   * they were named: all or, with `skipMissing`, those that exist. Throws `NotFound`.
   */
  async removeAll(ids: readonly number[], { skipMissing = false }: BatchOptions = {}): Promise<number[]> {
    const { collection } = this.#family;
    const scope = authorize(this.#actor, 'delete', collection);
    const by = staffIdOf(this.#actor);
    return this.#transaction(async (em) => {
      const records = await this.#lockByIds(em, ids, skipMissing);
      const found = new Set(records.map(({ id }) => id));
      const deleted = ids.filter((id) => found.has(id));
      await requireScope(this.#ownership(em), scope, collection, deleted);
      await moveToTrash(em, this.#family, { ids: deleted, by });
      await addEntries(
        em,
        collection,
        { action: Action.REMOVED, by },
        records.map((record) => ({ record })),
      );
      return deleted;
    });
  }

  async remove(id: number): Promise<void> {
    await this.removeAll([id]);
  }

  /** Restores deleted records, all or none, with the records that were deleted with them. Throws `NotFound`. */
  async restore(ids: readonly number[]): Promise<Row[]> {
    const { collection } = this.#family;
    const scope = authorize(this.#actor, 'restore', collection);
    await this.#transaction(async (em) => {
      await requireScope(this.#ownership(em), scope, collection, ids);
      await restoreFromTrash(em, this.#family, ids);
      await this.#addVersions(em, Action.RESTORED, await recordsIn(em, collection).byIdsInOrder(ids));
    });
    return this.byIdsInOrder(ids);
  }

  /** Deletes records in the trash for good. Returns the ids of those that were in the trash. */
  async purge(ids: readonly number[]): Promise<number[]> {
    authorize(this.#actor, 'purge', this.collection);
    return this.#transaction((em) => purgeFromTrash(em, this.#family, { ids }));
  }

  async purgeBefore(deletedBefore: Date): Promise<void> {
    authorize(this.#actor, 'purge', this.collection);
    const which = { deletedBefore, limit: PURGED_AT_ONCE };
    let purged: number[];
    do {
      purged = await this.#services.database.transaction((em) => purgeFromTrash(em, this.#family, which));
    } while (purged.length === PURGED_AT_ONCE);
  }

  /** Copies a record with the records that belong to it. Throws `NotFound`. */
  async duplicate(id: number, { idempotencyKey }: WithIdempotencyKey = {}): Promise<Row> {
    const { collection } = this.#family;
    const scope = authorize(this.#actor, 'duplicate', collection);
    const key = withContent(idempotencyKey, id);
    return this.#transaction(async (em) => {
      const earlier = await claimKey(em, key);
      if (earlier) return readRecord(em, this.collection, earlier.recordId!);
      await requireScope(this.#ownership(em), scope, collection, [id]);
      const copy = await copyRecord(em, this.#family, { id, by: staffIdOf(this.#actor) });
      await storeResult(em, key, copy.id);
      return copy as Row;
    });
  }

  /** Stores the order of all records of one parent. Throws `NotFound`, `InvalidInput`, `Conflict`. */
  async reorder(parentId: number, ids: readonly number[]): Promise<Row[]> {
    const { collection } = this.#family;
    const scope = authorize(this.#actor, 'reorder', collection);
    await this.#transaction(async (em) => {
      await requireScope(this.#ownership(em), scope, collection.parent!.of(), [parentId]);
      await this.#reorder(em, collection, { parentId, action: Action.REORDERED }, (existing) => {
        requireSameRecords(ids, existing);
        return ids;
      });
    });
    return this.byIdsInOrder(ids);
  }

  /** Stores the order of all records of a collection without a parent. Throws `InvalidInput`, `Conflict`. */
  async reorderAll(ids: readonly number[]): Promise<Row[]> {
    const { collection } = this.#family;
    const scope = authorize(this.#actor, 'reorder', collection);
    await this.#transaction(async (em) => {
      await requireScope(this.#ownership(em), scope, collection, ids);
      requireSameRecords(ids, await lockAll(em, collection));
      await setPositions(em, collection, ids);
    });
    return this.byIdsInOrder(ids);
  }

  /**
   * Runs the steps of an operation in one transaction. After the commit, or if its response is lost, the response cache is emptied.
   * Throws what the steps throw, and `OutcomeUnknown`.
   */
  async #transaction<Result>(work: (em: EntityManager) => Promise<Result>): Promise<Result> {
    const { collection } = this.#family;
    const { database, onChange } = this.#services;
    try {
      const result = await database.transaction(work);
      onChange(collection);
      return result;
    } catch (error) {
      if (error instanceof OutcomeUnknown) onChange(collection);
      const { parent, constraintMessages } = collection;
      const fields = constraintMessages?.[violatedConstraint(error)];
      if (fields) throw new InvalidInput(fields);
      if (!parent || !isForeignKeyViolation(error)) throw error;
      throw new InvalidInput({ [parent.input]: parent.unknown });
    }
  }

  #ownership(database = this.database) {
    return { dataSource: this.dataSource, database, actor: this.#actor };
  }

  /** Throws `Forbidden` if the actor may not use the parent that an input names; the input is not validated yet. */
  async #requireParentScope(scope: Scope, values: object, database?: Queryable): Promise<void> {
    const { parent } = this.collection;
    if (!parent) return;
    const id = fieldAt(this.collection, parent.by).read?.((values as Values)[parent.input]);
    if (Number.isSafeInteger(id))
      await requireScope(this.#ownership(database), scope, parent.of(), [id as number]);
  }

  /** Reads and checks a picture, with the alternative text of the input. */
  async #preparePicture(
    input: Values,
    source: PictureSource | undefined,
  ): Promise<WrittenPicture | undefined> {
    const picture = await source?.();
    const alt = this.collection.alt && input[this.collection.alt.name];
    return picture && typeof alt === 'string' ? { ...picture, alt } : picture;
  }

  /** Stores a picture before the transaction that refers to it, and starts to create its renditions. */
  async #storePicture(picture: WrittenPicture): Promise<void> {
    const { pictures } = this.#services;
    await pictures.store.add(picture);
    void pictures.renditions.warm(picture, { upright: this.collection.picture?.upright ?? false });
  }

  /** Converts an input to properties of the entity, with the author of the change in collections that have one. */
  #toRow(input: Values, file?: string | null): Values {
    const row: Values = {};
    for (const { name, property } of fieldsOf(this.collection.entity))
      if (input[name] !== undefined) row[property] = input[name];
    if (file !== undefined) row.picture = file;
    const by = staffIdOf(this.#actor);
    return by === null || !isEdited(this.collection.entity) ? row : { ...row, updatedById: by };
  }

  /** Locks records. Throws `NotFound` if one does not exist, unless missing ones are skipped. */
  async #lockByIds(em: EntityManager, ids: readonly number[], skipMissing = false): Promise<Row[]> {
    const locked = await lockRecords(em, this.collection, ids);
    if (locked.length < ids.length && !skipMissing) throw new NotFound(this.collection.notFound);
    return locked;
  }

  /**
   * Inserts a record with its first version; values that it lacks, such as its title, are those of its parent. `extra` contains values
   * of columns that no client may set.
   */
  async #insert(
    em: EntityManager,
    input: Values,
    { file, extra }: { file?: string | undefined; extra?: object | undefined },
  ): Promise<Row> {
    const { collection } = this.#family;
    const parent = await lockParent(em, collection, input);
    for (const [field, property] of Object.entries(collection.parent?.lends ?? {}))
      if (isMissing(input[field])) input[field] = (parent as unknown as Values)[property];
    const row = { ...this.#toRow(input, file), ...extra };
    const records = await insertRows(em, this.collection, [row]);
    await this.#addVersions(em, Action.ADDED, records);
    return records[0]!;
  }

  /** Locks a record and returns it as it is now. Throws `NotFound`, and `Conflict` if it has changed since `expectedUpdatedAt`. */
  async #lockVersion(
    em: EntityManager,
    record: Row,
    expectedUpdatedAt: Date | null | undefined,
  ): Promise<Row> {
    const current = await lockCurrent(em, this.collection, record);
    requireVersion(current, expectedUpdatedAt);
    return current;
  }

  /** Changes a locked record and the alternative text of its picture, and stores the version. */
  async #change(em: EntityManager, before: Row, { input, file, action }: ChangeOptions): Promise<Row> {
    const { collection } = this.#family;
    await lockParent(em, collection, input);
    const shown = file === undefined ? pictureOf(before)?.file : file;
    const alt = collection.alt && input[collection.alt.name];
    if (shown && alt !== undefined) await em.update(Picture, { file: shown }, { alt: alt as string | null });
    const records = await updateRows(em, this.collection, [before.id], this.#toRow(input, file));
    await this.#addVersions(em, action, records, [before]);
    return records[0]!;
  }

  #addVersions(
    em: EntityManager,
    action: Action,
    records: readonly Stored[],
    before?: readonly Stored[],
  ): Promise<void> {
    return addVersions(em, this.#family.collection, { action, by: staffIdOf(this.#actor) }, records, before);
  }

  /** Stores an order of the records of a parent; the history of the parent gets the entry. */
  async #reorder(
    em: EntityManager,
    of: Collection,
    { parentId, action }: { parentId: number; action: Action },
    orderOf: (ids: readonly number[]) => readonly number[],
  ): Promise<void> {
    const { field, of: parentOf } = of.parent!;
    const [parent] = await lockRecords(em, parentOf(), [parentId]);
    if (!parent) throw new NotFound(parentOf().notFound);
    const before = await lockChildren(em, of, parentId);
    const after = orderOf(before);
    await setPositions(em, of, after);
    if (after.every((id, place) => before[place] === id)) return;
    const entry = { record: parent, before: { [field]: before }, after: { [field]: after } };
    await addEntries(em, parentOf(), { action, by: staffIdOf(this.#actor) }, [entry]);
  }
}

/** Throws `Conflict` if a record was changed after the editor loaded it; `expectedUpdatedAt` is its `updatedAt` of that time. */
function requireVersion(
  { updatedAt }: Stored,
  expectedUpdatedAt: ExpectedVersion['expectedUpdatedAt'],
): void {
  if (expectedUpdatedAt && expectedUpdatedAt.getTime() !== updatedAt.getTime())
    throw new Conflict(message('RECORD_CHANGED'));
}

const FOREIGN_KEY_VIOLATION = '23503';

const isForeignKeyViolation = (error: unknown): boolean =>
  driverField(error, 'code') === FOREIGN_KEY_VIOLATION;

/** The name of the constraint that a statement violates; '' for other errors. */
const violatedConstraint = (error: unknown): string => driverField(error, 'constraint');

function driverField(error: unknown, name: 'code' | 'constraint'): string {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const value: unknown = typeof cause === 'object' && cause !== null ? Reflect.get(cause, name) : undefined;
  return typeof value === 'string' ? value : '';
}
