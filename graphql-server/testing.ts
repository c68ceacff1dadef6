import 'reflect-metadata';
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { createApp, type Frontend } from './app.ts';
import { createLogger } from './observability/logging.ts';
import { entities } from './collections.ts';
import type { Database } from './database/database.ts';
import { migrations } from './database/migrations/index.ts';
import { openTestDatabase, testDatabaseUrl } from './database/testing.ts';
import type { Role } from './policies.ts';
import { openServices, startJobs, type Services, type ServiceOptions } from './services.ts';

/** Opens an empty, migrated database: embedded, or on the server at `TEST_DATABASE_URL` or `url`. */
export function openTestTables(url = testDatabaseUrl()): Promise<Database> {
  return openTestDatabase({ entities, migrations, url });
}

/** A server with its own database and uploads folder, for tests over HTTP. */
export interface TestServer extends Services {
  app: FastifyInstance;
  uploads: string;
  /** An `Authorization` header of a staff account. */
  bearer: string;
  /** Adds an account with a role; one of several of a role has a name. Returns its `Authorization` header. */
  signInAs(role: Role, name?: string): Promise<string>;
  close(): Promise<void>;
}

const STAFF = { email: 'staff@marsa.example', password: 'a long password' };
const NO_FRONTEND: Frontend = { playground: '<title>Playground</title>', site: () => Promise.resolve() };

/** Opens a server for a test; `close` deletes its data. */
export async function openTestServer(
  frontend: Frontend = NO_FRONTEND,
  {
    mail,
    database: opened,
    store,
    logTo,
    staff = STAFF,
    origin = 'http://localhost:4000',
  }: Partial<Pick<ServiceOptions, 'mail' | 'database' | 'store' | 'origin'>> & {
    logTo?: DestinationStream | undefined;
    staff?: typeof STAFF;
  } = {},
): Promise<TestServer> {
  const database = opened ?? (await openTestTables());
  const uploads = await mkdtemp(join(tmpdir(), 'marsa-uploads-'));
  const log = createLogger(logTo ? 'error' : 'silent', logTo);
  const services = openServices({
    database,
    uploads,
    store,
    secret: 'a secret for tests, long enough for all',
    log,
    cacheMaxBytes: 8 * 1024 * 1024,
    mail,
    origin,
  });
  await services.pictures.collector.checkOwner();
  const app = await createApp(services, { log, trustedProxies: [], origin, frontend });
  if (mail) await startJobs(services);
  await services.accounts.add(staff.email, staff.password);
  const bearerOf = async ({ email, password }: typeof STAFF) =>
    `Bearer ${(await services.accounts.signIn(email, password)).token}`;
  const signInAs = async (role: Role, name = role.toLowerCase()) => {
    const account = { ...STAFF, email: `${name}@marsa.example` };
    await services.accounts.add(account.email, account.password, { role });
    return bearerOf(account);
  };
  const close = async () => {
    await app.close();
    await services.jobs.stop();
    await services.pictures.renditions.close();
    await database.close();
    await rm(uploads, { recursive: true });
  };
  return { ...services, app, uploads, bearer: await bearerOf(staff), signInAs, close };
}
