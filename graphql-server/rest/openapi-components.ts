import type { Schema } from '../collections/definitions/field.ts';
import { examples, inputSchema, recordName, refTo } from './openapi-schemas.ts';
import type { Serializer } from './serializer.ts';
import {
  Forbidden,
  InvalidInput,
  NotAPicture,
  NotFound,
  NotSignedIn,
  IdempotencyConflict,
  StorageFull,
  TooLarge,
  TooMany,
  Unavailable,
  textsOf,
} from '../errors.ts';
import { errorBody, UNEXPECTED_ERROR } from '../http/error-responses.ts';
import { MOST_PER_PAGE, PER_PAGE } from '../collections/queries/page.ts';
import { message } from '../messages.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MULTIPART_TYPE = 'multipart/form-data';
const PICTURE_TYPES = 'image/jpeg, image/png, image/webp, image/avif, image/gif';

interface Body {
  body: Schema;
  schemas: Record<string, Schema>;
}

/** The request body that creates a record or, when `partial`, updates one. */
export function bodyOf(serializer: Serializer, { partial }: { partial: boolean }): Body {
  const { picture } = serializer;
  const name = `${recordName(serializer)}${partial ? 'Changes' : 'Input'}`;
  const input = { [name]: inputSchema(serializer, { partial, upload: false }) };
  if (!picture) return { body: requestBody(refTo(name)), schemas: input };

  const multipartName = `${name}WithPicture`;
  const encoding = { [picture.sentAs]: { contentType: PICTURE_TYPES } };
  const multipart = { [MULTIPART_TYPE]: { schema: refTo(multipartName), encoding } };
  const multipartSchemas = { [multipartName]: inputSchema(serializer, { partial, upload: true }) };
  if (picture.required && !partial)
    return { body: { required: true, content: multipart }, schemas: multipartSchemas };
  const plain = { [JSON_TYPE]: { schema: refTo(name) }, [FORM_TYPE]: { schema: refTo(name) } };
  return {
    body: { required: !partial, content: { ...multipart, ...plain } },
    schemas: { ...input, ...multipartSchemas },
  };
}

/** A request body without a file, with the same schema for every content type. */
export function requestBody(schema: Schema): Schema {
  const content = { [JSON_TYPE]: { schema }, [FORM_TYPE]: { schema }, [MULTIPART_TYPE]: { schema } };
  return { required: true, content };
}

export function json(description: string, schema: Schema, example?: object): Schema {
  return { description, content: { [JSON_TYPE]: { schema, ...(example && { example }) } } };
}

const errorResponse = (description: string, example: Error) =>
  json(
    description,
    refTo('Error'),
    errorBody(example.message, example instanceof InvalidInput ? textsOf(example.fields) : undefined),
  );

const retryAfter = {
  'Retry-After': {
    description: 'Seconds after which to try again.',
    schema: { type: 'integer', minimum: 0 },
  },
};

export const errorResponses: Record<string, Schema> = {
  400: errorResponse(
    'The input is invalid; `fields` has a message for each invalid field.',
    new InvalidInput({ title: message('REQUIRED', { label: 'Title' }) }),
  ),
  401: errorResponse('The request has no valid token, or the password is wrong.', new NotSignedIn()),
  403: errorResponse('The role of the account does not allow this.', new Forbidden()),
  404: errorResponse('There is no such record.', new NotFound(message('APARTMENT_NOT_FOUND'))),
  409: errorResponse(
    'This `Idempotency-Key` was used before with other content.',
    new IdempotencyConflict(null),
  ),
  413: errorResponse('The body is too large.', new TooLarge(message('BODY_TOO_LARGE'))),
  415: errorResponse(
    'The file is not a supported picture, or the content type of the body is not supported.',
    new NotAPicture(),
  ),
  429: { ...errorResponse('Too many requests.', new TooMany(600)), headers: retryAfter },
  500: errorResponse('Unexpected error.', new Error(UNEXPECTED_ERROR)),
  503: {
    ...errorResponse(
      'The database is unavailable, or the server is overloaded. When the outcome of a write is unknown, the message ' +
        'mentions it: check before you repeat the call, or repeat it with the same `Idempotency-Key`.',
      new Unavailable(),
    ),
    headers: retryAfter,
  },
  507: errorResponse('A disk is full; the message names it.', new StorageFull(message('PICTURE_DISK_FULL'))),
};

/** References to the error responses of a route, and to those of every route. */
export function errors(...statuses: string[]): Record<string, Schema> {
  return Object.fromEntries(
    [...statuses, '500', '503'].map((status) => [status, { $ref: `#/components/responses/${status}` }]),
  );
}

export const pagingParameters: Record<string, Schema> = {
  page: {
    name: 'page',
    in: 'query',
    description: 'Number of the page, from 1; below 1 is the first page, beyond the end the last.',
    schema: { type: 'integer' },
    example: 1,
  },
  limit: {
    name: 'limit',
    in: 'query',
    description: `Maximum number of records of a page; ${PER_PAGE} by default.`,
    schema: { type: 'integer', minimum: 1, maximum: MOST_PER_PAGE },
    example: PER_PAGE,
  },
};

/** References to them. */
export const paging: Schema[] = [
  { $ref: '#/components/parameters/page' },
  { $ref: '#/components/parameters/limit' },
];

/** A query parameter that keeps a list to one parent's records. */
export function onlyOf(name: string): Schema {
  return {
    name,
    in: 'query',
    description: 'Only records of the parent with this id.',
    schema: { type: 'integer' },
    example: examples[name],
  };
}

/** Name of every path parameter, because two templates may not differ only in names. */
export const PARAMETER = 'id';

export function idParameter(description: string): Schema {
  const schema = { type: 'integer', minimum: 1 };
  return { name: PARAMETER, in: 'path', required: true, description, schema, example: examples.id };
}

export const idempotencyKey: Schema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A key that is unique to this call, such as a random UUID. For a day, a call with the same key and the same content ' +
    'creates nothing and returns the record of the first call; with other content it is a conflict. A call that was ' +
    'rejected does not count. While the first call runs, the second waits for it.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,100}$' },
};
