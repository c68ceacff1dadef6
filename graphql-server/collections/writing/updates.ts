import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { Conflict, InvalidInput, NotFound } from '../../errors.ts';
import type { PictureSource, PreparedPicture } from '../../pictures/picture.ts';
import { Action } from '../declaring/action.ts';
import type { Values } from '../declaring/collection.ts';
import { fieldsOf } from '../declaring/field.ts';
import { isEdited, type Stored } from '../declaring/stored.ts';
import type { Outcome, Transaction } from './changes.ts';
import { isForeignKeyViolation } from './foreign-keys.ts';
import { NOT_KEPT, orderIn, pastOf, pictureOf, valuesOf } from './past.ts';
import type { Seeing, Several, UpdateOptions } from './store-parts.ts';
import { rowsOf } from './stored-rows.ts';
import { Upkeep } from './upkeep.ts';
import { validate } from './validate.ts';

/** What is to become of a record: its values, and the picture that it is to show; without one that stays. */
interface Said {
  input: Values;
  file?: string | null | undefined;
}

/** What is done with the values of records that stand: they are changed, marked, and put back to what they were. */
export class Updates<Row extends Stored> extends Upkeep<Row> {
  /**
   * Changes what is named and keeps the rest; a new picture takes the old one's place, null takes it away. Throws
   * `NotFound`, `InvalidInput`, and `Conflict` when the record is not any more what was `seen`.
   */
  async update(id: number, values: object, { picture: source, seen }: UpdateOptions = {}): Promise<Row> {
    const stands = await this.get(id);
    requireSeen(stands, seen);
    const input = await validate(this.collection, values, {
      stands: this.#valuesIn(stands),
      hasPicture: source !== null,
    });
    const picture = source && (await this.prepare(input, source));
    const file = picture === undefined ? undefined : (picture?.file ?? null);
    return this.changes.make({ action: Action.CHANGED, picture }, (transaction) =>
      this.#change(transaction, id, { input, file, seen }),
    );
  }

  /**
   * Says of several records what no caller may name, such as the state that they are in. Gives the numbers of those of which
   * it was said: all of them or, with `skipMissing`, those that were there. Throws `NotFound`.
   */
  mark(
    ids: readonly number[],
    values: Partial<Row>,
    { skipMissing = false }: Several = {},
  ): Promise<number[]> {
    const { keeping, rows } = this.layout;
    return this.changes.make({ action: Action.MARKED }, async (transaction) => {
      const before = await this.hold(transaction, ids);
      if (before.length < ids.length && !skipMissing) throw new NotFound(this.collection.notFound);
      const marked = before.map(({ id }) => id);
      const columns: Values = { ...values };
      await transaction.rows(rows.update(Object.keys(columns)), [marked, ...Object.values(columns)]);
      return { result: marked, touched: [{ keeping, ids: marked, before }] };
    });
  }

  /** One record held, changed and kept as it was before. */
  async #change(
    transaction: Transaction,
    id: number,
    { input, file, seen }: Said & Seeing,
  ): Promise<Outcome<Row>> {
    const { keeping, rows } = this.layout;
    const [before] = await this.hold(transaction, [id]);
    if (!before) throw new NotFound(this.collection.notFound);
    requireSeen(before, seen);
    await this.parentOf(transaction.em, input);
    const { file: old } = before;
    const shown = file === undefined ? old : file;
    const alt = this.altIn(input);
    if (shown && alt !== undefined) await describe(transaction.em, shown, alt);
    const columns = { ...this.toColumns(input, file), ...this.author };
    const [row] = await transaction.rows(rows.update(Object.keys(columns)), [
      [id],
      ...Object.values(columns),
    ]);
    return {
      result: this.toRow(row!, 0),
      touched: [{ keeping, ids: [id], before: [before] }],
    };
  }

  /**
   * Puts a record back to what it was in one of its versions, or what belongs to it in the order of that: an ordinary change.
   * Throws `NotFound`, `InvalidInput`, and `Conflict` when the record is not any more what was `seen`.
   */
  async revert(id: number, version: number, { seen }: Seeing = {}): Promise<Row> {
    requireSeen(await this.get(id), seen);
    await this.changes.make({ action: Action.REVERTED }, async (transaction) => {
      const past = await pastOf(transaction, this.collection, { id, version });
      const order = orderIn(this.layout.relations, past);
      if (order) return { result: null, touched: await this.putBack(transaction, id, order) };
      const file = pictureOf(this.collection, past);
      const hasPicture = file !== null;
      const input = await validate(this.collection, valuesOf(this.collection, past), {
        stands: {}, // it is all said again
        hasPicture,
      });
      try {
        return { ...(await this.#change(transaction, id, { input, file, seen })), result: null };
      } catch (error) {
        // Somebody else's change was the one too many: its picture has just gone.
        throw isForeignKeyViolation(error) ? new NotFound(NOT_KEPT) : error;
      }
    });
    return this.get(id);
  }

  /** What a record says, by the names of its fields. */
  #valuesIn(row: Row): Values {
    return Object.fromEntries(fieldsOf(this.collection.entity).map(({ name, of }) => [name, of(row)]));
  }

  /** What the input says that the picture shows. */
  protected altIn(input: Values): unknown {
    return this.collection.alt && input[this.collection.alt.name];
  }

  /** Whose change it is, of a record that says so; a message does not, whoever sends it. */
  protected get author(): Values {
    return this.by === null || !isEdited(this.collection.entity) ? {} : { updatedById: this.by };
  }

  protected async prepare(input: Values, source?: PictureSource): Promise<PreparedPicture | undefined> {
    const picture = await source?.();
    const alt = this.altIn(input);
    return picture && typeof alt === 'string' ? { ...picture, alt } : picture;
  }

  /** The parent that the input names, if it names one; throws `InvalidInput` when that is not there. */
  protected async parentOf(em: EntityManager, input: Values): Promise<Values> {
    const { parent } = this.collection;
    const { parent: stored } = this.layout.relations;
    if (!parent || !stored || input[parent.input] === undefined) return {};
    const id = input[parent.input] as number;
    const ids = typeof id === 'number' ? [id] : [];
    // Locked, so that the parent is not deleted before the record is stored.
    const [locked] = await rowsOf(em, { table: stored.table, where: 'id', ids, lock: 'share' });
    const entity = parent.of().entity as EntityTarget<ObjectLiteral>;
    const found = locked && (await em.findOneBy(entity, { id }));
    if (!found) throw new InvalidInput({ [parent.input]: parent.unknown });
    return found;
  }

  protected toColumns(input: Values, file?: string | null): Values {
    const columns: Values = {};
    for (const { name, property } of fieldsOf(this.collection.entity)) {
      if (input[name] !== undefined) columns[property] = input[name];
    }
    if (file !== undefined) columns.picture = file;
    return columns;
  }
}

/** Throws `Conflict` when a record is not as it was `seen`. */
export function requireSeen({ updatedAt }: Pick<Stored, 'updatedAt'>, seen: Date | undefined): void {
  if (seen && seen.getTime() !== updatedAt.getTime()) {
    throw new Conflict('This was changed since you opened it.');
  }
}

async function describe(em: EntityManager, file: string, alt: unknown): Promise<void> {
  await em.query('update pictures set alt = $2 where file = $1', [file, alt]);
}
