import { afterAll, expect, test } from '@jest/globals';
import { createServer } from '../app.ts';
import { createLogger } from '../observability/logging.ts';

const app = createServer(createLogger('silent'), []);
app.get('/*', (request, reply) => reply.send(request.url));
afterAll(() => app.close());

test.each([
  ['/team/Layla%2', '/team/Layla%252'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/%', '/%25'],
  ['/100%/villa?page=%', '/100%25/villa?page=%'],
  ['/team/%FF?x', '/team/%25FF?x'],
])('%s, which cannot be read, is taken for %s', async (url, read) => {
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.body]).toEqual([200, read]);
});

test.each(['/', '/team/Layla%20Haddad', '/%D9%85%D8%B1%D8%B3%D9%89', '/villa?a=%E0%A4%A'])(
  '%s is unchanged',
  async (url) => {
    expect((await app.inject(url)).body).toBe(url);
  },
);

test.each(['/api/blogs/%2', '/graphql/%E0%A4%A'])('%s returns 400 with a JSON error', async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    error: 'What was sent cannot be read.',
    message: 'What was sent cannot be read.',
  });
});
