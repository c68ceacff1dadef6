import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { markBuilt, root, sourcesNow } from './stamp.mjs';

/** `npm run build`: makes `dist/` anew. What is there counts as built only when all of it is. */
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
    'The site must be built, and the tools that build it are not installed: with NODE_ENV=production, npm leaves them ' +
      'out. Run npm ci --include=dev, then npm start.\n',
  );
  process.exit(1);
});
process.env.NODE_ENV = 'production';
const sources = sourcesNow();
const dist = join(root, 'dist');
rmSync(dist, { recursive: true, force: true });

const builder = await createBuilder({ root, logLevel: 'warn' });
await builder.buildApp();
// Every visitor loads the site; few people load the panel and GraphiQL.
await compressFolder(join(dist, 'web/client'), 11);
await compressFolder(join(dist, 'web/panel'), 9);
await compressFolder(join(dist, 'web/graphiql'), 9);
markBuilt(sources);
