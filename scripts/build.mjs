import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { compressFolder } from './compress.mjs';
import { markBuilt, root, sourcesNow } from './stamp.mjs';

/** `npm run build`: makes `dist/` anew. What is there counts as built only when all of it is. */
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
