import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A server that was started as `npm start` does. */
export interface Running {
  process: ChildProcess;
  address: string;
  /** What it said, a line each. */
  lines: string[];
}

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return String(port);
}

/** A server that may not have started yet. */
export interface Starting {
  process: ChildProcess;
  lines: string[];
  /** Where it is; rejects with all that it said when it ends before. */
  address: Promise<string>;
}

/** What is run, and where. */
const AS_NPM_START = { program: 'scripts/start.mjs', cwd: ROOT };

/** Has the server begin to start as `npm start` does, or as it is started elsewhere. */
export async function startProcess(
  folder: string,
  settings: Record<string, string> = {},
  { program, cwd } = AS_NPM_START,
): Promise<Starting> {
  const child = spawn(process.execPath, [program], {
    cwd,
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
    child.once('close', () => reject(new Error(lines.join('\n')))); // when its last line is read
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        const found = /Marsa is at (\S+)/.exec(line);
        if (found) resolve(found[1]!);
      });
    }
  });
  return { process: child, lines, address };
}

/** Starts the server as `npm start` does and waits until it says where it is. */
export async function start(folder: string, settings: Record<string, string> = {}): Promise<Running> {
  const starting = await startProcess(folder, settings);
  return { ...starting, address: await starting.address };
}

/** Sends a signal to the server and gives the code it ends with. */
export async function stop(
  { process: child }: Running,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit') as Promise<[number | null]>;
  child.kill(signal);
  return (await ended)[0];
}
