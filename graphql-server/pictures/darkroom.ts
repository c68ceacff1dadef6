import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { NotAPicture, type Refusal, type RefusalKind, TooLarge, Unavailable } from '../errors.ts';
import { typescriptOptions, projectRoot } from '../process/project-root.ts';
import { GAVE_UP, type Bounds, type Order, type Outcome, type Works } from './darkroom-orders.ts';

/** The memory is twice what a picture is let in for: what its header did not tell. */
const MOST: Bounds = { seconds: 10, bytes: 512 * 1024 * 1024 };
/** A machine that takes longer for what is a second's work has too much else to do. */
const PATIENCE_MS = 60_000;
const IDLE_MS = 10_000;
/** What a process may go on holding when its work is done. */
const HELD_BYTES = 160 * 1024 * 1024;

const REFUSALS: Partial<Record<RefusalKind, (message: string) => Refusal>> = {
  notAPicture: (message) => new NotAPicture(message),
  tooLarge: (message) => new TooLarge(message),
};

const tooSlow = () =>
  new TooLarge('The picture takes too long to be read. Save it again as a plain JPEG and send that.');
const tooHeavy = () =>
  new TooLarge('The picture takes too much memory to be read. Save it again as a plain JPEG and send that.');
const unreadable = () =>
  new NotAPicture('The picture cannot be read. Save it again as a plain JPEG and send that.');
const tooBusy = () =>
  new Unavailable('Too much is being done to work on pictures. Send it again in a minute.', 60);

/**
 * Where pictures are worked on, one at a time: a process of its own, which takes nothing from answers. Whatever a picture
 * does to it, the server goes on; it starts with the work and ends soon after.
 */
export class Darkroom {
  #process: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(
    readonly most = MOST,
    readonly held = HELD_BYTES,
  ) {}

  /** Throws what the work refuses, `TooLarge` for what goes beyond its bounds, `Unavailable` on a machine that is too busy. */
  async develop<Work extends keyof Works>(
    work: Work,
    given: Parameters<Works[Work]>,
  ): Promise<Awaited<ReturnType<Works[Work]>>> {
    clearTimeout(this.#idle);
    const outcome = await this.#outcomeOf({ work, given, most: this.most });
    this.#restOrEnd(outcome.held);
    if ('done' in outcome) return outcome.done as Awaited<ReturnType<Works[Work]>>;
    if ('failed' in outcome) throw Object.assign(new Error(outcome.failed.message), outcome.failed);
    const { kind, message } = outcome.refused;
    throw REFUSALS[kind]?.(message) ?? new Error(message);
  }

  async #outcomeOf(order: Order): Promise<Outcome> {
    const child = (this.#process ??= this.#begin());
    child.ref();
    child.channel?.ref();
    const over = new AbortController();
    const late = AbortSignal.timeout(PATIENCE_MS);
    late.addEventListener('abort', () => child.kill('SIGKILL'), over);
    try {
      const heard = once(child, 'message', over).then(([outcome]) => outcome as Outcome);
      const ended = once(child, 'exit', over).then(([code]: (number | null)[]) => {
        throw late.aborted ? tooBusy() : failureBy(code ?? null);
      });
      child.send(order, (error) => error && child.kill('SIGKILL')); // its end tells the rest
      return await Promise.race([heard, ended]);
    } finally {
      over.abort();
    }
  }

  #begin(): ChildProcess {
    const child = begin();
    const forget = () => {
      if (this.#process === child) this.#process = undefined;
    };
    return child.once('disconnect', forget).once('exit', forget).on('error', forget);
  }

  /** Ends what holds too much at once, and the rest when it has had nothing to do for a while. */
  #restOrEnd(held: number): void {
    const child = this.#process;
    if (!child) return; // it has ended meanwhile
    child.unref();
    child.channel?.unref();
    const end = () => {
      this.#process = undefined; // at once: its own word of it comes after the next order has been given
      if (child.connected) child.disconnect();
    };
    if (held > this.held) end();
    else this.#idle = setTimeout(end, IDLE_MS).unref();
  }
}

function failureBy(code: number | null): Error {
  if (code === GAVE_UP.time) return tooSlow();
  if (code === GAVE_UP.memory) return tooHeavy();
  // By a signal: what decodes pictures broke, or the system took its memory back.
  return code === null ? unreadable() : new Error(`The process for pictures ended with ${code}.`);
}

function begin(): ChildProcess {
  const isBuilt = import.meta.filename.endsWith('.js');
  const [file, execArgv] = isBuilt
    ? [join(projectRoot(), 'dist/server/darkroom.js'), []]
    : [join(import.meta.dirname, 'darkroom-process.ts'), typescriptOptions()];
  return fork(file, [], {
    cwd: projectRoot(),
    execArgv: ['--expose-gc', ...execArgv],
    // None of the server's secrets; and memory that is given back when a picture is done with.
    env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

const free: Darkroom[] = [];

/** Has a piece of work done in a process apart; see `Darkroom`. Who asks bounds how many are done at once. */
export async function develop<Work extends keyof Works>(
  work: Work,
  ...given: Parameters<Works[Work]>
): Promise<Awaited<ReturnType<Works[Work]>>> {
  const darkroom = free.pop() ?? new Darkroom();
  try {
    return await darkroom.develop(work, given);
  } finally {
    free.push(darkroom);
  }
}
