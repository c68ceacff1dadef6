import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { nameOf, root } from './stamp.mjs';

/** Where what is made of it is committed, with the name of what it was made of. */
const BUILT = join(root, 'tile-map/built');
export const STAMP = join(BUILT, 'stamp');

/** The library has its worker in a file of its own, which is served as it is. */
const WORKER = 'maplibre-gl-csp-worker.js';

/** A name for what the tile provider's map is made of. */
export const tileMapNow = (): string =>
  nameOf(['tile-map/entry.js', 'tile-map/package-lock.json', 'tile-map/vite.config.ts']);

/** `npm run tile-map`: makes anew what draws a tile provider's map. */
if (process.argv[1] === import.meta.filename) {
  await build({ configFile: join(root, 'tile-map/vite.config.ts') });
  cpSync(join(root, 'tile-map/node_modules/maplibre-gl/dist', WORKER), join(BUILT, WORKER));
  writeFileSync(STAMP, tileMapNow());
}
