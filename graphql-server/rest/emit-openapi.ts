import { writeFileSync } from 'node:fs';
import { openApiText } from './openapi.ts';

/** Writes `schema/openapi.json`: `node --import ./scripts/typescript.mjs graphql-server/rest/emit-openapi.ts`. */
writeFileSync(new URL('../../schema/openapi.json', import.meta.url), openApiText());
