import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import type { Statement, StatementReader } from '../database/statement.ts';
import { Unavailable } from '../errors.ts';
import { engineHere, type Engine, type OpenEngine } from './engine.ts';
import { engineInThread } from './engine-thread.ts';
import { FACTS_LINE } from './home-facts.ts';
import { countsIn } from './tallies.ts';
import { findWords } from './word-search.ts';
import type { Cluster, Found, MapView, Paging, ReadingOn, Search, Stretch, Wish } from './wish.ts';

/** Homes that are read at once while all are, so that whoever else asks the database waits for a few milliseconds. */
const STRIDE = 5_000;
/** So many strides of homes are found in the thread that asks: that takes it less time than to have another find them. */
const MOST_HERE = 10;
/** How long notes of changes are kept, and after how long without a look all are read anew, in milliseconds. */
const REMEMBERED = 3_600_000;
const ASLEEP = REMEMBERED - 600_000;
/** How long a search waits for homes to be read, in milliseconds. */
const PATIENCE = 2_000;

/** $1 the number after which more are read: the facts of those that follow, the last number, and how many they are. */
const ALL: Statement = {
  name: 'search.all',
  text: `select string_agg(line, E'\\n' order by id), max(id), count(*)::int
    from (select id, ${FACTS_LINE} as line from listings where id > $1::int and deleted_at is null order by id limit ${STRIDE}) lines`,
};
/** The oldest transaction that is still open. */
const NOW: Statement = {
  name: 'search.now',
  text: 'select pg_snapshot_xmin(pg_current_snapshot())::text',
};
/**
 * $1 the transaction from which on changes are looked for: where to look from next time, which listings changed, and the facts
 * of those that stand. The next look begins at the oldest transaction that is still open, so that nothing is missed in whatever
 * order they end; and as one statement it is of one moment on one server, primary or not.
 */
const CHANGED: Statement = {
  name: 'search.changed',
  text: `with changed as materialized (
      select array_agg(distinct listing_id) ids from listing_changes where xid >= $1::text::xid8)
    select pg_snapshot_xmin(pg_current_snapshot())::text, ids,
      (select string_agg(${FACTS_LINE}, E'\\n') from listings where id = any(ids) and deleted_at is null) from changed`,
};
/**
 * Finds homes by their facts, which an engine keeps in memory. Before each search it looks what has changed: whoever has
 * written finds what he wrote, and several processes on one database find the same.
 */
export class MemorySearch implements Search {
  /** The engine that knows all homes, with the transaction from which on changes are looked for. */
  #known: { engine: OpenEngine; from: string } | undefined;
  #lookedAt = -Infinity;
  #looking: Promise<OpenEngine> | undefined;
  #next: Promise<OpenEngine> | undefined;

  constructor(private readonly database: StatementReader) {}

  async find(wish: Wish, paging: Paging): Promise<Found> {
    const { ids, ...words } = await findWords(this.database, wish.words);
    const { tallies, ...found } = await this.#ask('find', wish, paging, ids);
    return { ...found, counts: tallies && countsIn(tallies), words };
  }

  async readOn(wish: Wish, from: ReadingOn): Promise<Stretch> {
    const { ids } = await findWords(this.database, wish.words);
    return this.#ask('readOn', wish, from, ids);
  }

  async clusters(wish: Wish, view: MapView): Promise<Cluster[]> {
    const { ids } = await findWords(this.database, wish.words);
    return this.#ask('clusters', wish, view, ids);
  }

  near(id: number, most: number): Promise<number[]> {
    return this.#ask('near', id, most).catch(noneYet);
  }

  like(id: number, most: number): Promise<number[]> {
    return this.#ask('like', id, most).catch(noneYet);
  }

  /** Reads all homes before the first search would. */
  async warm(): Promise<void> {
    await this.#look();
  }

  /** Ends what it keeps. */
  async close(): Promise<void> {
    await this.#known?.engine.end();
  }

  /** Asks for what is found among homes as they are now. */
  async #ask<Call extends keyof Engine>(
    call: Call,
    ...asked: Parameters<Engine[Call]>
  ): Promise<ReturnType<Engine[Call]>> {
    const engine = await (this.#known ? this.#look() : this.#soon(this.#look()));
    return engine.ask(call, ...asked);
  }

  /** Waits a little for homes that are being read, and no longer: others wait behind whoever waits. */
  async #soon(look: Promise<OpenEngine>): Promise<OpenEngine> {
    const over = new AbortController();
    const late = sleep(PATIENCE, undefined, over).then(() => {
      throw new Unavailable('Homes are just being read, to be found. Try again in a few seconds.', 5);
    });
    try {
      return await Promise.race([look, late]);
    } finally {
      over.abort();
      late.catch(() => undefined);
    }
  }

  /** Looks for changes; those who come while somebody looks share the look after that one. */
  #look(): Promise<OpenEngine> {
    if (!this.#looking) return (this.#looking = this.#bringUp().finally(() => (this.#looking = undefined)));
    this.#next ??= this.#looking
      .catch(() => undefined) // it is told to those who waited for it
      .then(() => {
        this.#next = undefined;
        return this.#look();
      });
    return this.#next;
  }

  async #bringUp(): Promise<OpenEngine> {
    const now = performance.now();
    const known = this.#known;
    const isAwake = now - this.#lookedAt <= ASLEEP;
    if (known && isAwake && !known.engine.hasEnded()) known.from = await this.#readChanged(known);
    else this.#known = await this.#readAll();
    this.#lookedAt = now;
    return this.#known!.engine;
  }

  /** Has the engine take what has changed, and tells from where to look next time. */
  async #readChanged({ engine, from }: { engine: OpenEngine; from: string }): Promise<string> {
    const rows = await this.database.rows(CHANGED, [from]);
    const [[next, changed, lines]] = rows as [[string, number[] | null, string | null]];
    if (changed) await engine.ask('apply', changed, lines ?? '');
    return next;
  }

  async #readAll(): Promise<{ engine: OpenEngine; from: string }> {
    await this.#known?.engine.end();
    this.#known = undefined;
    const [[from]] = (await this.database.rows(NOW, [])) as [[string]];
    const first: string[] = [];
    let engine: OpenEngine | undefined;
    try {
      for await (const lines of this.#texts()) {
        if (engine) await engine.ask('load', lines);
        else if (first.push(lines) > MOST_HERE) engine = await loaded(engineInThread(), first);
      }
      engine ??= await loaded(engineHere(), first);
      await engine.ask('ready');
      return { engine, from };
    } catch (error) {
      await engine?.end();
      throw error;
    }
  }

  /** The facts of all homes, a stride of them in each text. */
  async *#texts(): AsyncGenerator<string> {
    for (let after = 0, many = STRIDE; many === STRIDE;) {
      const [row] = (await this.database.rows(ALL, [after])) as [[string | null, number | null, number]];
      yield row[0] ?? '';
      [after, many] = [row[1] ?? after, row[2]];
    }
  }
}

async function loaded(engine: OpenEngine, texts: readonly string[]): Promise<OpenEngine> {
  for (const lines of texts) await engine.ask('load', lines);
  return engine;
}

/** A home's own page does without others near it or like it while homes are being read. */
function noneYet(error: unknown): number[] {
  if (error instanceof Unavailable) return [];
  throw error;
}

/** Forgets notes of changes that everyone has seen. */
export async function forgetChanges(em: EntityManager): Promise<void> {
  await em.query('delete from listing_changes where at < now() - make_interval(secs => $1)', [
    REMEMBERED / 1000,
  ]);
}
