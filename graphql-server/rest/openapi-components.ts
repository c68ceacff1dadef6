import { typeName } from '../collections/declaring/names.ts';
import type { RecordField, Schema } from '../collections/declaring/field.ts';
import type { Serializer } from './serializer.ts';
import {
  InvalidInput,
  NotAPicture,
  NotFound,
  NotSignedIn,
  IdempotencyConflict,
  StorageFull,
  TooLarge,
  TooMany,
  Unavailable,
} from '../errors.ts';
import { errorBody, UNEXPECTED_ERROR } from './errors.ts';
import { MOST_PER_PAGE, PER_PAGE } from '../collections/reading/page.ts';
import type { Envelope } from './responses.ts';

/** What each field may look like, for the reference page. */
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
  password: 'a long phrase that nobody guesses',
  subject: 'A viewing on Saturday',
  message: 'May we see the apartment on Saturday morning?',
  created_at: '2025-11-02T08:30:00.000Z',
  updated_at: '2025-11-05T14:05:00.000Z',
};

const UPLOAD = { type: 'string', format: 'binary' };

/** Where a schema stands among the document's components. */
export function refTo(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** Name of the schema of a collection's records. */
export function recordName({ collection }: Serializer): string {
  return typeName(collection.names.one);
}

/** Name of the schema of one page of a collection. */
export function pageName(serializer: Serializer): string {
  return `${recordName(serializer)}Page`;
}

/** Schemas of a collection's records and of a page of them. */
export function schemasOf(serializer: Serializer): Record<string, Schema> {
  return {
    [recordName(serializer)]: recordSchema(serializer),
    [pageName(serializer)]: pageSchemaOf(recordName(serializer)),
  };
}

function recordSchema({ fields, picture, spelling }: Serializer): Schema {
  const properties: Record<string, Schema> = { id: property('id', whole(1), 'Number of the record.') };
  for (const { name, field } of fields) properties[name] = property(name, told(field));
  if (picture) {
    const { pattern, description, example } = picture.form;
    const type = picture.required ? 'string' : ['string', 'null'];
    properties[picture.returnedAs] = { type, pattern, description, examples: [example] };
    properties[picture.altAs] = property(picture.altAs, orNull, 'What the picture shows.');
  }
  if (spelling.fromParent) {
    const { field: name, property: shown } = spelling.fromParent;
    properties[name] = property(name, orNull, `The ${shown} of what it belongs to.`);
  }
  Object.assign(properties, moments());
  return { type: 'object', required: Object.keys(properties), properties };
}

/** When a record was made and last changed. */
export function moments(): Record<string, Schema> {
  const moment = { type: 'string', format: 'date-time' };
  return {
    created_at: property('created_at', moment, 'When it was made.'),
    updated_at: property('updated_at', moment, 'When it was last changed.'),
  };
}

/** One page of records of that name. */
export function pageSchemaOf(name: string): Schema {
  const properties = {
    data: { type: 'array', items: refTo(name), description: 'The records, newest first.' },
    page: { ...whole(1), description: 'Which page this is; one beyond the end is the last.', examples: [1] },
    limit: { ...whole(0), description: 'The most records a page has.', examples: [6] },
    total: { ...whole(0), description: 'How many records there are.', examples: [14] },
    totalPages: { ...whole(1), description: 'How many pages there are.', examples: [3] },
  };
  return { type: 'object', required: Object.keys(properties), properties };
}

/** What may be sent for a record: all of it, or, when `partial`, what is to be changed; a picture where asked for. */
export function inputSchema(
  serializer: Serializer,
  { partial, upload }: { partial: boolean; upload: boolean },
): Schema {
  const { fields, picture } = serializer;
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const { name, field } of fields.filter((one) => !one.field.given)) {
    properties[name] = property(name, field.schema, field.description);
    if (field.required) required.push(name);
  }
  if (picture) {
    if (upload) properties[picture.sentAs] = { ...UPLOAD, description: pictureSentence(picture.required) };
    if (upload && picture.required) required.push(picture.sentAs);
    properties[picture.altAs] = property(picture.altAs, { type: 'string' }, 'What the picture shows.');
  }
  return { type: 'object', ...(!partial && required.length > 0 && { required }), properties };
}

const pictureSentence = (required: boolean) =>
  `JPEG, PNG, WebP, AVIF or GIF, at most 15 MB and 50 megapixels, ${required ? 'required' : 'optional'}.`;

const orNull = { type: ['string', 'null'] };

export function whole(minimum: number): Schema {
  return { type: 'integer', minimum };
}

export function property(name: string, schema: Schema, description?: string): Schema {
  return {
    ...schema,
    ...(description && { description }),
    ...(name in examples && { examples: [examples[name]] }),
  };
}

/** What a record has, which may be nothing. */
export function told({ schema, optional }: RecordField): Schema {
  return optional ? { ...schema, type: [schema.type, 'null'] } : schema;
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const PARCEL_TYPE = 'multipart/form-data';
const PICTURE_TYPES = 'image/jpeg, image/png, image/webp, image/avif, image/gif';

interface Body {
  body: Schema;
  /** What the body refers to among the document's schemas. */
  schemas: Record<string, Schema>;
}

/** The body of a call that makes a record or, when `partial`, changes one. */
export function bodyOf(serializer: Serializer, { partial }: { partial: boolean }): Body {
  const { picture } = serializer;
  const name = `${recordName(serializer)}${partial ? 'Changes' : 'Input'}`;
  const input = { [name]: inputSchema(serializer, { partial, upload: false }) };
  if (!picture) return { body: bodyAlike(refTo(name)), schemas: input };

  const parcelName = `${name}WithPicture`;
  const encoding = { [picture.sentAs]: { contentType: PICTURE_TYPES } };
  const parcel = { [PARCEL_TYPE]: { schema: refTo(parcelName), encoding } };
  const parcels = { [parcelName]: inputSchema(serializer, { partial, upload: true }) };
  if (picture.required && !partial) return { body: { required: true, content: parcel }, schemas: parcels };
  const plain = { [JSON_TYPE]: { schema: refTo(name) }, [FORM_TYPE]: { schema: refTo(name) } };
  return {
    body: { required: !partial, content: { ...parcel, ...plain } },
    schemas: { ...input, ...parcels },
  };
}

/** A body without a file, taken in every form alike. */
export function bodyAlike(schema: Schema): Schema {
  const content = { [JSON_TYPE]: { schema }, [FORM_TYPE]: { schema }, [PARCEL_TYPE]: { schema } };
  return { required: true, content };
}

/** A JSON answer. */
export function json(description: string, schema: Schema, example?: object): Schema {
  return { description, content: { [JSON_TYPE]: { schema, ...(example && { example }) } } };
}

const said = (description: string, example: Error) =>
  json(
    description,
    refTo('Error'),
    errorBody(example.message, example instanceof InvalidInput ? example.fields : undefined),
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
  409: said(
    'What came with this `Idempotency-Key` before was something else.',
    new IdempotencyConflict(null),
  ),
  413: said('What was sent is too large.', new TooLarge('What was sent is too large.')),
  415: said('The file is not a picture we take, or the body is of a kind we do not read.', new NotAPicture()),
  429: { ...said('Too many tries.', new TooMany(600)), headers: retryAfter },
  500: said('Something went wrong on our side.', new Error(UNEXPECTED_ERROR)),
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

/** What is said of each envelope. */
export const envelopeSentences: Record<Envelope, string> = {
  list: 'Without `page` and `limit` a bare list of everything; with either, one page.',
  data: 'Without `page` and `limit` everything under `data`; with either, one page.',
  success: 'Without `page` and `limit` everything; with either, one page.',
  page: 'Without `page` and `limit` everything, as one page.',
};

/** The answer of a list in its envelope. */
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

/** The parameters of every list. */
export const pagingParameters: Record<string, Schema> = {
  page: {
    name: 'page',
    in: 'query',
    description: 'Which page, from 1; below it is the first, beyond the end the last.',
    schema: { type: 'integer' },
    example: 1,
  },
  limit: {
    name: 'limit',
    in: 'query',
    description: `The most records on a page; ${PER_PAGE} when only \`page\` is given.`,
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
    description: 'Only what belongs to the record of this number.',
    schema: { type: 'integer' },
    example: examples[name],
  };
}
