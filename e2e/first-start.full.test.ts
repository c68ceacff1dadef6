import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProcess, start, stop, type Starting } from './server.ts';

/** The output line with the credentials of the first account. */
const CREDENTIALS = /sign in as (?<email>\S+) with the password (?<password>\S+)/;

/** When each start is killed: after these milliseconds, or when it has printed the password. */
const KILL_TIMES: (number | 'printed')[] = [300, 600, 'printed', 'printed', 900];

async function waitForCredentials(starting: Starting): Promise<void> {
  const { process: child } = starting;
  while (
    child.exitCode === null &&
    child.signalCode === null &&
    !starting.lines.some((line) => CREDENTIALS.test(line))
  )
    await pause(1);
}

/** Starts a server and kills it. Returns its output. */
async function startAndKill(folder: string, after: number | 'printed'): Promise<string[]> {
  const starting = await startProcess(folder);
  const exited = once(starting.process, 'close');
  starting.address.catch(() => undefined); // the server is killed before it is ready
  await (after === 'printed' ? Promise.race([waitForCredentials(starting), starting.address]) : pause(after));
  starting.process.kill('SIGKILL');
  await exited;
  return starting.lines;
}

test('signs in with the last printed password when first starts were killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marsa-e2e-'));
  const lines: string[] = [];
  for (const after of KILL_TIMES) lines.push(...(await startAndKill(folder, after)));
  const server = await start(folder);
  try {
    const printed = [...lines, ...server.lines]
      .map((line) => CREDENTIALS.exec(line)?.groups)
      .filter((groups) => groups);
    expect(printed.length).toBeGreaterThan(0);
    const response = await fetch(new URL('/api/admin/login', server.address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(printed.at(-1)),
    });
    expect(response.status).toBe(200);
  } finally {
    await stop(server, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}, 180_000);
