import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestServer, type TestServer } from './testing.ts';
import { registerMaintenance } from './maintenance.ts';
import { until } from './testing-until.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('the periodic jobs delete expired rows and collect pictures', async () => {
  const { database, jobs } = server;
  await database.dataSource.query(
    `insert into processes (id, host, pid, secret, seen_at) select gen_random_uuid(), 'gone', n, 'x', now() - interval '2 days' - n * interval '1 hour'
     from generate_series(1, 3) n`,
  );
  registerMaintenance(server);
  await jobs.start();
  await jobs.sendPeriodic();
  const readJobs = () =>
    database.dataSource.query<{ name: string; state: string }[]>(
      'select name, state::text from pgboss.job order by name',
    );
  // A worker that stops fetches no further job, even if it has been sent.
  await until('all jobs have ended', async () =>
    (await readJobs()).every(({ state }) => state !== 'created' && state !== 'active'),
  );
  await jobs.stop();
  expect(await readJobs()).toEqual([
    { name: 'collect-pictures', state: 'completed' },
    { name: 'delete-audit-entries', state: 'completed' },
    { name: 'delete-expired', state: 'completed' },
    { name: 'purge-trash', state: 'completed' },
  ]);
  expect(await database.dataSource.query('select pid from processes')).toEqual([{ pid: 1 }]);
});
