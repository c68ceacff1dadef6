import type { EntityManager } from 'typeorm';
import { InvalidInput, NotFound, OutcomeUnknown } from '../../errors.ts';
import type { PreparedPicture } from '../../pictures/picture.ts';
import type { Relations } from '../declaring/relations.ts';
import type { Collection } from '../declaring/collection.ts';
import { copy } from './copy.ts';
import { putInOrder } from './order.ts';
import { once, pressedWith, type Pressed } from './press.ts';
import { Reading } from '../reading/reading.ts';
import { isForeignKeyViolation } from './foreign-keys.ts';
import { bringBack, KEPT_SECONDS, takeAway } from './removals.ts';
import type { Statements } from '../reading/statements.ts';
import type { Pressing, StoreParts, Writer } from './store-parts.ts';
import type { Stored } from '../declaring/stored.ts';

/** What is done with whole records of a collection: they are removed and brought back, copied and put in order. */
export class Upkeep<Row extends Stored, Input extends object> extends Reading<Row> {
  constructor(
    readonly collection: Collection<Row, Input>,
    statements: Statements,
    protected readonly parts: StoreParts,
    private readonly relations: Relations,
  ) {
    super(collection, statements, parts.database);
  }

  /** The record of that number; throws `NotFound`. */
  async get(id: number): Promise<Row> {
    const row = await this.one(id);
    if (!row) throw new NotFound(this.collection.notFound);
    return row;
  }

  /**
   * Removes records, what belongs to them, and the pictures that only they showed; for a minute they can be restored.
   * Gives the numbers of those that went: all of them or, with `skipMissing`, those that were there. Throws `NotFound`.
   */
  async removeAll(
    ids: readonly number[],
    { by, skipMissing = false }: Writer & { skipMissing?: boolean } = {},
  ): Promise<number[]> {
    const gone = await this.write(undefined, async (em) => {
      const leaving = await takeAway(em, this.relations, { ids, by, skipMissing });
      await this.parts.pictures.keepAside(em, leaving.pictures, KEPT_SECONDS);
      return leaving;
    });
    for (const file of gone.pictures) await this.discard(file);
    return gone.ids;
  }

  /** Removes one record, as `removeAll` does. */
  async remove(id: number, writer?: Writer): Promise<void> {
    await this.removeAll([id], writer);
  }

  /** Brings removed records back as they were, all or none, with what belonged to them. Throws `NotFound` when it is too late. */
  async restore(ids: readonly number[]): Promise<Row[]> {
    const { pictures } = this.parts;
    let shown: string[] = [];
    const show = (em: EntityManager) => (files: string[]) => pictures.show(em, (shown = files));
    try {
      await this.write(undefined, (em) => bringBack(em, this.relations, { ids, show: show(em) }));
    } catch (error) {
      if (!(error instanceof OutcomeUnknown)) for (const file of shown) await this.discard(file);
      throw error;
    }
    shown.forEach(pictures.warm);
    return this.inOrder(ids);
  }

  /** Makes a copy of a record with what belongs to it. Throws `NotFound`. */
  async duplicate(id: number, { by, press }: Pressing = {}): Promise<Row> {
    const made = (em: EntityManager) => copy(em, this.relations, { id, by });
    return this.get(await this.make(made, { pressed: pressedWith(press, id) }));
  }

  /** Puts all records of one parent in the order in which they are named. Throws `NotFound`, `InvalidInput`, `Conflict`. */
  async reorder(parentId: number, ids: readonly number[]): Promise<Row[]> {
    await this.write(undefined, (em) => putInOrder(em, this.relations, { parentId, ids }));
    return this.inOrder(ids);
  }

  /** One transaction that makes records, at most once for one press: gives then what it gave the first time. */
  protected make<Made extends number | null>(
    work: (em: EntityManager) => Promise<Made>,
    { picture, pressed }: { picture?: PreparedPicture | undefined; pressed?: Pressed | undefined },
  ): Promise<Made> {
    const keepAndWork = async (em: EntityManager) => {
      await this.keep(em, picture);
      return work(em);
    };
    if (!pressed) return this.write(picture, keepAndWork);
    return this.write(picture, (em) => once(em, pressed, () => keepAndWork(em)));
  }

  protected async keep(em: EntityManager, picture: PreparedPicture | null | undefined): Promise<void> {
    if (picture) await this.parts.pictures.keep(em, picture);
  }

  /** One transaction with what follows it: what becomes of the picture that it keeps, and the news. */
  protected async write<T>(
    picture: PreparedPicture | undefined,
    work: (em: EntityManager) => Promise<T>,
  ): Promise<T> {
    try {
      const result = await this.parts.transaction(work);
      this.parts.changed(this.collection);
      if (picture) this.parts.pictures.warm(picture.file);
      return result;
    } catch (error) {
      // When nobody knows whether a row shows it now, the picture is the sweep's to judge.
      if (error instanceof OutcomeUnknown) this.parts.unsure(this.collection);
      else if (picture) await this.discard(picture.file);
      throw this.refusal(error);
    }
  }

  /** A picture that cannot be removed now is the sweep's: the row stands already, or never will. */
  protected async discard(file: string): Promise<void> {
    await this.parts.pictures.discard(file).catch(this.parts.report);
  }

  /** The parent may go between being looked for and being referred to. */
  protected refusal(error: unknown): unknown {
    const { parent } = this.collection;
    return parent && isForeignKeyViolation(error)
      ? new InvalidInput({ [parent.input]: parent.unknown })
      : this.parts.translate(error);
  }
}
