import { afterAll, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { Conflict, TooMany, Unavailable } from '../errors.ts';
import { sendError } from './errors.ts';

const app = Fastify();
app.setErrorHandler(sendError);
afterAll(() => app.close());

const failures: Record<string, Error> = {
  conflict: new Conflict('It is there already.'),
  tooMany: new TooMany(42),
  tooManyForLong: new TooMany(3541),
  unavailable: new Unavailable(),
  inside: new Error('select * from staff failed at /srv/secret'),
};
app.get<{ Params: { kind: string } }>('/:kind', (request) => {
  throw failures[request.params.kind]!;
});

test.each([
  ['conflict', 409, undefined, 'It is there already.'],
  ['tooMany', 429, '42', 'Too many tries. Try again in 42 seconds.'],
  ['tooManyForLong', 429, '3541', 'Too many tries. Try again in 60 minutes.'],
  ['unavailable', 503, '5', 'The service is not available for a moment. Try again soon.'],
  ['inside', 500, undefined, 'Something went wrong. Please try again later.'],
])('%s is answered %d', async (kind, status, retryAfter, message) => {
  const answer = await app.inject(`/${kind}`);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['retry-after']).toBe(retryAfter);
  expect(answer.json()).toEqual({ error: message, message });
});
