import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const AGAIN_MS = 50;

/** Takes every connection that a server has left, and each that becomes free, for so long; gives how many those were. */
export async function takeConnections(url: string, ms: number): Promise<number> {
  const taken: pg.Client[] = [];
  const end = performance.now() + ms;
  while (performance.now() < end) {
    const client = new pg.Client({ connectionString: url, application_name: 'stranger' });
    client.on('error', () => {});
    const isTaken = await client.connect().then(
      () => true,
      () => false,
    );
    if (isTaken) taken.push(client);
    else await sleep(AGAIN_MS);
  }
  await Promise.all(taken.map((client) => client.end()));
  return taken.length;
}
