import { typeName } from '../collections/definitions/collection.ts';
import type { RecordField, Schema } from '../collections/definitions/field.ts';
import type { Envelope } from './responses.ts';
import type { Serializer } from './serializer.ts';

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

export function recordName({ collection }: Serializer): string {
  return typeName(collection.names.one);
}

function pageName(serializer: Serializer): string {
  return `${recordName(serializer)}Page`;
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

/** Schema of the input of a record: all of its fields or, when `partial`, those to change; with the picture when `upload`. */
export function inputSchema(
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

const UPLOAD = { type: 'string', format: 'binary' };

/** Schemas other than those of the collections. */
export const ownSchemas: Record<string, Schema> = {
  Error: {
    type: 'object',
    required: ['error', 'message'],
    properties: {
      error: text('The error in one sentence, for people.', 'Title is required.'),
      message: text('The same sentence.', 'Title is required.'),
      fields: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'A message for each invalid field.',
        examples: [{ title: 'Title is required.' }],
      },
    },
  },
  Done: {
    type: 'object',
    required: ['message'],
    properties: { message: text('Result of the request.', 'Deleted successfully!') },
  },
  SignIn: {
    type: 'object',
    required: ['email', 'password'],
    properties: {
      email: { ...text('Email address, required.', examples.email), format: 'email' },
      password: { ...text('Password, required.', examples.password), format: 'password' },
      code: text(
        'Code of the authenticator app or recovery code, for an account with a second factor.',
        '123456',
      ),
    },
  },
  Token: {
    type: 'object',
    required: ['token'],
    properties: { token: text('For the `Authorization` header.', 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl') },
  },
};

function text(description: string, example: unknown): Schema {
  return {
    type: 'string',
    description,
    examples: [example],
  };
}

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

export function refTo(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}
