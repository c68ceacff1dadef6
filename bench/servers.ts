import { fork, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../graphql-server/database/testing-postgres.ts';

/** A server in a process of its own. */
export interface RunningServer {
  origin: string;
  /** Processor time used so far, in seconds. Linux only: elsewhere 0. */
  cpuSeconds(): number;
  /** The largest resident memory so far, in megabytes. Linux only: elsewhere 0. */
  peakMegabytes(): number;
  stop(): Promise<void>;
}

interface MarsaSettings {
  /** Absent: the embedded database. */
  databaseUrl: string | undefined;
  dataFolder: string;
  /** Whether the response cache is on. */
  cache: boolean;
  seed?: 'none' | 'demo';
}

/** The account that creates records. */
export const STAFF = { email: 'bench@marsa.example', password: 'a password for measuring' };

const ROOT = join(import.meta.dirname, '..');
const READY_TIMEOUT_MS = 180_000;
/** Clock ticks of Linux's process accounting in a second. */
const TICKS_PER_SECOND = 100;

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function cpuSeconds(pid: number): number {
  // Fields after the name in parentheses: user and system time are the 12th and the 13th.
  const fields = readProc(pid, 'stat').split(') ').at(-1)!.split(' ').map(Number);
  return ((fields[11] ?? 0) + (fields[12] ?? 0)) / TICKS_PER_SECOND;
}

function toRunningServer(child: ChildProcess, origin: string): RunningServer {
  const pid = child.pid!;
  return {
    origin,
    cpuSeconds: () => cpuSeconds(pid),
    peakMegabytes: () => Number(/VmHWM:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1] ?? 0) / 1024,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** Starts Marsa as `npm start` does and waits until it is ready. `readyMs` counts from the start of the process. */
export async function startMarsa({
  databaseUrl,
  dataFolder,
  cache,
  seed = 'none',
}: MarsaSettings): Promise<RunningServer & { readyMs: number }> {
  const port = await freePort();
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataFolder,
    SEED: seed,
    ADMIN_EMAIL: STAFF.email,
    ADMIN_PASSWORD: STAFF.password,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...(!cache && { CACHE_MAX_BYTES: '0' }),
  };
  const started = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs')], {
    env,
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error('Marsa exited before it was ready.');
    if (performance.now() - started > READY_TIMEOUT_MS) throw new Error('Marsa does not become ready.');
    await sleep(10);
  }
  return { ...toRunningServer(child, origin), readyMs: performance.now() - started };
}

/** Starts a baseline server beside this file and sends it `options`. */
export async function startBaseline(
  program: 'baseline-memory' | 'baseline-postgres',
  options: object,
): Promise<RunningServer> {
  const child = fork(join(import.meta.dirname, `${program}.ts`));
  child.send(options);
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(message as number));
    child.once('exit', (code) => reject(new Error(`${program} exited with ${code}.`)));
  });
  return toRunningServer(child, `http://127.0.0.1:${port}`);
}
