import { rename } from 'node:fs/promises';
import { STAFF } from './demo.ts';
import { start, stop } from './server.ts';

/** Makes the house that walks have copies of in the folder that the command names: a first start, and its end. */
const [place] = process.argv.slice(2) as [string];
const unfinished = `${place}.${process.pid}`;
const account = { ADMIN_EMAIL: STAFF.email, ADMIN_PASSWORD: STAFF.password };
await stop(await start(unfinished, { SEED: 'demo', ...account }));
await rename(unfinished, place);
