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
await Promise.all(['web/client', 'web/graphiql'].map((folder) => compressFolder(join(dist, folder))));
markBuilt(sources);
