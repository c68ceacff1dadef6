import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { Refusal } from '../errors.ts';
import { GAVE_UP, type Order, type Outcome, type Works } from './darkroom-orders.ts';
import { makeMaster } from './master.ts';
import { codeOf } from './own-files.ts';
import { cutsOfMaster, makeRendition } from './rendition.ts';

const LOOK_EVERY_MS = 20;

const works: Works = { cutsOfMaster, makeMaster, makeRendition };

/** Behind everything else that runs on the machine, answers above all. */
function stepBack(): void {
  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  // Linux has a priority for each thread, and new ones have that of who makes them.
  const threads = () => (process.platform === 'linux' ? readdirSync('/proc/self/task') : ['0']);
  const done = new Set<string>();
  for (let left = threads(); left.length > 0; left = threads().filter((thread) => !done.has(thread))) {
    for (const thread of left) {
      setPriorityOf(Number(thread), PRIORITY_BELOW_NORMAL);
      done.add(thread);
    }
  }
}

function setPriorityOf(thread: number, priority: number): void {
  try {
    setPriority(thread, priority);
  } catch (error) {
    if (codeOf(error) !== 'ERR_SYSTEM_ERROR') throw error; // it has ended meanwhile
  }
}

async function outcomeOf({ work, given, most }: Order): Promise<Outcome> {
  const done = works[work] as (...given: unknown[]) => Promise<unknown>;
  const began = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(began);
    if (user + system > most.seconds * 1e6) process.exit(GAVE_UP.time);
    if (process.memoryUsage.rss() > most.bytes) process.exit(GAVE_UP.memory);
  }, LOOK_EVERY_MS);
  try {
    return { done: await done(...given), held: process.memoryUsage.rss() };
  } catch (error) {
    const held = process.memoryUsage.rss();
    if (error instanceof Refusal) return { refused: { kind: error.kind, message: error.message }, held };
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { failed: { message, stack }, held };
  } finally {
    clearInterval(watch);
  }
}

stepBack();
// It ends with the channel to the server, which may still need it when both are told to stop.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (order: Order) => {
  void outcomeOf(order).then((outcome) => process.send?.(outcome, () => globalThis.gc?.()));
});
