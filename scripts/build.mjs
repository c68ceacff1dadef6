import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildMarker, root } from './outdated.mjs';

const COMPRESSIBLE = /\.(js|css|svg)$/;
const MIN_COMPRESSIBLE_BYTES = 1024;

/** `npm run build`: deletes and builds `dist/`. The marker is written last, so that an interrupted build is not used. */
if (/[#?]/.test(root)) {
  process.stderr.write(
    `The site cannot be built in ${root}: the build tool reads # and ? in a path as parts of an address. Move it to a ` +
      'folder without them.\n',
  );
  process.exit(1);
}
const { createBuilder } = await import('vite').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  process.stderr.write(
    'The site is not built, and the build tools are not installed: with NODE_ENV=production, npm omits them. ' +
      'Run npm ci --include=dev, then npm start.\n',
  );
  process.exit(1);
});
process.env.NODE_ENV = 'production';
const startedAt = new Date();
const dist = join(root, 'dist');
await rm(dist, { recursive: true, force: true });

const builder = await createBuilder({ root, logLevel: 'warn' });
await builder.buildApp();
// Brotli at 11 gives the smallest files; 9 takes a tenth of the time. The site is loaded most often.
await compressFolder(join(dist, 'web/client'), 11);
await compressFolder(join(dist, 'web/panel'), 9);
await compressFolder(join(dist, 'web/graphiql'), 9);

const marker = join(root, buildMarker);
await writeFile(marker, '');
utimesSync(marker, startedAt, startedAt);

/** Writes a Brotli and a gzip version of each compressible file of a folder. */
async function compressFolder(folder, brotliQuality) {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map((file) => compress(join(folder, file), brotliQuality)),
  );
}

async function compress(path, brotliQuality) {
  const bytes = await readFile(path);
  if (bytes.length < MIN_COMPRESSIBLE_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
