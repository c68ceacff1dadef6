import { writeFileSync } from 'node:fs';
import { landmarks } from '../graphql-server/places/landmarks.ts';
import { places } from '../graphql-server/places/place.ts';
import { printApiSchema } from '../graphql-server/schema.ts';

const write = (name: string, text: string) =>
  writeFileSync(new URL(`../schema/${name}`, import.meta.url), text);

// Part of `npm run generate`. The public schema, from which the documents of `web/` are generated.
write('schema.graphql', printApiSchema());

const printNames = (names: readonly (readonly [id: string, name: string])[]) =>
  JSON.stringify(Object.fromEntries(names), null, 2);

// The names of the places within the city and of landmarks, with which `web/` validates the place ids of search URLs.
const placeNames = places
  .filter(({ kind }) => kind !== 'city')
  .map(({ id, names }) => [id, names.en] as const);
const landmarkNames = landmarks.map(({ name }) => name);
write(
  'places.ts',
  `/** The names of the places within the city, by their ids. */
export const placeNames: Readonly<Record<string, string>> = ${printNames(placeNames)};

/** The names of landmarks, by the ids of what is near them. */
export const landmarkNames: Readonly<Record<string, string>> = Object.fromEntries(
  ${JSON.stringify(landmarkNames, null, 2)}.map((name) => ['near-' + name.toLowerCase().replaceAll(' ', '-'), name]),
);

/** The ids that a search may have as a place. */
export const searchPlaceIds: readonly string[] = Object.keys({ ...placeNames, ...landmarkNames });
`,
);
