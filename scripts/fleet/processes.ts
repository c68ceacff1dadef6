import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../stamp.mjs';

const READY_WITHIN_MS = 60_000;
const POLL_MS = 50;
/** What takes longer than that to stop when it is told to is killed. */
const STOPS_WITHIN_MS = 12_000;

/** A program that was started here. */
export class Started {
  #child: ChildProcess | undefined;

  /** @param log the file that what it says is added to; without `env` it has ours */
  constructor(
    readonly name: string,
    readonly port: number,
    private readonly words: readonly [string, ...string[]],
    private readonly log: string,
    private readonly env?: Record<string, string>,
  ) {}

  /** Starts it and waits until it takes requests at `path`. */
  async start(path: string): Promise<void> {
    const [program, ...words] = this.words;
    const out = createWriteStream(this.log, { flags: 'a' });
    const child = spawn(program, words, {
      cwd: root,
      ...(this.env && { env: this.env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.pipe(out, { end: false });
    this.#child = child;
    const end = performance.now() + READY_WITHIN_MS;
    while (!(await this.#takesRequests(path))) {
      if (hasEnded(child))
        throw new Error(
          `${this.name} ended before it was ready. It said:\n${readFileSync(this.log, 'utf8')}`,
        );
      if (performance.now() > end)
        throw new Error(`${this.name} does not become ready. It said:\n${readFileSync(this.log, 'utf8')}`);
      await sleep(POLL_MS);
    }
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Ends it in the middle of whatever it does. */
  kill(): void {
    this.#child?.kill('SIGKILL');
  }

  /** Has it stand still, as a machine does that is out of memory. */
  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child?.kill('SIGCONT');
  }

  /** Ends it in order, or at least. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || hasEnded(child)) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    this.thaw();
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN_MS);
    await ended;
    clearTimeout(late);
  }

  async #takesRequests(path: string): Promise<boolean> {
    try {
      const { status } = await fetch(`http://127.0.0.1:${this.port}${path}`, {
        signal: AbortSignal.timeout(2000),
      });
      return status === 200;
    } catch {
      return false;
    }
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Our server from the build, on a port, with these settings besides what every one of a fleet has. */
export function oursAt(
  port: number,
  n: number,
  { folder, settings, within = (words) => words }: OursParts,
): Started {
  const env = { NODE_ENV: 'production', PORT: String(port), ...settings };
  const words = within([process.execPath, join(root, 'dist/server/main.js')]);
  return new Started(`process ${n}`, port, words, join(folder, `process-${n}.log`), env);
}

interface OursParts {
  folder: string;
  settings: Record<string, string>;
  /** What its words become where it is started inside of another program. */
  within?: ((words: [string, ...string[]]) => [string, ...string[]]) | undefined;
}
