import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Root folder of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A running server process. */
export interface Running {
  process: ChildProcess;
  address: string;
  /** Lines of its standard output and error. */
  lines: string[];
}

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return String(port);
}

/** A server process that may not be ready yet. */
export interface Starting {
  process: ChildProcess;
  lines: string[];
  /** Resolves to the server's URL; rejects with its output if it exits before it is ready. */
  address: Promise<string>;
}

/** Spawns the server as `npm start` does, without waiting until it is ready. */
export async function startProcess(folder: string, settings: Record<string, string> = {}): Promise<Starting> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: await freePort(),
      SEED: 'none',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const address = new Promise<string>((resolve, reject) => {
    child.once('close', () => reject(new Error(lines.join('\n')))); // after its last line
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        const match = /Marsa is at (\S+)/.exec(line);
        if (match) resolve(match[1]!);
      });
    }
  });
  return { process: child, lines, address };
}

/** Starts the server as `npm start` does and waits until it prints its URL. */
export async function start(folder: string, settings: Record<string, string> = {}): Promise<Running> {
  const starting = await startProcess(folder, settings);
  return { ...starting, address: await starting.address };
}

/** Sends a signal to the server. Returns its exit code. */
export async function stop(
  { process: child }: Running,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit') as Promise<[number | null]>;
  child.kill(signal);
  return (await exited)[0];
}
