import { writeFileSync } from 'node:fs';
import { printApiSchema } from '../graphql-server/schema.ts';

// `npm run generate`: the API as clients see it, for the web's documents and for people.
writeFileSync(new URL('../schema/schema.graphql', import.meta.url), printApiSchema());
