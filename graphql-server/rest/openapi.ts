import type { Schema } from '../collections/definitions/field.ts';
import { contract, isRead, type Route } from './contract.ts';
import { bodyOf, errorResponses, pagingParameters, PARAMETER } from './openapi-components.ts';
import { operationOf } from './openapi-operations.ts';
import { ownSchemas, schemasOf } from './openapi-schemas.ts';
import { searchSchemas } from './openapi-search.ts';
import { serializers } from './serializers.ts';

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
      schemas: Object.assign({}, ownSchemas, searchSchemas, ...contract.map(referencedSchemas)) as Schema,
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

/** The path template of a route, shared by all of its methods. */
function templateOf({ path }: Route): string {
  return path.replace(/:\w+/, `{${PARAMETER}}`);
}

function referencedSchemas(route: Route): Record<string, Schema> {
  if (!('serializer' in route)) return {};
  if (isRead(route)) return schemasOf(route.serializer);
  if (route.verb === 'remove') return {};
  return bodyOf(route.serializer, { partial: route.verb === 'update' }).schemas;
}
