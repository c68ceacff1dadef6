import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildHouseSchema } from '../graphql-server/schema.ts';

/** The API as a client sees it, sorted, so that its file changes only when it does. */
const printed = `${printSchema(lexicographicSortSchema(buildHouseSchema()))}\n`;

writeFileSync(new URL('../schema/schema.graphql', import.meta.url), printed);
