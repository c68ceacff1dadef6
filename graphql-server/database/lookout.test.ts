import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { OutcomeUnknown, Unavailable } from '../errors.ts';
import { until } from '../testing-until.ts';
import { openDatabase, type Database } from './database.ts';
import { bare, placesIn } from './places.ts';
import { hasPrograms, startPair, type Pair } from './testing-pair.ts';
import { CannotOpenDatabase } from './unavailable.ts';

const empty = { entities: [], migrations: [] };
/** From a promotion on until writes are taken again, in milliseconds: twice what is promised, for a busy machine. */
const BACK_WITHIN = 4000;

test('one address may name several servers', () => {
  const url = 'postgres://me:p%40ss@one:5432,[::1]:5433,other/site?ssl=true';
  expect(placesIn(url)).toEqual([
    'postgres://me:p%40ss@one:5432/site?ssl=true',
    'postgres://me:p%40ss@[::1]:5433/site?ssl=true',
    'postgres://me:p%40ss@other/site?ssl=true',
  ]);
  expect(bare(url)).toBe('one:5432,[::1]:5433,other/site');
  const one = 'postgres://me@db/site?host=/run/postgresql';
  expect([placesIn(one), bare(one)]).toEqual([[one], 'db/site']);
});

test('where none of them answers, the site does not start, and says so without the password', async () => {
  const opening = openDatabase({
    url: 'postgres://me:secret@127.0.0.1:9,127.0.0.1:10/site',
    folder: '',
    ...empty,
  });
  await expect(opening).rejects.toThrow(CannotOpenDatabase);
  await expect(opening).rejects.toThrow(
    'None of the servers at 127.0.0.1:9,127.0.0.1:10/site answers as the primary: check DATABASE_URL and that one of them runs.',
  );
});

(hasPrograms() ? describe : describe.skip)('of a primary and its standby', () => {
  let pair: Pair;
  let database: Database;

  beforeAll(async () => {
    pair = await startPair();
    await pair.primary.ask('create table note (id serial primary key, words text not null)');
    await pair.synchronous();
    database = await openDatabase({ url: pair.url(), folder: '', ...empty });
  });
  afterAll(async () => {
    await database.close();
    await pair.stop();
  });

  const add = (words: string) =>
    database.write({ name: 'add', text: 'insert into note (words) values ($1)' }, [words]);
  const inTransaction = (words: string) =>
    database.transaction((em) => em.query('insert into note (words) values ($1)', [words]));
  const portOf = async () => {
    const asked = { name: 'port', text: `select current_setting('port')::int` };
    const [[ours], [typeorms]] = await Promise.all([
      database.rows(asked, []).then(([row]) => row!),
      database.dataSource.query<{ port: number }[]>(`${asked.text} as port`).then(([row]) => [row!.port]),
    ]);
    expect(ours).toBe(typeorms);
    return ours;
  };

  test('a standby alone is refused in one sentence', async () => {
    const opening = openDatabase({ url: pair.standby.url(), folder: '', ...empty });
    await expect(opening).rejects.toThrow(
      `PostgreSQL at 127.0.0.1:${pair.standby.port}/postgres is a standby, which takes no writes: name its primary in DATABASE_URL.`,
    );
  });

  test('it is the primary that is asked, wherever it stands in the address', async () => {
    expect(await portOf()).toBe(pair.primary.port);
    const other = await openDatabase({ url: turned(pair.url()), folder: '', ...empty });
    await other.write({ name: 'add', text: 'insert into note (words) values ($1)' }, ['turned']);
    await other.close();
  });

  test('while there is none a write waits; after a promotion it is done, and no answered one is lost', async () => {
    const answered: string[] = [];
    const refused: unknown[] = [];
    let writing = true;
    let lastAt = performance.now();
    let longest = 0;
    const writer = async (name: string, write: typeof add) => {
      for (let count = 0; writing; count++) {
        const words = `${name} ${count}`;
        try {
          await write(words);
          answered.push(words);
          longest = Math.max(longest, performance.now() - lastAt);
          lastAt = performance.now();
        } catch (error) {
          refused.push(error);
        }
        await pause(5);
      }
    };
    const writers = [
      writer('alone', add),
      writer('also alone', add),
      writer('in a transaction', inTransaction as typeof add),
    ];
    await until('some are written', () => answered.length > 30);
    await pair.primary.kill();
    await until('a write was refused or waits', () => performance.now() - lastAt > 300);
    await pair.standby.promote();
    const promotedAt = performance.now();
    const before = answered.length;
    await until('writes are back', () => answered.length > before);
    const backAfter = performance.now() - promotedAt;
    await until('many are written', () => answered.length > before + 30);
    writing = false;
    await Promise.all(writers);

    expect(backAfter).toBeLessThan(BACK_WITHIN);
    expect(await portOf()).toBe(pair.standby.port);
    // Only what was under way when it fell was refused: at most one a writer, and whether it was done is not known.
    expect(refused.length).toBeLessThanOrEqual(writers.length);
    for (const error of refused)
      expect([OutcomeUnknown, Unavailable]).toContain((error as Error).constructor);
    const stand = new Set((await pair.standby.ask('select words from note')).map(({ words }) => words));
    expect(answered.filter((words) => !stand.has(words))).toEqual([]);
    expect(longest).toBeGreaterThan(300); // it was away
  });

  test('one that was left behind and comes back is not gone back to', async () => {
    await pair.primary.start(); // it takes itself for the primary still
    await pause(1500); // all are asked meanwhile
    expect(await portOf()).toBe(pair.standby.port);
    // Whoever comes new, and knows of neither, goes to the later history too.
    for (const url of [pair.url(), turned(pair.url())]) {
      const other = await openDatabase({ url, folder: '', ...empty });
      const [[port]] = (await other.rows(
        { name: 'port', text: `select current_setting('port')::int` },
        [],
      )) as [[number]];
      await other.close();
      expect(port).toBe(pair.standby.port);
    }
  });

  test('a connection that takes no writes any more is thrown away, by whichever way it was had', async () => {
    const backend = async () => {
      const asked = { name: 'backend', text: 'select pg_backend_pid()' };
      return (await database.rows(asked, []))[0]![0];
    };
    await pair.standby.ask(`alter system set default_transaction_read_only = on`);
    await pair.standby.ask('select pg_reload_conf()');
    await until('writes are refused', () =>
      add('no').then(
        () => false,
        () => true,
      ),
    );
    const before = await backend();
    await expect(add('no')).rejects.toThrow(Unavailable);
    const between = await backend();
    await expect(inTransaction('no')).rejects.toThrow(Unavailable);
    expect(new Set([before, between, await backend()]).size).toBe(3);
    await pair.standby.ask('alter system reset default_transaction_read_only');
    await pair.standby.ask('select pg_reload_conf()');
    await until('writes are taken', () =>
      add('yes').then(
        () => true,
        () => false,
      ),
    );
  });
});

(hasPrograms() ? describe : describe.skip)('of a primary that stands still and its standby', () => {
  let pair: Pair;
  let database: Database;

  beforeAll(async () => {
    pair = await startPair();
    await pair.primary.ask('create table note (id serial primary key, words text not null)');
    await pair.caughtUp();
    database = await openDatabase({ url: pair.url(), folder: '', ...empty });
  });
  afterAll(async () => {
    await database.close();
    await pair.stop();
  });

  const add = () =>
    database.write(
      { name: 'add', text: `insert into note (words) values ('x') returning current_setting('port')::int` },
      [],
    );

  test('the standby is written to as soon as it is promoted, and nobody goes back when the other goes on', async () => {
    expect(await add()).toEqual([[pair.primary.port]]);
    pair.primary.freeze();
    const lost = await add().catch((error: unknown) => error); // what is under way ends soon, and nobody knows how
    const waiting = add();
    await pair.standby.promote();
    const promotedAt = performance.now();
    expect(await waiting).toEqual([[pair.standby.port]]);
    expect(performance.now() - promotedAt).toBeLessThan(BACK_WITHIN);
    expect([OutcomeUnknown, Unavailable]).toContain((lost as Error).constructor);
    pair.primary.thaw();
    await pair.primary.ask('select 1');
    await pause(1500); // all are asked meanwhile
    expect(await add()).toEqual([[pair.standby.port]]);
  });
});

/** The same servers, the last one first. */
function turned(url: string): string {
  return url.replace(/@([^/]*)/, (_all, hosts: string) => `@${hosts.split(',').reverse().join(',')}`);
}
