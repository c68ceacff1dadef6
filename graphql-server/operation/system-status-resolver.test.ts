import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBackup } from '../backup/backup.ts';
import { runQuery, runQueryAsStaff } from '../graphql/testing.ts';
import { version } from '../process/version.ts';
import { openTestServer, type TestServer } from '../testing.ts';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await openTestServer();
  folder = await mkdtemp(join(tmpdir(), 'marsa-operation-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const QUERY = '{ systemStatus { version lastBackupAt hasMailServer unmailedMessages } }';
const systemStatus = async () =>
  (await runQueryAsStaff<{ systemStatus: { lastBackupAt: string | null } }>(server, QUERY)).systemStatus;

test('counts the enquiries received without a mail server and returns the last backup', async () => {
  const none = { version, lastBackupAt: null, hasMailServer: false };
  expect(await systemStatus()).toEqual({ ...none, unmailedMessages: 0 });
  const payload = { name: 'Ann', email: 'ann@example.com', subject: 'A flat', message: 'Is it free?' };
  await server.app.inject({ method: 'POST', url: '/api/contact', payload });
  expect(await systemStatus()).toEqual({ ...none, unmailedMessages: 1 });
  const before = Date.now();
  const { database, pictures } = server;
  await makeBackup({ database, storage: pictures.storage, folder: join(folder, 'whole') });
  const { lastBackupAt } = await systemStatus();
  expect(Math.abs(Date.parse(lastBackupAt!) - before)).toBeLessThan(60_000);
});

test('visitors receive UNAUTHENTICATED', async () => {
  const { errors } = await runQuery(server, QUERY);
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

const NOTICES = '{ notices { code message since } }';

test('staff read the latest notice of each subject until it is resolved', async () => {
  server.notices.raise('disk', 'The disk is nearly full.');
  server.notices.raise('disk', 'The disk is full: make room.');
  expect(await runQueryAsStaff(server, NOTICES)).toEqual({
    notices: [{ code: 'disk', message: 'The disk is full: make room.', since: expect.any(String) }],
  });
  server.notices.clear('disk');
  expect(await runQueryAsStaff(server, NOTICES)).toEqual({ notices: [] });
});

test('visitors cannot read notices', async () => {
  const { errors } = await runQuery(server, NOTICES);
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
