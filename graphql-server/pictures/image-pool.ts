import { join } from 'node:path';
import workerpool from 'workerpool';
import { NotAPicture, type AppError, TooLarge, Unavailable } from '../errors.ts';
import { typescriptOptions, projectRoot } from '../process/project-root.ts';
import { EXIT_CODES, type Limits, type Tasks } from './image-tasks.ts';
import { message, type Message } from '../messages.ts';

/** The memory limit is twice what the header check admits. */
const LIMITS: Limits = { cpuSeconds: 10, memoryBytes: 512 * 1024 * 1024 };
const MAX_WORKERS = 2;
/** A task that takes this long although its CPU time is limited runs on an overloaded machine. */
const TIMEOUT_MS = 60_000;
/** Idle workers are stopped after this time to free their memory. */
const IDLE_MS = 5000;

/**
 * Processes pictures in child processes with a lower priority. A picture that exceeds the limits or crashes the decoder terminates its
 * worker; the pool starts another one for the next task.
 */
export class ImagePool {
  #pool: workerpool.Pool | undefined;
  #running = 0;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(
    readonly limits = LIMITS,
    readonly idleMs = IDLE_MS,
  ) {}

  /** Runs a task. Throws the task's `NotAPicture` and `TooLarge`, and `Unavailable` on an overloaded machine. */
  async run<Name extends keyof Tasks>(
    name: Name,
    ...args: Parameters<Tasks[Name]>
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    clearTimeout(this.#idleTimer);
    this.#running++;
    try {
      this.#pool ??= createPool();
      const result: unknown = await this.#pool.exec('run', [name, args, this.limits]).timeout(TIMEOUT_MS);
      return result as Awaited<ReturnType<Tasks[Name]>>;
    } catch (error) {
      throw translate(error as Error & Partial<AppError>);
    } finally {
      this.#running--;
      if (this.#running === 0) this.#idleTimer = setTimeout(() => this.#endWorkers(), this.idleMs).unref();
    }
  }

  /** Replaces the pool to stop its idle workers: a pool never starts a task that it receives while all of its workers are stopping. */
  #endWorkers(): void {
    const idle = this.#pool;
    this.#pool = undefined;
    void idle?.terminate();
  }
}

/** Priorities in `limits.pictures`: uploads, then pictures that a visitor requested, then background work. */
export const PRIORITY = { upload: 2, visitor: 1, background: 0 };

/** The pool of this process. */
export const imagePool = new ImagePool();

function createPool(): workerpool.Pool {
  const isBuilt = import.meta.filename.endsWith('.js');
  const script = isBuilt
    ? join(projectRoot(), 'dist/server/image-worker.js')
    : join(import.meta.dirname, 'image-worker.ts');
  return workerpool.pool(script, {
    workerType: 'process',
    maxWorkers: MAX_WORKERS,
    forkOpts: {
      cwd: projectRoot(),
      execArgv: isBuilt ? [] : typescriptOptions(),
      // No secrets of the server, and malloc settings that return memory after each picture.
      env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' },
      serialization: 'advanced',
    },
  });
}

function translate(error: Error & Partial<Pick<AppError, 'kind'> & { reasonJson: string }>): unknown {
  if (error instanceof workerpool.Promise.TimeoutError)
    return new Unavailable(message('PICTURES_QUEUED'), 60);
  const { kind, reasonJson } = error;
  const reason = reasonJson === undefined ? undefined : (JSON.parse(reasonJson) as Message);
  if (kind === 'tooLarge' && reason) return new TooLarge(reason);
  if (kind === 'notAPicture' && reason) return new NotAPicture(reason);
  const exit = /exitCode: `(\w+)`/.exec(error.message)?.[1];
  if (exit === String(EXIT_CODES.cpu)) return new TooLarge(message('PICTURE_TOO_SLOW'));
  if (exit === String(EXIT_CODES.memory)) return new TooLarge(message('PICTURE_TOO_MUCH_MEMORY'));
  // Killed by a signal: the decoder crashed, or the system is out of memory.
  if (exit === 'null') return new NotAPicture(message('PICTURE_UNREADABLE'));
  return error;
}
