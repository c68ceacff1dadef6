import { writeFileSync } from 'node:fs';
import { printHouseSchema } from '../graphql-server/schema.ts';

writeFileSync(new URL('../schema/schema.graphql', import.meta.url), printHouseSchema());
