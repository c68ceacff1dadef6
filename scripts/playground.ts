import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { nameOf, root } from './stamp.mjs';

/** Where what is made of it is committed, with the name of what it was made of. */
export const STAMP = join(root, 'playground/built/stamp');

/** A name for what the playground is made of. */
export const playgroundNow = (): string =>
  nameOf([
    'playground/entry.jsx',
    'playground/graphiql.css',
    'playground/package-lock.json',
    'playground/vite.config.ts',
    'web/data/fetch-graphql.ts',
  ]);

/** `npm run playground`: makes anew what is served as the playground. */
if (process.argv[1] === import.meta.filename) {
  await build({ configFile: join(root, 'playground/vite.config.ts') });
  writeFileSync(STAMP, playgroundNow());
}
