import { startPair, type TestPostgres } from '../../graphql-server/database/testing-pair.ts';
import type { Harm } from './harm.ts';

/** What answers visitors beside the primary: a server of its own, the one that takes the primary's place, or nothing. */
export const REPLICAS = ['own', 'standby', 'none'] as const;
/** The same where servers elect their primary. */
export const ELECTED = ['standby', 'none'] as const;
export type ReplicaKind = (typeof REPLICAS)[number];

/** The database under a fleet: servers of which one is the primary. */
export interface Databases {
  /** What `DATABASE_URL` is to be, and `DATABASE_REPLICA_URL`. */
  url: string;
  replicaUrl: string | undefined;
  /** The name of the database on each of them. */
  database: string;
  /** Which of them has which place just now; what answers visitors may be the standby. */
  primary: TestPostgres;
  standby: TestPostgres;
  replica: TestPostgres | undefined;
  /** What has another one take the primary's place, what nothing can be done after last. */
  harms: Harm[];
  /** Waits until every server has its place again after something was done to one. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a primary and its synchronous standby, and a replica for visitors if that is to be a third one. */
export async function startDatabases(kind: ReplicaKind): Promise<Databases> {
  const pair = await startPair();
  try {
    const { primary, standby } = pair;
    const replica = { own: () => pair.follow(), standby: () => standby, none: () => undefined };
    const follower = await replica[kind]();
    await pair.synchronous();
    const databases: Databases = {
      url: pair.url(),
      replicaUrl: follower && several(follower, standby),
      database: 'postgres',
      primary,
      standby,
      replica: follower,
      harms: [
        {
          name: 'the primary killed, the standby promoted',
          doIt: async () => {
            await primary.kill();
            await standby.promote();
            databases.primary = standby;
          },
        },
      ],
      settle: () => Promise.resolve(),
      stop: () => pair.stop(),
    };
    return databases;
  } catch (error) {
    await pair.stop();
    throw error;
  }
}

/** The address of one database on any of them, the one that is asked first before the others. */
function several(...servers: TestPostgres[]): string {
  const hosts = [...new Set(servers)].map(({ port }) => `127.0.0.1:${port}`);
  return servers[0]!.url().replace(/127[^/]*/, hosts.join());
}
