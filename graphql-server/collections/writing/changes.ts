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
  /** Kept before all else. */
  picture?: PreparedPicture | null | undefined;
  /** What the picture was put in its place by, if it was. */
  coming?: string | undefined;
}

/** The transaction of a change. */
export interface Transaction extends StatementReader {
  em: EntityManager;
  /** Puts kept pictures in their places, for rows that are to show them. */
  show(files: readonly string[]): Promise<void>;
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
  /** Names of pictures that it has taken away from rows, and for how many seconds those may come back. */
  leaving?: { files: readonly string[]; seconds: number };
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
    return this.#settle([], () => write(this.parts.database));
  }

  /** Makes a change inside the caller's transaction, who tells of it. */
  async makeWithin<T>(
    em: EntityManager,
    { action, picture, coming }: Change,
    work: Work<T>,
  ): Promise<Outcome<T>> {
    const { pictures, within } = this.parts;
    this.#require(action);
    if (picture) await pictures.keep(em, picture, coming);
    const show = (files: readonly string[]) => pictures.show(em, files);
    const rows = within(em);
    const outcome = await work({ em, show, rows: (...asked) => rows.rows(...asked) });
    const done = { action, by: staffIdOf(this.actor) };
    for (const { keeping, ids = [], before = [], notes = [] } of outcome.touched ?? []) {
      if (ids.length > 0) await keeping.standing(rows, done, ids, before);
      if (notes.length > 0) await keeping.noted(rows, done, notes);
    }
    const { files, seconds } = outcome.leaving ?? { files: [], seconds: 0 };
    if (files.length > 0) await pictures.keepAside(em, files, seconds);
    return outcome;
  }

  async #make<T>(
    change: Change,
    work: Work<T>,
    claim: (em: EntityManager, all: () => Promise<T>) => Promise<T>,
  ): Promise<T> {
    const placed = change.picture ? [change.picture.file] : [];
    let leaving: readonly string[] = [];
    const noting: Work<T> = async (transaction) => {
      const show = (files: readonly string[]) => {
        placed.push(...files);
        return transaction.show(files);
      };
      const outcome = await work({ ...transaction, show });
      leaving = outcome.leaving?.files ?? [];
      return outcome;
    };
    const result = await this.#settle(placed, () =>
      this.#placed(change, (placing) =>
        this.parts.transaction((em) =>
          claim(em, async () => (await this.makeWithin(em, placing, noting)).result),
        ),
      ),
    );
    for (const file of leaving) await this.#discard(file);
    return result;
  }

  /** Has a change's picture put in its place before its transaction begins: nobody waits for a slow storage but who sent it. */
  async #placed<T>(change: Change, make: (change: Change) => Promise<T>): Promise<T> {
    const { pictures, report } = this.parts;
    if (!change.picture) return make(change);
    this.#require(change.action);
    const coming = await pictures.place(change.picture);
    let isKnown = true;
    try {
      return await make({ ...change, coming });
    } catch (error) {
      isKnown = !(error instanceof OutcomeUnknown);
      throw error;
    } finally {
      // Kept, it is given up already, but for a press that had been made before.
      if (isKnown) await pictures.giveUp(coming).catch(report);
    }
  }

  /** Tells what became of a change, and sees to the pictures that it has put in their places. */
  async #settle<T>(placed: readonly string[], change: () => Promise<T>): Promise<T> {
    const { changed, unsure, pictures } = this.parts;
    try {
      const result = await change();
      changed(this.collection);
      for (const file of placed) pictures.warm(file, { upright: this.collection.picture?.upright ?? false });
      return result;
    } catch (error) {
      // When nobody knows whether a row shows them now, they are the sweep's to judge.
      if (error instanceof OutcomeUnknown) unsure(this.collection);
      else for (const file of placed) await this.#discard(file);
      throw this.#refusal(error);
    }
  }

  #require(action: Action): void {
    if (!can(this.actor, action, this.collection)) throw new NotSignedIn();
  }

  /** A picture that cannot be removed now is the sweep's: the row stands already, or never will. */
  async #discard(file: string): Promise<void> {
    await this.parts.pictures.discard(file).catch(this.parts.report);
  }

  /** The parent may go between being looked for and being referred to. */
  #refusal(error: unknown): unknown {
    const { parent } = this.collection;
    return parent && isForeignKeyViolation(error)
      ? new InvalidInput({ [parent.input]: parent.unknown })
      : this.parts.translate(error);
  }
}
