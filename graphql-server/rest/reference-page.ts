import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { LANGUAGE } from '../../schema/language.ts';
import { pathKey } from '../cache/cache-plugin.ts';
import { NO_TRANSFORM } from '../cache/cached-response.ts';
import { openApiText } from './openapi.ts';

const PAGE = `<!doctype html>
<html lang="${LANGUAGE.code}" dir="${LANGUAGE.dir}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>REST API reference</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
    <link rel="stylesheet" href="/api/docs/narrow.css">
  </head>
  <body>
    <div id="reference"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const START = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  validatorUrl: null,
});
`;

/** Swagger UI shows the description of a tag to the right of its name, which leaves it one letter wide on a phone. */
const NARROW = `@media (max-width: 48rem) {
  .swagger-ui .opblock-tag { flex-wrap: wrap; }
  .swagger-ui .opblock-tag a { flex: 1; }
  .swagger-ui .opblock-tag small { order: 1; flex-basis: 100%; padding: 0; }
  .swagger-ui .responses-inner, .swagger-ui .parameters-container { overflow-x: auto; }
}
`;

/** Serves the OpenAPI document and Swagger UI, without requests to other hosts. */
export async function referencePage(app: FastifyInstance): Promise<void> {
  const cached = { config: { cacheKey: pathKey } };
  const text = openApiText();
  app.get('/api/openapi.json', cached, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(text),
  );
  app.get('/api/docs', cached, (_request, reply) =>
    reply.header('cache-control', `no-cache, ${NO_TRANSFORM}`).type('text/html; charset=utf-8').send(PAGE),
  );
  app.get('/api/docs/start.js', cached, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START),
  );
  app.get('/api/docs/narrow.css', cached, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(NARROW),
  );
  await app.register(fastifyStatic, {
    root: dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
    prefix: '/api/docs/',
    decorateReply: false,
    wildcard: false,
    globIgnore: ['!(swagger-ui.css|swagger-ui-bundle.js)'],
  });
}
