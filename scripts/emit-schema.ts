import { writeFileSync } from 'node:fs';
import { places } from '../graphql-server/places/place.ts';
import { printApiSchema } from '../graphql-server/schema.ts';

const write = (name: string, text: string) =>
  writeFileSync(new URL(`../schema/${name}`, import.meta.url), text);

// `npm run generate`: the API as clients see it, for the web's documents and for people.
write('schema.graphql', printApiSchema());

// The places within the city, for addresses: an id that is none means nothing there.
const names = places.filter(({ kind }) => kind !== 'city').map(({ id, names }) => [id, names.en]);
write(
  'places.ts',
  `/** The names of the places within the city, by their ids. */
export const placeNames: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(names), null, 2)};
`,
);
