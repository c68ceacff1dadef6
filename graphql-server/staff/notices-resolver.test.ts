import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runQuery, runQueryAsStaff } from '../graphql/testing.ts';
import { openTestServer, type TestServer } from '../testing.ts';

const NOTICES = '{ notices { about sentence since } }';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('staff read the latest notice of each subject until it is resolved', async () => {
  server.notices.raise('disk', 'The disk is nearly full.');
  server.notices.raise('disk', 'The disk is full: make room.');
  expect(await runQueryAsStaff(server, NOTICES)).toEqual({
    notices: [{ about: 'disk', sentence: 'The disk is full: make room.', since: expect.any(String) }],
  });
  server.notices.clear('disk');
  expect(await runQueryAsStaff(server, NOTICES)).toEqual({ notices: [] });
});

test('visitors cannot read notices', async () => {
  const { errors } = await runQuery(server, NOTICES);
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
