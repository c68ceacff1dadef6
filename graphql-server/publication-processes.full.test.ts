import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { testDatabaseUrl } from './database/testing.ts';
import { freePort } from './database/testing-postgres.ts';
import { typescriptOptions } from './process/project-root.ts';

const url = testDatabaseUrl();
if (url === undefined)
  process.stderr.write('Publication is not tested on two processes: it needs TEST_DATABASE_URL.\n');

const STAFF = { email: 'staff@marsa.example', password: 'a long password' };
const RUN = `
  const { run } = await import(${JSON.stringify(new URL('run.ts', import.meta.url).href)});
  await run({ playground: '', site: async () => {} });`;

interface RunningProcess {
  process: ChildProcess;
  address: string;
}

(url === undefined ? describe.skip : describe)('two processes on one database', () => {
  const name = `marsa_publication_${randomUUID().replaceAll('-', '')}`;
  const processes: RunningProcess[] = [];
  let admin: pg.Client;
  let folder: string;

  async function startProcess(): Promise<RunningProcess> {
    const port = String(await freePort());
    const child = spawn(process.execPath, [...typescriptOptions(), '--input-type=module', '-e', RUN], {
      env: {
        PATH: process.env.PATH,
        SEED: 'none',
        LOG_LEVEL: 'error',
        DATA_DIR: folder,
        DATABASE_URL: Object.assign(new URL(url!), { pathname: `/${name}` }).href,
        TOKEN_SECRET: 'a secret for tests, long enough for all',
        ADMIN_EMAIL: STAFF.email,
        ADMIN_PASSWORD: STAFF.password,
        HOST: '127.0.0.1',
        PORT: port,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface(child.stdout)) if (line.includes('Marsa is at')) break;
    return { process: child, address: `http://127.0.0.1:${port}` };
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marsa-publication-'));
    admin = new pg.Client(url);
    await admin.connect();
    await admin.query(`create database ${name}`);
    for (let count = 0; count < 2; count++) processes.push(await startProcess());
  }, 120_000);
  afterAll(async () => {
    for (const { process: child } of processes) {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    }
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
    await rm(folder, { recursive: true });
  });

  async function post<Answer>(path: string, body: object, token?: string): Promise<Answer> {
    const response = await fetch(processes[0]!.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Answer;
  }

  /** When the title appears in the list of a process and when it disappears again. */
  async function watch({ address }: RunningProcess, title: string): Promise<[from: number, until: number]> {
    const list = async () => (await (await fetch(`${address}/api/blogs`)).text()).includes(title);
    while (!(await list())) await pause(50);
    const from = Date.now();
    while (await list()) await pause(50);
    return [from, Date.now()];
  }

  test('show and hide a scheduled record within a second of its times, without any job', async () => {
    const { token } = await post<{ token: string }>('/api/admin/login', STAFF);
    const database = new pg.Client(Object.assign(new URL(url!), { pathname: `/${name}` }).href);
    await database.connect();
    await database.query('drop schema pgboss cascade');
    await database.end();
    const [publishAt, unpublishAt] = [3000, 6000].map((ms) => new Date(Date.now() + ms));
    const input = {
      title: 'Tomorrow',
      description: 'News.',
      publication: 'SCHEDULED',
      publishAt,
      unpublishAt,
    };
    const query = 'mutation ($input: BlogInput!) { createBlog(input: $input) { id } }';
    const { data } = await post<{ data: object | null }>('/graphql', { query, variables: { input } }, token);
    expect(data).not.toBeNull();
    for (const [from, until] of await Promise.all(processes.map((one) => watch(one, 'Tomorrow')))) {
      expect(from - publishAt!.getTime()).toBeGreaterThanOrEqual(0);
      expect(from - publishAt!.getTime()).toBeLessThan(1000);
      expect(until - unpublishAt!.getTime()).toBeLessThan(1000);
    }
  }, 30_000);
});
