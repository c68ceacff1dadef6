import { rename } from 'node:fs/promises';
import { STAFF } from './demo.ts';
import { start, stop } from './server.ts';

/** Creates the demo data folder that test files copy: starts a server on the folder of the first argument and stops it. */
const [folder] = process.argv.slice(2) as [string];
const temporary = `${folder}.${process.pid}`;
const account = { ADMIN_EMAIL: STAFF.email, ADMIN_PASSWORD: STAFF.password };
await stop(await start(temporary, { SEED: 'demo', ...account }));
await rename(temporary, folder);
