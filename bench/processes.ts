import { fork, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './ports.ts';

/** A server in a process of its own. */
export interface Running {
  pid: number;
  origin: string;
  /** Processor time it has used, in seconds; 0 where the system does not tell. */
  cpuSeconds(): number;
  /** The same of it and of every process that it has started. */
  familySeconds(): number;
  /** The most memory it has held so far, in megabytes; 0 where the system does not tell. */
  peakMegabytes(): number;
  stop(): Promise<void>;
}

/** Our server as it is started here. */
export interface OurSettings {
  /** Absent: the embedded database. */
  databaseUrl: string | undefined;
  dataFolder: string;
  /** Whether answers are kept ready. */
  keeps: boolean;
  /** What an empty database is filled with. */
  seed?: 'none' | 'demo';
  /** Absent: one that is free. */
  port?: number;
  /** Further settings. */
  env?: Record<string, string>;
}

/** Our server, ready to answer. */
export interface OurServer extends Running {
  /** From the start of its process to the first 200 of `/readyz`. */
  readyMs: number;
}

/** The account that creates records. */
export const STAFF = { email: 'bench@marsa.example', password: 'a password for measuring' };

const ROOT = join(import.meta.dirname, '..');
/** What `npm start` runs; it builds first when the sources have changed. */
const PROGRAM = join(ROOT, 'scripts/start.mjs');
const READY_WITHIN_MS = 180_000;
const POLL_MS = 10;
/** A clock tick of Linux's accounting, in seconds. */
const TICK = 0.01;

function ofLinux(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Seconds of processor time of a process, and of those it started that have ended. */
function accountOf(pid: number): { parent: number; own: number; ended: number } {
  // The second field of the line may hold blanks, and ends with a bracket.
  const fields = ofLinux(pid, 'stat').split(') ').at(-1)!.split(' ').map(Number);
  const seconds = (...at: number[]) => at.reduce((sum, place) => sum + (fields[place] ?? 0), 0) * TICK;
  return { parent: fields[1] ?? 0, own: seconds(11, 12), ended: seconds(13, 14) };
}

function processes(): number[] {
  return existsSync('/proc/self/stat') ? readdirSync('/proc').map(Number).filter(Number.isInteger) : [];
}

/** Seconds of processor time of a process and of every process that it has started. */
export function familySecondsOf(pid: number): number {
  const { own, ended } = accountOf(pid);
  const children = processes()
    .map(accountOf)
    .filter(({ parent }) => parent === pid);
  return children.reduce((sum, child) => sum + child.own, own + ended);
}

function watch(child: ChildProcess, origin: string): Running {
  const pid = child.pid!;
  return {
    pid,
    origin,
    cpuSeconds: () => accountOf(pid).own,
    familySeconds: () => familySecondsOf(pid),
    peakMegabytes: () => Number(/VmHWM:\s+(\d+)/.exec(ofLinux(pid, 'status'))?.[1] ?? 0) / 1024,
    stop: () => end(child),
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Starts our server as `npm start` does and waits until it is ready. */
export async function startOurs({
  databaseUrl,
  dataFolder,
  keeps,
  seed = 'none',
  port: wanted,
  env: further,
}: OurSettings): Promise<OurServer> {
  const port = wanted ?? (await freePort());
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataFolder,
    SEED: seed,
    ADMIN_EMAIL: STAFF.email,
    ADMIN_PASSWORD: STAFF.password,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...(!keeps && { CACHE_MAX_BYTES: '0' }),
    ...further,
  };
  const started = performance.now();
  const child = spawn(process.execPath, [PROGRAM], {
    env,
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error('Our server ended before it was ready.');
    if (performance.now() - started > READY_WITHIN_MS) throw new Error('Our server does not become ready.');
    await sleep(POLL_MS);
  }
  return { ...watch(child, origin), readyMs: performance.now() - started };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const { status } = await fetch(`${origin}/readyz`);
    return status === 200;
  } catch {
    return false;
  }
}

/** Starts one of the programs beside this file and tells it what it has to know. */
export async function startBare(program: 'bare-memory' | 'bare-postgres', parts: object): Promise<Running> {
  const child = fork(join(import.meta.dirname, `${program}.ts`));
  child.send(parts);
  const port = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}.`)));
  });
  return watch(child, `http://127.0.0.1:${port as number}`);
}
