import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { typescriptOptions, projectRoot } from '../process/project-root.ts';
import type { Ask, Engine, OpenEngine } from './engine.ts';

/** What the thread is told, and what it says; answers carry the numbers of their orders. */
export interface Order {
  number: number;
  call: keyof Engine;
  asked: unknown[];
}
export type Answer = { number: number; done: unknown } | { number: number; failed: string };

interface Waiting {
  resolve: (done: unknown) => void;
  reject: (error: Error) => void;
}

/** An engine in a thread of its own, which takes nothing from answers. */
export function engineInThread(): OpenEngine {
  const thread = openThread();
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let ended: Error | undefined;
  const fail = (error: Error) => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  thread.unref();
  thread.on('error', fail);
  thread.on('exit', (code) => fail(new Error(`The thread of the search ended with ${code}.`)));
  thread.on('message', (answer: Answer) => {
    const { resolve, reject } = waiting.get(answer.number)!;
    waiting.delete(answer.number);
    if ('failed' in answer) reject(new Error(answer.failed));
    else resolve(answer.done);
  });
  const ask = (call: keyof Engine, ...asked: unknown[]) =>
    new Promise((resolve, reject) => {
      if (ended) {
        reject(ended);
        return;
      }
      const number = ++last;
      waiting.set(number, { resolve, reject });
      thread.postMessage({ number, call, asked } satisfies Order);
    });
  return { ask: ask as Ask, hasEnded: () => ended !== undefined, end: () => thread.terminate() };
}

/** What the thread runs: a program of its own in the built server, elsewhere its source. */
function openThread(): Worker {
  const isBuilt = import.meta.filename.endsWith('.js');
  return isBuilt
    ? new Worker(join(projectRoot(), 'dist/server/search.js'), { env: {} })
    : new Worker(join(import.meta.dirname, 'thread.ts'), { env: {}, execArgv: typescriptOptions() });
}
