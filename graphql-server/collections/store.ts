import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { InvalidInput, NotFound } from '../errors.ts';
import type { PictureSource, PreparedPicture } from '../pictures/picture.ts';
import { ALT, type AnyCollection, type Collection } from './collection.ts';
import { Reading, type Rows } from './reading.ts';
import { isForeignKeyViolation, picturesWithin } from './references.ts';
import type { Statements } from './statements.ts';
import type { Stored } from './stored.ts';
import { isMissing, validate } from './validate.ts';
import { wordsOf } from './words.ts';

/** Keeps picture bytes in step with the rows that show them. */
export interface PictureKeeper {
  /** Stores a picture inside the caller's transaction. */
  keep(em: EntityManager, picture: PreparedPicture): Promise<void>;
  /** Removes a picture that no row shows any more; one still shown stays. */
  discard(file: string): Promise<void>;
  /** Has a kept picture's sizes and formats made before a visitor asks for them; nobody waits for it. */
  warm(file: string): void;
}

/** What a store needs of the house; `app.ts` hands it over. */
export interface StoreParts {
  dataSource: DataSource;
  database: Rows;
  pictures: PictureKeeper;
  /** Tells everyone who keeps answers that this collection's records have changed. */
  changed: (collection: AnyCollection) => void;
  /** The database's error as a refusal where it means one. */
  translate: (error: unknown) => unknown;
  /** Takes note of a fault that the caller need not know of. */
  report: (error: unknown) => void;
}

type Values = Record<string, unknown>;

/** The one way in which records of a collection are made, changed and removed: judge, keep the picture, save, tell. */
export class Store<Row extends Stored, Input extends object> extends Reading<Row> {
  constructor(
    readonly collection: Collection<Row, Input>,
    statements: Statements,
    private readonly parts: StoreParts,
    /** Entities whose records go with a record of this one. */
    private readonly dependants: AnyCollection[],
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
   * Judges words, then stores them with their picture in one transaction. Throws `InvalidInput`, and what `admit` throws,
   * which is asked once the words are found valid.
   */
  async create(words: object, source?: PictureSource, admit?: () => Promise<void>): Promise<Row> {
    const input = await this.judge(words, source, false);
    await admit?.();
    const picture = await this.prepare(input, source);
    if (!picture) return this.insertAlone(input);
    const id = await this.write(picture, async (em) => this.insert(em, input, picture));
    return this.get(id);
  }

  /** Judges words and stores them inside the caller's transaction; `extra` sets columns no caller may name. */
  async insertWithin(
    em: EntityManager,
    words: object,
    picture?: PreparedPicture,
    extra: Values = {},
  ): Promise<number> {
    const input = await validate(this.collection, words, {
      partial: false,
      hasPicture: picture !== undefined,
    });
    if (picture) await this.parts.pictures.keep(em, picture);
    return this.insert(em, input, picture, extra);
  }

  /** Changes what is named and keeps the rest; a new picture takes the old one's place. Throws `NotFound`, `InvalidInput`. */
  async update(id: number, words: object, source?: PictureSource): Promise<Row> {
    await this.get(id);
    const input = await this.judge(words, source, true);
    const picture = await this.prepare(input, source);
    const replaced = await this.write(picture, async (em) => {
      const old = await this.lock(em, id);
      await this.parentOf(em, input);
      const values = this.toColumns(input, picture);
      await em.update(this.target, id, { ...values, updatedAt: () => 'now()' });
      const file = picture?.file ?? old;
      if (file && input[this.altWord] !== undefined) await this.describe(em, file, input[this.altWord]);
      return picture && old !== picture.file ? old : null;
    });
    if (replaced) await this.discard(replaced);
    return this.get(id);
  }

  /** Removes a record, what belongs to it, and the pictures that only they showed. Throws `NotFound`. */
  async remove(id: number): Promise<void> {
    const files = await this.write(undefined, async (em) => {
      const own = await this.lock(em, id);
      const theirs = await Promise.all(this.dependants.map((child) => picturesWithin(em, child, id)));
      await em.delete(this.target, id);
      return new Set([own, ...theirs.flat()]);
    });
    for (const file of files) if (file) await this.discard(file);
  }

  private get target(): EntityTarget<ObjectLiteral> {
    return this.collection.entity;
  }

  private get altWord(): string {
    return `${this.collection.picture?.field ?? ''}Alt`;
  }

  private judge(words: object, source: PictureSource | undefined, partial: boolean): Promise<Values> {
    return validate(this.collection, words, { partial, hasPicture: source !== undefined });
  }

  private async prepare(input: Values, source?: PictureSource): Promise<PreparedPicture | undefined> {
    const picture = await source?.();
    const alt = input[this.altWord];
    return picture && typeof alt === 'string' ? { ...picture, alt } : picture;
  }

  private async write<T>(
    picture: PreparedPicture | undefined,
    work: (em: EntityManager) => Promise<T>,
  ): Promise<T> {
    try {
      const result = await this.parts.dataSource.transaction(async (em) => {
        if (picture) await this.parts.pictures.keep(em, picture);
        return work(em);
      });
      this.parts.changed(this.collection);
      if (picture) this.parts.pictures.warm(picture.file);
      return result;
    } catch (error) {
      if (picture) await this.discard(picture.file);
      throw this.refusal(error);
    }
  }

  /** A picture that cannot be removed now is the sweep's: the row stands already, or never will. */
  private async discard(file: string): Promise<void> {
    await this.parts.pictures.discard(file).catch(this.parts.report);
  }

  /** The parent may go between being looked for and being referred to. */
  private refusal(error: unknown): unknown {
    const { parent } = this.collection;
    return parent && isForeignKeyViolation(error)
      ? new InvalidInput({ [parent.input]: parent.unknown })
      : this.parts.translate(error);
  }

  /** Without a picture a record is one row: one statement, which is its own transaction. */
  private async insertAlone(input: Values): Promise<Row> {
    try {
      await this.borrow(this.parts.dataSource.manager, input);
      const values = this.toColumns(input);
      const [row] = await this.database.rows(
        this.statements.insert(Object.keys(values)),
        Object.values(values),
      );
      this.parts.changed(this.collection);
      return this.toRow(row!, 0);
    } catch (error) {
      throw this.refusal(error);
    }
  }

  /** Looks for the parent and takes from it the words that a new record does not say. */
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

  /** Holds the row until the transaction ends and gives its picture's name. */
  private async lock(em: EntityManager, id: number): Promise<string | null> {
    const row = await em
      .createQueryBuilder(this.target, 't')
      .select('t.id', 'id')
      .addSelect(this.collection.picture ? 't.picture' : 'null', 'file')
      .where('t.id = :id', { id })
      .setLock('pessimistic_write')
      .getRawOne<{ file: string | null }>();
    if (!row) throw new NotFound(this.collection.notFound);
    return row.file;
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

  private toColumns(input: Values, picture?: PreparedPicture): Values {
    const values: Values = {};
    for (const { property, column } of wordsOf(this.collection.input)) {
      if (column !== ALT && input[property] !== undefined) values[column] = input[property];
    }
    if (picture) values.picture = { file: picture.file };
    return values;
  }
}
