import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres, type PostgresServer } from './database/testing-postgres.ts';
import { entities } from './collections.ts';
import { testDatabaseUrl } from './database/testing.ts';
import { openDatabase } from './database/database.ts';
import { migrations } from './database/migrations/index.ts';
import { TestProxy } from './database/testing-proxy.ts';
import { openTestServer, type TestServer } from './testing.ts';

const MAX_RESPONSE_MS = 10_000;
const MAX_RECOVERY_MS = 5000;

(testDatabaseUrl() === undefined ? describe.skip : describe)('a database that', () => {
  let postgres: PostgresServer;
  let proxy: TestProxy;
  let server: TestServer;

  beforeAll(async () => {
    const opened = await openPostgres(undefined);
    if (!opened) throw new Error('The programs of PostgreSQL are not installed.');
    postgres = opened;
    proxy = new TestProxy(new URL(postgres.url));
    await proxy.start();
    const database = await openDatabase({ url: proxy.url, folder: '', entities, migrations });
    server = await openTestServer(undefined, { database });
  });
  afterAll(async () => {
    await server.close();
    proxy.cut();
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
  /** Creates a request of each kind. */
  const requests: Record<string, () => InjectOptions> = {
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

  /** Sends a request of each kind at the same time and returns the statuses. */
  async function sendAll(): Promise<Record<string, number>> {
    const statuses = Object.entries(requests).map(async ([name, create]) => {
      const { statusCode } = await server.app.inject(create());
      return [name, statusCode] as const;
    });
    return Object.fromEntries(await Promise.all(statuses));
  }
  const areSuccessful = (statuses: Record<string, number>) =>
    Object.values(statuses).every((status) => status < 300);
  const allUnavailable = Object.fromEntries(Object.keys(requests).map((name) => [name, 503]));

  async function expectRecovery(): Promise<void> {
    const startedAt = Date.now();
    let statuses = await sendAll();
    while (!areSuccessful(statuses) && Date.now() - startedAt < MAX_RECOVERY_MS) {
      await sleep(100);
      statuses = await sendAll();
    }
    expect([statuses, areSuccessful(statuses)]).toEqual([statuses, true]);
    expect(Date.now() - startedAt).toBeLessThan(MAX_RECOVERY_MS);
  }

  const outages: Record<string, { begin(): Promise<void> | void; end(): Promise<void> | void }> = {
    'is frozen': { begin: () => signal('SIGSTOP'), end: () => signal('SIGCONT') },
    'is behind a network that drops packets': { begin: () => proxy.stall(), end: () => proxy.start() },
    'refuses connections': { begin: () => proxy.cut(), end: () => proxy.start() },
  };

  test.each(Object.keys(outages))(
    '%s makes every request fail with 503 in time, and succeed soon after',
    async (name) => {
      await expectRecovery();
      const { begin, end } = outages[name]!;
      await begin();
      for (let round = 0; round < 3; round++) {
        const startedAt = Date.now();
        const statuses = await Promise.all([sendAll(), sendAll(), sendAll()]);
        expect(statuses).toEqual([allUnavailable, allUnavailable, allUnavailable]);
        expect(Date.now() - startedAt).toBeLessThan(MAX_RESPONSE_MS);
      }
      await end();
      await expectRecovery();
    },
  );

  test('has silent connections is reached over new ones', async () => {
    await expectRecovery();
    proxy.silence();
    await sleep(1200);
    const startedAt = Date.now();
    expect(areSuccessful(await sendAll())).toBe(true);
    expect(Date.now() - startedAt).toBeLessThan(MAX_RECOVERY_MS);
  });
});

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined; // the process has ended
  }
}
