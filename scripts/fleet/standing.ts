import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../bench/ports.ts';
import type { Databases } from './databases.ts';
import { balancerAt, judge, type Balancer } from './deployed.ts';
import { oursAt, Started } from './processes.ts';
import { hasSmallDisks, withSmallDisk } from './small-disk.ts';
import { openStore, type Store } from './store.ts';

const STAFF = { ADMIN_EMAIL: 'fleet@marsa.example', ADMIN_PASSWORD: 'a password for the fleet' };
/** Room for two of the largest uploads, in megabytes. */
const SMALL_DISK = 32;

/** A site of several processes on this machine. */
export interface Standing {
  origin: string;
  databases: Databases;
  store: Store | undefined;
  members: Started[];
  /** A process whose temporary files are on a small disk of its own, and where that is. */
  cramped: { member: Started; folder: string } | undefined;
  staff: { email: string; password: string };
  stop(): Promise<void>;
}

interface Wanted {
  startDatabases(): Promise<Databases>;
  hasStore: boolean;
  processes: number;
  balancer: Balancer;
  seed: 'demo' | 'none';
}

/** Starts the database's servers and an object store, processes from the build, and what shares requests out among them. */
export async function startFleet(wanted: Wanted): Promise<Standing> {
  const folder = mkdtempSync(join(tmpdir(), 'marsa-fleet-'));
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const databases = await wanted.startDatabases();
    stops.push(() => databases.stop());
    const store = wanted.hasStore ? await openStore() : undefined;
    if (store) stops.push(() => store.server.stop());
    const port = await freePort();
    const settings = {
      DATABASE_URL: databases.url,
      ...(databases.replicaUrl !== undefined && { DATABASE_REPLICA_URL: databases.replicaUrl }),
      ...(store && { STORAGE_URL: store.url }),
      DATA_DIR: join(folder, 'data'),
      TOKEN_SECRET: randomBytes(32).toString('base64url'),
      TRUSTED_PROXIES: 'loopback',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'warn',
      SEED: wanted.seed,
      ...STAFF,
    };
    const { members, cramped } = await startMembers(wanted.processes, { folder, settings, stops });
    const command = balancerAt(wanted.balancer, {
      port,
      members: members.map((member) => member.port),
      folder: join(folder, wanted.balancer),
    });
    judge(command);
    const front = new Started(wanted.balancer, port, command.run, join(folder, `${wanted.balancer}.log`));
    stops.push(() => front.stop());
    await front.start('/');
    const staff = { email: STAFF.ADMIN_EMAIL, password: STAFF.ADMIN_PASSWORD };
    return { origin: settings.PUBLIC_URL, databases, store, members, cramped, staff, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface MembersParts {
  folder: string;
  settings: Record<string, string>;
  stops: (() => Promise<unknown>)[];
}

/** One after the other; the last with a small disk, where such a one can be had. */
async function startMembers(
  processes: number,
  { folder, settings, stops }: MembersParts,
): Promise<Pick<Standing, 'members' | 'cramped'>> {
  const small = hasSmallDisks() ? join(folder, 'small') : undefined;
  if (small !== undefined) mkdirSync(small);
  const members: Started[] = [];
  for (let n = 1; n <= processes; n++) {
    const isCramped = n === processes && small !== undefined;
    const member = oursAt(await freePort(), n, {
      folder,
      settings: isCramped ? { ...settings, TMPDIR: small } : settings,
      within: isCramped ? (words) => withSmallDisk(small, SMALL_DISK, words) : undefined,
    });
    stops.push(() => member.stop());
    await member.start('/readyz');
    members.push(member);
  }
  return { members, cramped: small === undefined ? undefined : { member: members.at(-1)!, folder: small } };
}
