import type { Schema } from '../collections/declaring/field.ts';
import {
  InvalidInput,
  NotAPicture,
  NotFound,
  NotSignedIn,
  PressTaken,
  StorageFull,
  TooLarge,
  TooMany,
  Unavailable,
} from '../errors.ts';
import { sentence, WRONG } from './errors.ts';
import { json } from './openapi-bodies.ts';
import { refTo } from './openapi-schemas.ts';

const said = (description: string, example: Error) =>
  json(
    description,
    refTo('Error'),
    sentence(example.message, example instanceof InvalidInput ? example.fields : undefined),
  );

const retryAfter = {
  'Retry-After': {
    description: 'Seconds after which to try again.',
    schema: { type: 'integer', minimum: 0 },
  },
};

/** Every way in which a call may fail, each with what it then says. */
export const errorResponses: Record<string, Schema> = {
  400: said(
    'What was sent breaks a rule; `fields` says which.',
    new InvalidInput({ title: 'Title is required.' }),
  ),
  401: said('No valid token came with the call, or the password is wrong.', new NotSignedIn()),
  404: said('There is no such record.', new NotFound('Apartment not found')),
  409: said('What came with this `Idempotency-Key` before was something else.', new PressTaken(null)),
  413: said('What was sent is too large.', new TooLarge('What was sent is too large.')),
  415: said('The file is not a picture we take, or the body is of a kind we do not read.', new NotAPicture()),
  429: { ...said('Too many tries.', new TooMany(600)), headers: retryAfter },
  500: said('Something went wrong on our side.', new Error(WRONG)),
  503: {
    ...said(
      'The database is not available for a moment, or too much is to be done at once. Of a write the sentence says when ' +
        'nobody knows whether it was done: look before you call again, or call with the same `Idempotency-Key`.',
      new Unavailable(),
    ),
    headers: retryAfter,
  },
  507: said(
    'There is no room to store anything; the sentence says on which disk.',
    new StorageFull(
      'The disk that holds the pictures is full: no picture can be stored until there is room on it.',
    ),
  ),
};

/** References to those of the named statuses, and to those that any call may meet. */
export function errors(...statuses: string[]): Record<string, Schema> {
  return Object.fromEntries(
    [...statuses, '500', '503'].map((status) => [status, { $ref: `#/components/responses/${status}` }]),
  );
}
