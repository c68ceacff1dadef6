import type { EntityManager } from 'typeorm';
import type { StatementReader, StatementWriter } from '../../database/statement.ts';
import { InvalidInput, NotSignedIn, OutcomeUnknown } from '../../errors.ts';
import type { PreparedPicture } from '../../pictures/picture.ts';
import type { Action } from '../declaring/action.ts';
import type { Collection } from '../declaring/collection.ts';
import { staffIdOf, type Viewer } from '../declaring/viewer.ts';
import { isForeignKeyViolation } from './foreign-keys.ts';
import type { Keeping, Note, Stood } from './keeping.ts';
import { once, type Pressed } from './press.ts';
import { can } from './rights.ts';
import type { StoreParts } from './store-parts.ts';

/** What is to be done, and with what. */
interface Change {
  action: Action;
  /** Stored before the transaction begins. */
  picture?: PreparedPicture | null | undefined;
}

/** The transaction of a change. */
export interface Transaction extends StatementReader {
  em: EntityManager;
}

/** Records of one collection that stand as a change has left them, or notes of some. */
export interface Touched {
  keeping: Keeping;
  /** Those whose version is not kept by the statement that made them. */
  ids?: readonly number[];
  before?: readonly Stood[];
  notes?: readonly Note[];
}

/** What a change has done. */
export interface Outcome<T> {
  result: T;
  touched?: readonly Touched[];
}

type Work<T> = (transaction: Transaction) => Promise<Outcome<T>>;

/**
 * The one way in which the records of a collection are changed by an actor: who may not is refused, all of it is done in one
 * transaction or nothing, versions of it are kept, and whoever keeps answers is told.
 */
export class Changes {
  constructor(
    private readonly collection: Collection,
    private readonly parts: StoreParts,
    readonly actor: Viewer,
  ) {}

  /** Makes a change. Throws what its work throws, `NotSignedIn`, and `OutcomeUnknown`. */
  async make<T>(change: Change, work: Work<T>): Promise<T> {
    return this.#make(change, work, (_em, all) => all());
  }

  /** Makes a change at most once for one press, if there is one: gives then what it gave the first time. */
  async makeOnce<Made extends number | null>(
    { pressed, ...change }: Change & { pressed: Pressed | undefined },
    work: Work<Made>,
  ): Promise<Made> {
    return this.#make(change, work, (em, all) => (pressed ? once(em, pressed, all) : all()));
  }

  /** Makes a change that is one statement, its version a part of it, and so a transaction of its own. */
  async makeAlone<T>(action: Action, write: (database: StatementWriter) => Promise<T>): Promise<T> {
    this.#require(action);
    return this.#settle(null, () => write(this.parts.database));
  }

  /** Makes a change inside the caller's transaction, who tells of it. */
  async makeWithin<T>(em: EntityManager, { action, picture }: Change, work: Work<T>): Promise<Outcome<T>> {
    const { pictures, within } = this.parts;
    this.#require(action);
    if (picture) await pictures.store(picture, em);
    const rows = within(em);
    const outcome = await work({ em, rows: (...asked) => rows.rows(...asked) });
    const done = { action, by: staffIdOf(this.actor) };
    for (const { keeping, ids = [], before = [], notes = [] } of outcome.touched ?? []) {
      if (ids.length > 0) await keeping.standing(rows, done, ids, before);
      if (notes.length > 0) await keeping.noted(rows, done, notes);
    }
    return outcome;
  }

  async #make<T>(
    change: Change,
    work: Work<T>,
    claim: (em: EntityManager, all: () => Promise<T>) => Promise<T>,
  ): Promise<T> {
    const { picture, ...rest } = change;
    return this.#settle(picture, async () => {
      if (picture) {
        this.#require(change.action);
        await this.parts.pictures.store(picture);
      }
      return this.parts.transaction((em) =>
        claim(em, async () => (await this.makeWithin(em, rest, work)).result),
      );
    });
  }

  /** Reports the result of a change, and has the renditions of its picture created. */
  async #settle<T>(picture: PreparedPicture | null | undefined, change: () => Promise<T>): Promise<T> {
    const { changed, unsure, pictures } = this.parts;
    try {
      const result = await change();
      changed(this.collection);
      if (picture) pictures.warm(picture, { upright: this.collection.picture?.upright ?? false });
      return result;
    } catch (error) {
      if (error instanceof OutcomeUnknown) unsure(this.collection);
      throw this.#refusal(error);
    }
  }

  #require(action: Action): void {
    if (!can(this.actor, action, this.collection)) throw new NotSignedIn();
  }

  /** The parent may go between being looked for and being referred to. */
  #refusal(error: unknown): unknown {
    const { parent } = this.collection;
    return parent && isForeignKeyViolation(error)
      ? new InvalidInput({ [parent.input]: parent.unknown })
      : this.parts.translate(error);
  }
}
