import { parentPort } from 'node:worker_threads';
import { Engine, perform } from './engine.ts';
import type { Answer, Order } from './engine-thread.ts';

/** The thread in which homes are found: it does what it is told, one after the other. */
const engine = new Engine();

parentPort!.on('message', ({ number, call, asked }: Order) => {
  parentPort!.postMessage(answerTo(number, () => perform(engine, call, asked)));
});

function answerTo(number: number, work: () => unknown): Answer {
  try {
    return { number, done: work() };
  } catch (error) {
    return { number, failed: String(error instanceof Error ? error.stack : error) };
  }
}
