import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProcess, start, stop, type Starting } from './server.ts';

/** The line that tells how the first account signs in. */
const TOLD = /sign in as (?<email>\S+) with the password (?<password>\S+)/;

/** How long a start is let be before it is killed, in milliseconds; or until it has told the password. */
const KILLED: (number | 'told')[] = [300, 600, 'told', 'told', 900];

async function untilTold(starting: Starting): Promise<void> {
  const { process: child } = starting;
  while (
    child.exitCode === null &&
    child.signalCode === null &&
    !starting.lines.some((line) => TOLD.test(line))
  )
    await pause(1);
}

/** Begins a start and kills it; gives what it said. */
async function killedStart(folder: string, after: number | 'told'): Promise<string[]> {
  const starting = await startProcess(folder);
  const ended = once(starting.process, 'close');
  starting.address.catch(() => undefined); // it is not to get there
  await (after === 'told' ? Promise.race([untilTold(starting), starting.address]) : pause(after));
  starting.process.kill('SIGKILL');
  await ended;
  return starting.lines;
}

test('whenever the first starts are killed, the password that was told last signs in', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marsa-walk-'));
  const lines: string[] = [];
  for (const after of KILLED) lines.push(...(await killedStart(folder, after)));
  const server = await start(folder);
  try {
    const told = [...lines, ...server.lines].map((line) => TOLD.exec(line)?.groups).filter((found) => found);
    expect(told.length).toBeGreaterThan(0);
    const response = await fetch(new URL('/api/admin/login', server.address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(told.at(-1)),
    });
    expect(response.status).toBe(200);
  } finally {
    await stop(server, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}, 180_000);
