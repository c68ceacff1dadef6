import { DataSource, type DataSourceOptions, type MigrationInterface } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { accessOn, type DatabaseAccess } from './access.ts';
import { openEmbedded } from './embedded.ts';
import type { Engine, Following, PoolOf, Shared } from './engine.ts';
import type { Lane } from './lanes.ts';
import type { Asked } from './lock.ts';
import { migrate, silent } from './migrate.ts';
import { News, type Listener } from './news.ts';
import type { Pool } from './pool.ts';
import { Replica } from './replica.ts';
import { openServer } from './server.ts';

const REACHABLE_WITHIN_MS = 2000;

const BEHIND_POOLER =
  'DATABASE_URL leads to a pooler in transaction mode, which passes on no notifications of changes, so no responses are ' +
  'cached and pages take longer: set DATABASE_LISTEN_URL to the address of the database itself.';

/** The classes that rows become. */
export type Entities = Extract<NonNullable<DataSourceOptions['entities']>, unknown[]>;

/** The steps from an empty database to today's tables, oldest first. */
export type Migrations = (new () => MigrationInterface)[];

export interface Schema {
  entities: Entities;
  migrations: Migrations;
}

/** With what a database is opened; a `patient` one lets a statement take as long as it needs. */
type Opening = Schema & { patient?: boolean };

export interface Database extends DatabaseAccess {
  /** Its transactions, and all else that it is asked, go by the staff's lane. */
  dataSource: DataSource;
  /** Whether it runs inside this process, one transaction at a time. */
  embedded: boolean;
  /** Tells, from now on, what any process changes; ends after the first attempt. */
  follow(listener: Listener): Promise<void>;
  /** Whether every change until now was told to whoever follows. */
  isFollowed(): boolean;
  /** The server that answers visitors beside it, if there is one and changes are followed. */
  replica(): Replica | undefined;
  /** Has whoever may open the embedded database's folder answered from now on. */
  answer(asked: Asked): void;
  /** Whether visitors can be shown anything: the database or its replica answers within 2 s; never throws. */
  reachable(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL at `url`, else the embedded one in `folder`, and brings its tables up to date. A replica of it answers
 * visitors from the moment in which it is followed.
 * @throws CannotOpenDatabase with one sentence for whoever starts the server
 */
export async function openDatabase({
  url,
  replicaUrl,
  listenUrl,
  folder,
  ...opening
}: Opening & {
  url?: string | undefined;
  replicaUrl?: string | undefined;
  /** The server itself, for notifications, where `url` is the address of a pooler. */
  listenUrl?: string | undefined;
  folder: string;
}): Promise<Database> {
  return openOn(
    await (url === undefined ? openEmbedded(folder) : openServer(url, { replicaUrl, listenUrl })),
    opening,
  );
}

function sourceOn(
  { Pool, config }: PoolOf,
  schema: Partial<Schema> & Pick<DataSourceOptions, 'logger'>,
): DataSource {
  return new DataSource({
    type: 'postgres',
    driver: { Pool },
    extra: config,
    installExtensions: false,
    logging: false,
    poolErrorHandler: () => {}, // an idle connection is gone; the next caller gets another
    ...schema,
  });
}

async function bringUpToDate(engine: Engine, migrations: Migrations): Promise<void> {
  const source = await sourceOn(engine.patient, { migrations, logger: silent }).initialize();
  await migrate(source, engine).finally(() => source.destroy());
}

/** The database on an engine that is already open; closing it closes the engine. */
export async function openOn(engine: Engine, { entities, migrations, patient }: Opening): Promise<Database> {
  try {
    await bringUpToDate(engine, migrations);
    const dataSource = await sourceOn(patient ? engine.patient : engine.pool('staff'), {
      entities,
    }).initialize();
    return databaseOn(engine, dataSource);
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/** The lanes' pools; the staff's is the one that TypeORM has. */
function lanesOn(engine: Engine, dataSource: DataSource): Record<Lane, Pool> {
  const staff = (dataSource.driver as PostgresDriver).master as Pool;
  const open = (lane: Lane) => {
    if (engine.embedded) return staff;
    const { Pool, config } = engine.pool(lane);
    return new Pool(config as never);
  };
  return { staff, pages: open('pages'), api: open('api'), exports: open('exports') };
}

function databaseOn(engine: Engine, dataSource: DataSource): Database {
  const lanes = lanesOn(engine, dataSource);
  const asking = accessOn(lanes, dataSource, {
    spare: !engine.embedded,
    replica: () => replica,
    wrote: () => news?.wrote(),
  });
  const close = async () => {
    const others = Object.values(lanes).filter((pool) => pool !== lanes.staff);
    await replica?.close();
    await news?.close();
    await Promise.all(others.map((pool) => pool.end()));
    await dataSource.destroy();
  };
  let news: News | undefined;
  let replica: Replica | undefined;
  let unheard = false;
  const follow = async (listener: Listener) => {
    if (engine.shared && engine.listening) {
      news = new News(engine.listening, listener);
      if (engine.replica) replica = openReplica(engine.replica, engine.shared, news);
      await news.listen();
    } else if (engine.shared) {
      unheard = true;
      listener.deaf(BEHIND_POOLER);
    } else listener.hears(); // its folder is locked: nobody else changes anything
  };
  let closing: Promise<void> | undefined;
  return {
    dataSource,
    embedded: engine.embedded,
    ...asking,
    follow,
    isFollowed: () => !unheard && (news?.isHeard ?? true),
    replica: () => replica,
    answer: (asked) => engine.answering?.(asked),
    reachable: async () =>
      replica?.isThere === true ||
      within(REACHABLE_WITHIN_MS, asking.rows({ name: 'reachable', text: 'SELECT 1' }, [])),
    close: () => (closing ??= close().finally(() => engine.close())),
  };
}

function openReplica(following: Following, primary: Shared, news: News): Replica {
  const open = (lane: Lane) => {
    const { Pool, config } = following.pool(lane);
    return new Pool(config as never);
  };
  const pools = { pages: open('pages'), api: open('api'), exports: open('exports') };
  return new Replica({ following, pools, primary, news });
}

function within(ms: number, answer: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, false);
    answer
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer));
  });
}
