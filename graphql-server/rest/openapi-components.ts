import { typeName } from '../collections/definitions/collection.ts';
import type { RecordField, Schema } from '../collections/definitions/field.ts';
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
import type { Envelope } from './responses.ts';
import { message } from '../messages.ts';

/** Example of each field, for the reference page. */
export const examples: Record<string, unknown> = {
  id: 12,
  property_id: 3,
  latest_id: 4,
  apartment_id: 7,
  villa_id: 9,
  listing_id: 7,
  title: 'Sunlit corner home with a sea view',
  subtitle: 'Ready to move in',
  heading: 'A kitchen made for company',
  description: 'Floor-to-ceiling windows on two sides.\nTen minutes on foot to the tram.',
  type: 'Villas',
  category: 'Apartments',
  logo: 'MP',
  location: 'Dubai Marina',
  price: 'AED 2,450,000',
  rent: 'AED 145,000 per year',
  bedrooms: '2',
  bathrooms: '3',
  size: '1,340 sq ft',
  image_alt: 'A living room opening onto a terrace above the water',
  thumbnail_alt: 'The tower at dusk, seen from the promenade',
  villa_title: 'Family villa by the park',
  name: 'Amal Haddad',
  email: 'amal@example.com',
  phone: '+971 50 123 4567',
  password: 'a long phrase that is hard to guess',
  subject: 'A viewing on Saturday',
  message: 'May we see the apartment on Saturday morning?',
  created_at: '2025-11-02T08:30:00.000Z',
  updated_at: '2025-11-05T14:05:00.000Z',
};

const UPLOAD = { type: 'string', format: 'binary' };

export function refTo(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

export function recordName({ collection }: Serializer): string {
  return typeName(collection.names.one);
}

function pageName(serializer: Serializer): string {
  return `${recordName(serializer)}Page`;
}

export function schemasOf(serializer: Serializer): Record<string, Schema> {
  return {
    [recordName(serializer)]: recordSchema(serializer),
    [pageName(serializer)]: pageSchemaOf(recordName(serializer)),
  };
}

function recordSchema({ fields, picture, spelling }: Serializer): Schema {
  const properties: Record<string, Schema> = { id: property('id', integer(1), 'Id of the record.') };
  for (const { name, field } of fields) properties[name] = property(name, responseSchema(field));
  if (picture) {
    const { pattern, description, example } = picture.form;
    const type = picture.required ? 'string' : ['string', 'null'];
    properties[picture.returnedAs] = { type, pattern, description, examples: [example] };
    properties[picture.altAs] = property(picture.altAs, orNull, 'Alternative text of the picture.');
  }
  if (spelling.fromParent) {
    const { field: name, property: shown } = spelling.fromParent;
    properties[name] = property(name, orNull, `The ${shown} of its parent.`);
  }
  Object.assign(properties, timestamps());
  return { type: 'object', required: Object.keys(properties), properties };
}

/** Schemas of `created_at` and `updated_at`. */
export function timestamps(): Record<string, Schema> {
  const moment = { type: 'string', format: 'date-time' };
  return {
    created_at: property('created_at', moment, 'Time of its creation.'),
    updated_at: property('updated_at', moment, 'Time of its last change.'),
  };
}

export function pageSchemaOf(name: string): Schema {
  const properties = {
    data: { type: 'array', items: refTo(name), description: 'The records of the page.' },
    page: {
      ...integer(1),
      description: 'Number of this page; a page beyond the end is the last one.',
      examples: [1],
    },
    limit: { ...integer(0), description: 'Maximum number of records of a page.', examples: [6] },
    total: { ...integer(0), description: 'Number of records.', examples: [14] },
    totalPages: { ...integer(1), description: 'Number of pages.', examples: [3] },
  };
  return { type: 'object', required: Object.keys(properties), properties };
}

/** Schema of the input of a record: all of its fields or, when `partial`, those to change; with the picture when `upload`. */
function inputSchema(
  serializer: Serializer,
  { partial, upload }: { partial: boolean; upload: boolean },
): Schema {
  const { fields, picture } = serializer;
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const { name, field } of fields.filter((one) => !one.field.readOnly)) {
    properties[name] = property(name, field.schema, field.description);
    if (field.required) required.push(name);
  }
  if (picture) {
    if (upload) properties[picture.sentAs] = { ...UPLOAD, description: pictureSentence(picture.required) };
    if (upload && picture.required) required.push(picture.sentAs);
    properties[picture.altAs] = property(
      picture.altAs,
      { type: 'string' },
      'Alternative text of the picture.',
    );
  }
  return { type: 'object', ...(!partial && required.length > 0 && { required }), properties };
}

const pictureSentence = (required: boolean) =>
  `JPEG, PNG, WebP, AVIF or GIF, at most 15 MB and 50 megapixels, ${required ? 'required' : 'optional'}.`;

const orNull = { type: ['string', 'null'] };

export function integer(minimum: number): Schema {
  return { type: 'integer', minimum };
}

export function property(name: string, schema: Schema, description?: string): Schema {
  return {
    ...schema,
    ...(description && { description }),
    ...(name in examples && { examples: [examples[name]] }),
  };
}

/** The schema of a field in responses. */
export function responseSchema({ schema, nullable }: RecordField): Schema {
  return nullable ? { ...schema, type: [schema.type, 'null'] } : schema;
}

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

export const envelopeDescriptions: Record<Envelope, string> = {
  list: 'Without `page` and `limit` an array of all records; with either, one page.',
  data: 'Without `page` and `limit` all records under `data`; with either, one page.',
  success: 'Without `page` and `limit` all records; with either, one page.',
  page: 'Without `page` and `limit` all records as one page.',
};

export function listSchema(serializer: Serializer, envelope: Envelope): Schema {
  const items = { type: 'array', items: refTo(recordName(serializer)) };
  const page = refTo(pageName(serializer));
  if (envelope === 'page') return page;
  if (envelope === 'list') return { anyOf: [items, page] };
  const data = { type: 'object', required: ['data'], properties: { data: items } };
  if (envelope === 'data') return { anyOf: [data, page] };
  const success = { required: ['success'], properties: { success: { const: true } } };
  return { type: 'object', ...success, anyOf: [data, page] };
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
