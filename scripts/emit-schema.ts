import { writeFileSync } from 'node:fs';
import { places } from '../graphql-server/places/place.ts';
import { printApiSchema } from '../graphql-server/schema.ts';

const write = (name: string, text: string) =>
  writeFileSync(new URL(`../schema/${name}`, import.meta.url), text);

// Part of `npm run generate`. The public schema, from which the documents of `web/` are generated.
write('schema.graphql', printApiSchema());

// The names of the places within the city, with which `web/` validates the place ids of search URLs.
const names = places.filter(({ kind }) => kind !== 'city').map(({ id, names }) => [id, names.en]);
write(
  'places.ts',
  `/** The names of the places within the city, by their ids. */
export const placeNames: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(names), null, 2)};
`,
);
