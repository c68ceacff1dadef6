import { json } from './openapi-bodies.ts';
import { refTo } from './openapi-schemas.ts';
import type { Schema } from '../collections/declaring/field.ts';

const said = (description: string) => json(description, refTo('Error'));

const retryAfter = {
  'Retry-After': {
    description: 'Seconds after which to try again.',
    schema: { type: 'integer', minimum: 0 },
  },
};

/** Every way in which a call may fail. */
export const errorResponses: Record<string, Schema> = {
  400: said('What was sent breaks a rule; `fields` says which.'),
  401: said('No valid token came with the call, or the password is wrong.'),
  404: said('There is no such record.'),
  409: said('What came with this `Idempotency-Key` before was something else.'),
  413: said('What was sent is too large.'),
  415: said('The file is not a picture we take, or the body is of a kind we do not read.'),
  429: { ...said('Too many tries.'), headers: retryAfter },
  500: said('Something went wrong on our side.'),
  503: {
    ...said(
      'The database is not available for a moment, or too much is to be done at once. Of a write the sentence says when ' +
        'nobody knows whether it was done: look before you call again, or call with the same `Idempotency-Key`.',
    ),
    headers: retryAfter,
  },
  507: said('There is no room to store anything; the sentence says on which disk.'),
};

/** References to those of the named statuses, and to those that any call may meet. */
export function errors(...statuses: string[]): Record<string, Schema> {
  return Object.fromEntries(
    [...statuses, '500', '503'].map((status) => [status, { $ref: `#/components/responses/${status}` }]),
  );
}
