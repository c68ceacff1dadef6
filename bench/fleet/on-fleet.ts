import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { balancerAt, installed, judge, type Balancer } from '../../scripts/fleet/deployed.ts';
import { Started } from '../../scripts/fleet/processes.ts';
import { startAside, type Aside } from '../aside.ts';
import type { Pace } from '../compare.ts';
import { signIn } from '../on-postgres.ts';
import { freePort } from '../ports.ts';
import { freshDatabase, type PostgresServer } from '../postgres.ts';
import { startOurs } from '../processes.ts';
import { fillHomes } from '../search/fill-homes.ts';
import { allRead } from '../search/on-search.ts';
import type { OnFleet } from './found.ts';
import type { VisitOrder, VisitResult } from './generator.ts';
import { Measurement } from './measurement.ts';
import { sharesOf } from './shares.ts';

/** Homes that are searched, beside the demo content. */
export const HOMES = 10_000;

const PUBLIC = { PUBLIC_URL: 'http://marsa.example', TRUSTED_PROXIES: '127.0.0.1' };

/** Measures the site in one process and in two, in turn, on a database of its own. */
export async function measureFleet(server: PostgresServer, pace: Pace): Promise<OnFleet> {
  const database = await freshDatabase(server.url);
  const folder = mkdtempSync(join(tmpdir(), 'marsa-bench-fleet-'));
  const settings = { databaseUrl: database.url, dataFolder: folder, keeps: true, env: PUBLIC };
  const ending: (() => unknown)[] = [];
  const generator: Aside<VisitOrder, VisitResult> = startAside('fleet/generator.ts');
  ending.push(() => generator.stop());
  try {
    await (await startOurs({ ...settings, seed: 'demo' })).stop();
    await fillHomes({ url: database.url, folder }, HOMES);
    const ports = [await freePort(), await freePort()];
    const start = async (n: number) => {
      const one = await startOurs({ ...settings, port: ports[n]! });
      ending.push(() => {
        process.kill(one.pid, 'SIGCONT'); // one that stands still does not end
        return one.stop();
      });
      await allRead(one, HOMES);
      return one;
    };
    const [first, second] = [await start(0), await start(1)];
    const [balancer] = installed();
    const fronts: Started[] = [];
    for (const members of balancer ? [ports.slice(0, 1), ports] : []) {
      const front = await startFront(balancer!, members, join(folder, `front-${members.length}`));
      ending.push(() => front.stop());
      fronts.push(front);
    }
    return await new Measurement({
      url: database.url,
      databasePid: server.pid,
      generator,
      pace,
      first,
      second,
      balancer,
      fronts,
      shares: await sharesOf(database.url, await signIn(first.origin)),
    }).run();
  } finally {
    for (const end of ending.reverse()) await end();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startFront(balancer: Balancer, members: number[], folder: string): Promise<Started> {
  const port = await freePort();
  const command = balancerAt(balancer, { port, members, folder });
  judge(command);
  const front = new Started(balancer, port, command.run, join(folder, 'log'));
  await front.start('/');
  return front;
}
