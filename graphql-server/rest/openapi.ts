import { contract } from './contract.ts';
import { examples } from './examples.ts';
import { isRead, type Route } from './routes.ts';
import { bodyOf } from './openapi-bodies.ts';
import { errorResponses } from './openapi-errors.ts';
import { pagingParameters } from './openapi-lists.ts';
import { operationOf, templateOf } from './openapi-operations.ts';
import { schemasOf } from './openapi-schemas.ts';
import { searchSchemas } from './openapi-search.ts';
import type { Schema } from '../collections/declaring/field.ts';
import { serializers } from './serializers.ts';

const text = (description: string, example: unknown) => ({
  type: 'string',
  description,
  examples: [example],
});

/** Schemas that belong to no collection. */
const OWN_SCHEMAS: Record<string, Schema> = {
  Error: {
    type: 'object',
    required: ['error', 'message'],
    properties: {
      error: text('One sentence for people.', 'Title is required.'),
      message: text('The same sentence.', 'Title is required.'),
      fields: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'One sentence for each field that breaks a rule.',
        examples: [{ title: 'Title is required.' }],
      },
    },
  },
  Done: {
    type: 'object',
    required: ['message'],
    properties: { message: text('What was done.', 'Deleted successfully!') },
  },
  SignIn: {
    type: 'object',
    required: ['email', 'password'],
    properties: {
      email: { ...text('E-mail address, required.', examples.email), format: 'email' },
      password: { ...text('Password, required.', examples.password), format: 'password' },
    },
  },
  Token: {
    type: 'object',
    required: ['token'],
    properties: { token: text('For the `Authorization` header.', 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl') },
  },
};

/** The schemas that a route of the contract refers to. */
function schemasBehind(route: Route): Record<string, Schema> {
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
        'Listings, projects, galleries and articles of the agency. Everybody may read; staff sign in and write with ' +
        'the token they get. Every error has one shape.',
    },
    servers: [{ url: '/' }],
    tags: [
      { name: 'staff', description: 'Signing in and out.' },
      { name: 'homes', description: 'Homes of every kind, found by their facts.' },
      ...Object.values(serializers).map(({ spelling: { many } }) => ({
        name: many,
        description: `What is done with ${many}.`,
      })),
    ],
    paths,
    components: {
      schemas: Object.assign({}, OWN_SCHEMAS, searchSchemas, ...contract.map(schemasBehind)) as Schema,
      parameters: pagingParameters,
      responses: errorResponses,
      securitySchemes: {
        staff: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that `POST /api/admin/login` gives.',
        },
      },
    },
  };
}

/** The document as it is served and committed. */
export function openApiText(): string {
  return `${JSON.stringify(openApi(), null, 2)}\n`;
}
