import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { Conflict, InvalidInput, NotFound, OutcomeUnknown } from '../../errors.ts';
import type { PictureSource, PreparedPicture } from '../../pictures/picture.ts';
import { doneBefore, pressedWith } from './press.ts';
import type { UpdateOptions, CreateOptions, Pressing } from './store-parts.ts';
import type { Stored } from '../declaring/stored.ts';
import { Upkeep } from './upkeep.ts';
import { isMissing, validate } from './validate.ts';
import { ALT, fieldsOf } from '../declaring/fields.ts';

type Values = Record<string, unknown>;

interface Locked extends Pick<Stored, 'updatedAt'> {
  file: string | null;
}

/** A moment after the last change, however fast changes follow each other: it tells one from the other. */
const LATER = "greatest(now(), updated_at + interval '1 millisecond')";

function requireSeen({ updatedAt }: Pick<Stored, 'updatedAt'>, seen: Date | undefined): void {
  if (seen && seen.getTime() !== updatedAt.getTime()) {
    throw new Conflict('Somebody else changed this since you opened it.');
  }
}

/** The one way in which records of a collection are made and changed: judge, keep the picture, save, tell. */
export class Store<Row extends Stored, Input extends object> extends Upkeep<Row, Input> {
  /** Judges values, then stores them with their picture in one transaction. Throws `InvalidInput`, and what `admit` throws. */
  async create(
    values: object,
    { picture: source, by, admit, press }: CreateOptions<Row, Input> = {},
  ): Promise<Row> {
    const input = await validate(this.collection, values, {
      partial: false,
      hasPicture: source !== undefined,
    });
    const picture = await this.prepare(input, source);
    const pressed = pressedWith(press, [input, picture?.file]);
    const before = admit && pressed && (await doneBefore<number>(this.database, pressed));
    if (before) return this.get(before);
    const extra = { ...(by && { updatedById: by }), ...(await admit?.(input as Input)) };
    if (!picture && !pressed) return this.insertAlone(input, extra);
    const insert = (em: EntityManager) => this.insert(em, input, picture, extra);
    return this.get(await this.make(insert, { picture, pressed }));
  }

  /**
   * Judges and stores several records in one transaction, the first as the newest; their pictures are given them later,
   * also where one is required. Throws `InvalidInput`.
   */
  async createAll(list: readonly object[], { by, press }: Pressing = {}): Promise<void> {
    const rows: Values[] = [];
    for (const values of list) {
      const input = await validate(this.collection, values, { partial: false, hasPicture: true });
      rows.push({ ...this.toColumns(input), ...(by && { updatedById: by }) });
    }
    const insert = async (em: EntityManager) => {
      await em.insert(this.target, rows.toReversed());
      return null;
    };
    await this.make(insert, { pressed: pressedWith(press, [this.collection.names.many, list]) });
  }

  /** Judges values and stores them inside the caller's transaction; `extra` sets columns no caller may name. */
  async insertWithin(
    em: EntityManager,
    values: object,
    picture?: PreparedPicture,
    extra: Values = {},
  ): Promise<number> {
    const input = await validate(this.collection, values, {
      partial: false,
      hasPicture: picture !== undefined,
    });
    await this.keep(em, picture);
    return this.insert(em, input, picture, extra);
  }

  /**
   * Changes what is named and keeps the rest; a new picture takes the old one's place, null takes it away. Throws
   * `NotFound`, `InvalidInput`, and `Conflict` when the record is not any more what was `seen`.
   */
  async update(id: number, values: object, { picture: source, by, seen }: UpdateOptions = {}): Promise<Row> {
    requireSeen(await this.get(id), seen);
    const input = await validate(this.collection, values, { partial: true, hasPicture: source !== null });
    const picture = source && (await this.prepare(input, source));
    const gone = await this.write(picture ?? undefined, async (em) => {
      await this.keep(em, picture);
      const { file: old, updatedAt } = await this.lock(em, id);
      requireSeen({ updatedAt }, seen);
      await this.parentOf(em, input);
      const columns = { ...this.toColumns(input, picture), ...(by && { updatedById: by }) };
      await em.update(this.target, id, { ...columns, updatedAt: () => LATER });
      const file = picture === undefined ? old : picture?.file;
      if (file && input[this.altField] !== undefined) await this.describe(em, file, input[this.altField]);
      return old !== file ? old : null;
    });
    if (gone) await this.discard(gone);
    return this.get(id);
  }

  private get target(): EntityTarget<ObjectLiteral> {
    return this.collection.entity;
  }

  private get altField(): string {
    return `${this.collection.picture?.field ?? ''}Alt`;
  }

  private async prepare(input: Values, source?: PictureSource): Promise<PreparedPicture | undefined> {
    const picture = await source?.();
    const alt = input[this.altField];
    return picture && typeof alt === 'string' ? { ...picture, alt } : picture;
  }

  /** Without a picture a record is one row: one statement, which is its own transaction. */
  private async insertAlone(input: Values, extra: Values = {}): Promise<Row> {
    try {
      await this.borrow(this.parts.dataSource.manager, input);
      const columns = { ...this.toColumns(input), ...extra };
      const [row] = await this.parts.database.write(
        this.statements.insert(Object.keys(columns)),
        Object.values(columns),
      );
      this.parts.changed(this.collection);
      return this.toRow(row!, 0);
    } catch (error) {
      if (error instanceof OutcomeUnknown) this.parts.unsure(this.collection);
      throw this.refusal(error);
    }
  }

  /** Looks for the parent and takes from it what a new record does not say. */
  private async borrow(em: EntityManager, input: Values): Promise<void> {
    const parent = await this.parentOf(em, input);
    for (const [word, lent] of Object.entries(this.collection.parent?.lends ?? {}))
      if (isMissing(input[word])) input[word] = parent[lent];
  }

  private async insert(
    em: EntityManager,
    input: Values,
    picture?: PreparedPicture,
    extra: Values = {},
  ): Promise<number> {
    await this.borrow(em, input);
    const { identifiers } = await em.insert(this.target, { ...this.toColumns(input, picture), ...extra });
    return identifiers[0]!.id as number;
  }

  /** Holds the row until the transaction ends and gives its picture's name and the moment of its last change. */
  private async lock(em: EntityManager, id: number): Promise<Locked> {
    const row = await em
      .createQueryBuilder(this.target, 't')
      .select('t.id', 'id')
      .addSelect('t.updatedAt', 'updatedAt')
      .addSelect(this.collection.picture ? 't.picture' : 'null', 'file')
      .where('t.id = :id', { id })
      .setLock('pessimistic_write')
      .getRawOne<Locked>();
    if (!row) throw new NotFound(this.collection.notFound);
    return row;
  }

  /** The parent that the input names, if it names one; throws `InvalidInput` when that is not there. */
  private async parentOf(em: EntityManager, input: Values): Promise<Values> {
    const { parent } = this.collection;
    if (!parent || input[parent.input] === undefined) return {};
    const entity = parent.of().entity as EntityTarget<ObjectLiteral>;
    const found = await em.findOneBy(entity, { id: input[parent.input] });
    if (!found) throw new InvalidInput({ [parent.input]: parent.unknown });
    return found;
  }

  private async describe(em: EntityManager, file: string, alt: unknown): Promise<void> {
    await em.query('update pictures set alt = $2 where file = $1', [file, alt]);
  }

  private toColumns(input: Values, picture?: PreparedPicture | null): Values {
    const columns: Values = {};
    for (const { property, column } of fieldsOf(this.collection.input)) {
      if (column !== ALT && input[property] !== undefined) columns[column] = input[property];
    }
    if (picture !== undefined) columns.picture = picture && { file: picture.file };
    return columns;
  }
}
