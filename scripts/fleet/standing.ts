import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../bench/ports.ts';
import { startPair, type Pair } from '../../graphql-server/database/testing-pair.ts';
import { balancerAt, judge, type Balancer } from './deployed.ts';
import { oursAt, Started } from './processes.ts';

const STAFF = { ADMIN_EMAIL: 'fleet@marsa.example', ADMIN_PASSWORD: 'a password for the fleet' };

/** A site of several processes on this machine. */
export interface Standing {
  origin: string;
  pair: Pair;
  members: Started[];
  staff: { email: string; password: string };
  stop(): Promise<void>;
}

interface Wanted {
  processes: number;
  balancer: Balancer;
  seed: 'demo' | 'none';
}

/** Starts a primary and its standby, processes from the build, and what shares requests out among them. */
export async function startFleet({ processes, balancer, seed }: Wanted): Promise<Standing> {
  const folder = mkdtempSync(join(tmpdir(), 'marsa-fleet-'));
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const pair = await startPair();
    stops.push(() => pair.stop());
    await pair.synchronous();
    const port = await freePort();
    const settings = {
      DATABASE_URL: pair.url(),
      DATA_DIR: join(folder, 'data'),
      TOKEN_SECRET: randomBytes(32).toString('base64url'),
      TRUSTED_PROXIES: 'loopback',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'warn',
      SEED: seed,
      ...STAFF,
    };
    const members: Started[] = [];
    for (let n = 1; n <= processes; n++) {
      const member = oursAt(await freePort(), n, folder, settings);
      stops.push(() => member.stop());
      await member.start('/readyz');
      members.push(member);
    }
    const command = balancerAt(balancer, {
      port,
      members: members.map((member) => member.port),
      folder: join(folder, balancer),
    });
    judge(command);
    const front = new Started(balancer, port, command.run, join(folder, `${balancer}.log`));
    stops.push(() => front.stop());
    await front.start('/');
    const staff = { email: STAFF.ADMIN_EMAIL, password: STAFF.ADMIN_PASSWORD };
    return { origin: settings.PUBLIC_URL, pair, members, staff, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
