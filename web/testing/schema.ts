import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';

/** The schema of the API. */
export const schema = buildSchema(
  readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'),
);
