import { typeName } from '../collections/definitions/collection.ts';
import {
  examples,
  requestBody,
  bodyOf,
  json,
  errors,
  envelopeDescriptions,
  listSchema,
  onlyOf,
  paging,
  recordName,
  refTo,
  errorResponses,
  pagingParameters,
  schemasOf,
} from './openapi-components.ts';
import {
  isGuarded,
  type Route,
  type ListRoute,
  type RecordRoute,
  type SessionRoute,
  type WithinRoute,
  contract,
  isRead,
} from './contract.ts';
import { searchOperation, searchSchemas } from './openapi-search.ts';
import type { Schema } from '../collections/definitions/field.ts';
import type { Serializer } from './serializer.ts';
import { serializers } from './serializers.ts';

/** Name of every path parameter, because two templates may not differ only in names. */
const PARAMETER = 'id';

/** The path template of a route, shared by all of its methods. */
function templateOf({ path }: Route): string {
  return path.replace(/:\w+/, `{${PARAMETER}}`);
}

export function operationOf(route: Route): Schema {
  return { ...operationBy(route), security: isGuarded(route) ? [{ staff: [] }] : [] };
}

function operationBy(route: Route): Schema {
  switch (route.verb) {
    case 'list':
    case 'within':
      return listOperation(route);
    case 'search':
      return searchOperation;
    case 'message':
      return {
        ...heading(route.serializer, 'sendMessage', 'Sends a message to the agency.'),
        parameters: [idempotencyKey],
        requestBody: bodyOf(route.serializer, { partial: false }).body,
        responses: {
          201: json('It has arrived.', refTo('Done'), { message: 'Message sent successfully!' }),
          ...errors('400', '409', '413', '415', '429', '507'),
        },
      };
    case 'signIn':
    case 'signOut':
      return sessions[route.verb];
    case 'one':
    case 'create':
    case 'update':
    case 'remove':
      return records[route.verb](route);
  }
}

function listOperation(route: ListRoute | WithinRoute): Schema {
  const { serializer, envelope, verb } = route;
  const many = typeName(serializer.collection.names.many);
  const named =
    verb === 'list'
      ? heading(serializer, `list${many}`, `Lists ${serializer.spelling.many}, newest first.`)
      : heading(
          serializer,
          `list${many}Of`,
          'Lists the records of one parent in the order that staff chose; new ones come last.',
        );
  const filters =
    verb === 'within' ? [idParameter('Id of the parent.')] : route.where ? [onlyOf(route.where)] : [];
  const failures = verb === 'within' ? errors('400', '404') : errors('400');
  return {
    ...named,
    description: envelopeDescriptions[envelope],
    parameters: [...filters, ...paging],
    responses: { 200: json('The list.', listSchema(serializer, envelope)), ...failures },
  };
}

const records: Record<RecordRoute['verb'], (route: RecordRoute) => Schema> = {
  one: ({ serializer }) => ({
    ...heading(serializer, `get${recordName(serializer)}`, `Returns ${serializer.spelling.one}.`),
    parameters: [idParameter('Id of the record.')],
    responses: { 200: json('The record.', refTo(recordName(serializer))), ...errors('404') },
  }),
  create: ({ serializer }) => ({
    ...heading(serializer, `create${recordName(serializer)}`, `Creates ${serializer.spelling.one}.`),
    parameters: [idempotencyKey],
    requestBody: bodyOf(serializer, { partial: false }).body,
    responses: {
      201: json('The new record.', refTo(recordName(serializer))),
      ...errors('400', '401', '403', '409', '413', '415', '507'),
    },
  }),
  update: ({ serializer }) => ({
    ...heading(serializer, `update${recordName(serializer)}`, `Updates ${serializer.spelling.one}.`),
    description:
      'Updates only the fields that are sent. A picture is only replaced by a file: text in its field and unknown ' +
      'fields, such as `oldImage` and `oldThumbnail`, are ignored.',
    parameters: [idParameter('Id of the record.')],
    requestBody: bodyOf(serializer, { partial: true }).body,
    responses: {
      200: json('The updated record.', refTo(recordName(serializer))),
      ...errors('400', '401', '403', '404', '413', '415', '507'),
    },
  }),
  remove: ({ serializer }) => ({
    ...heading(serializer, `delete${recordName(serializer)}`, `Deletes ${serializer.spelling.one}.`),
    description: 'Also deletes its child records, and pictures that no other record uses.',
    parameters: [idParameter('Id of the record.')],
    responses: {
      200: json('The record is deleted.', refTo('Done'), { message: 'Deleted successfully!' }),
      ...errors('401', '403', '404'),
    },
  }),
};

const idempotencyKey: Schema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A key that is unique to this call, such as a random UUID. For a day, a call with the same key and the same content ' +
    'creates nothing and returns the record of the first call; with other content it is a conflict. A call that was ' +
    'rejected does not count. While the first call runs, the second waits for it.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,100}$' },
};

const sessions: Record<SessionRoute['verb'], Schema> = {
  signIn: {
    operationId: 'signIn',
    tags: ['staff'],
    summary: 'Signs staff in.',
    description:
      'The token goes into the `Authorization` header of later calls: `Bearer {token}`. An account with a second factor gets a 401 that asks for `code`.',
    requestBody: requestBody(refTo('SignIn')),
    responses: {
      200: json('Signed in.', refTo('Token')),
      ...errors('400', '401', '413', '415', '429'),
    },
  },
  signOut: {
    operationId: 'signOut',
    tags: ['staff'],
    summary: 'Ends the session of the token.',
    responses: { 200: json('Signed out.', refTo('Done'), { message: 'Signed out.' }), ...errors('401') },
  },
};

function heading({ spelling }: Serializer, operationId: string, summary: string): Schema {
  return { operationId, tags: [spelling.many], summary };
}

function idParameter(description: string): Schema {
  const schema = { type: 'integer', minimum: 1 };
  return { name: PARAMETER, in: 'path', required: true, description, schema, example: examples.id };
}

const text = (description: string, example: unknown) => ({
  type: 'string',
  description,
  examples: [example],
});

/** Schemas other than those of the collections. */
const OWN_SCHEMAS: Record<string, Schema> = {
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

function referencedSchemas(route: Route): Record<string, Schema> {
  if (!('serializer' in route)) return {};
  if (isRead(route)) return schemasOf(route.serializer);
  if (route.verb === 'remove') return {};
  return bodyOf(route.serializer, { partial: route.verb === 'update' }).schemas;
}

/** The OpenAPI 3.1 document of the contract. */
export function openApi(): Schema {
  const paths: Record<string, Schema> = {};
  for (const route of contract) {
    const path = templateOf(route);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'REST API',
      version: '1.0.0',
      description:
        'Listings, projects, galleries and articles of the agency. Reading is public; staff sign in and write with ' +
        'a token. All errors have the same schema.',
    },
    servers: [{ url: '/' }],
    tags: [
      { name: 'staff', description: 'Signing in and out.' },
      { name: 'homes', description: 'Search of homes of all kinds.' },
      ...Object.values(serializers).map(({ spelling: { many } }) => ({
        name: many,
        description: `Operations on ${many}.`,
      })),
    ],
    paths,
    components: {
      schemas: Object.assign({}, OWN_SCHEMAS, searchSchemas, ...contract.map(referencedSchemas)) as Schema,
      parameters: pagingParameters,
      responses: errorResponses,
      securitySchemes: {
        staff: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that `POST /api/admin/login` returns.',
        },
      },
    },
  };
}

export function openApiText(): string {
  return `${JSON.stringify(openApi(), null, 2)}\n`;
}
