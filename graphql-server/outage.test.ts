import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres, type PostgresServer } from './database/testing-postgres.ts';
import { entities } from './collections.ts';
import { testDatabaseUrl } from './config.ts';
import { openDatabase } from './database/database.ts';
import { migrations } from './database/migrations/index.ts';
import { TestProxy } from './database/testing-proxy.ts';
import { openTestServer, type TestServer } from './testing.ts';

const ANSWERED_WITHIN = 10_000;
const BACK_WITHIN = 5000;

(testDatabaseUrl() === undefined ? describe.skip : describe)('a database that', () => {
  let postgres: PostgresServer;
  let wire: TestProxy;
  let server: TestServer;

  beforeAll(async () => {
    const own = await openPostgres(undefined);
    if (!own) throw new Error('The programs of PostgreSQL are not installed.');
    postgres = own;
    wire = new TestProxy(new URL(postgres.url));
    await wire.mend();
    const database = await openDatabase({ url: wire.url, folder: '', entities, migrations });
    server = await openTestServer(undefined, { database });
  });
  afterAll(async () => {
    await server.close();
    wire.cut();
    await postgres.stop();
  });

  /** Signals the postmaster first, so that it starts no new processes. */
  function signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    process.kill(postgres.pid!, name);
    for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
      if (parentOf(pid) === postgres.pid) process.kill(Number(pid), name);
    }
  }

  let count = 0;
  const ways: Record<string, () => InjectOptions> = {
    'a visitor reads by GraphQL': () => ({
      method: 'POST',
      url: '/graphql',
      payload: { query: `{ blogs(page: ${++count}) { total } }` },
    }),
    'a visitor reads by REST': () => ({ url: `/api/blogs?page=${++count}` }),
    'a visitor writes': () => ({
      method: 'POST',
      url: '/api/contact',
      remoteAddress: `203.0.113.${++count % 250}`,
      payload: { name: 'Ann', email: 'ann@visitors.example', subject: 'Hi', message: 'Hello' },
    }),
    'staff write': () => ({
      method: 'POST',
      url: '/api/blogs/add',
      headers: { authorization: server.bearer },
      payload: { title: `Blog ${++count}`, description: 'Words' },
    }),
    'staff sign in': () => ({
      remoteAddress: `198.51.100.${++count % 250}`,
      method: 'POST',
      url: '/api/admin/login',
      payload: { email: 'staff@marsa.example', password: 'a long password' },
    }),
  };

  async function everyone(): Promise<Record<string, number>> {
    const asked = Object.entries(ways).map(async ([who, ask]) => {
      const { statusCode } = await server.app.inject(ask());
      return [who, statusCode] as const;
    });
    return Object.fromEntries(await Promise.all(asked));
  }
  const isServed = (statuses: Record<string, number>) =>
    Object.values(statuses).every((status) => status < 300);
  const nobody = Object.fromEntries(Object.keys(ways).map((who) => [who, 503]));

  async function backSoon(): Promise<void> {
    const since = Date.now();
    let statuses = await everyone();
    while (!isServed(statuses) && Date.now() - since < BACK_WITHIN) {
      await pause(100);
      statuses = await everyone();
    }
    expect([statuses, isServed(statuses)]).toEqual([statuses, true]);
    expect(Date.now() - since).toBeLessThan(BACK_WITHIN);
  }

  const outages: Record<string, { begin(): Promise<void> | void; end(): Promise<void> | void }> = {
    'is frozen': { begin: () => signal('SIGSTOP'), end: () => signal('SIGCONT') },
    'is behind a network that drops packets': { begin: () => wire.stall(), end: () => wire.mend() },
    'refuses connections': { begin: () => wire.cut(), end: () => wire.mend() },
  };

  test.each(Object.keys(outages))(
    '%s makes every request fail with 503 in time, and succeed soon after',
    async (name) => {
      await backSoon();
      const { begin, end } = outages[name]!;
      await begin();
      for (let round = 0; round < 3; round++) {
        const since = Date.now();
        const told = await Promise.all([everyone(), everyone(), everyone()]);
        expect(told).toEqual([nobody, nobody, nobody]);
        expect(Date.now() - since).toBeLessThan(ANSWERED_WITHIN);
      }
      await end();
      await backSoon();
    },
  );

  test('has silent connections is reached over new ones', async () => {
    await backSoon();
    wire.silence();
    await pause(1200);
    const since = Date.now();
    expect(isServed(await everyone())).toBe(true);
    expect(Date.now() - since).toBeLessThan(BACK_WITHIN);
  });
});

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined; // the process has ended
  }
}
