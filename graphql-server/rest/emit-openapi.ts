import { writeFileSync } from 'node:fs';
import { openApiText } from './openapi.ts';

/** Writes `schema/openapi.json`: `npm run generate`. */
writeFileSync(new URL('../../schema/openapi.json', import.meta.url), openApiText());
