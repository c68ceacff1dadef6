import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import workerpool from 'workerpool';
import { AppError } from '../errors.ts';
import { makeRendition } from './encode.ts';
import { EXIT_CODES, type Limits, type Tasks } from './image-tasks.ts';
import { makeOriginal } from './original.ts';

const tasks: Tasks = { makeOriginal, makeRendition };

const CHECK_INTERVAL_MS = 20;

async function run(name: keyof Tasks, args: unknown[], limits: Limits): Promise<unknown> {
  const task = tasks[name] as (...args: unknown[]) => Promise<unknown>;
  const start = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(start);
    if (user + system > limits.cpuSeconds * 1e6) process.exit(EXIT_CODES.cpu);
    if (process.memoryUsage.rss() > limits.memoryBytes) process.exit(EXIT_CODES.memory);
  }, CHECK_INTERVAL_MS);
  try {
    return await task(...args);
  } catch (error) {
    // Of an error, the pool receives only properties that are strings and numbers.
    throw error instanceof AppError
      ? Object.assign(error, { reasonJson: JSON.stringify(error.reason) })
      : error;
  } finally {
    clearInterval(timer);
  }
}

/** Requests of the server come first. On Linux, each thread has a priority, and new threads inherit it. */
function lowerPriority(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
}

lowerPriority();
// The server finishes running uploads after these signals; this process exits when the server disconnects.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
workerpool.worker({ run });
