import { fork } from 'node:child_process';
import { join } from 'node:path';

/** A process beside this one that does what it is told, one thing after the other. */
export interface Aside<Order, Result> {
  run(order: Order): Promise<Result>;
  stop(): void;
}

/** Starts one of the programs of this folder that answer each message with what came of it. */
export function startAside<Order, Result>(program: string): Aside<Order, Result> {
  const child = fork(join(import.meta.dirname, program));
  return {
    run: (order) =>
      new Promise((resolve, reject) => {
        const ended = () => reject(new Error('The loading process ended.'));
        child.once('exit', ended);
        child.once('message', (result) => {
          child.off('exit', ended);
          resolve(result as Result);
        });
        child.send(order as object);
      }),
    stop: () => {
      child.removeAllListeners('exit');
      child.disconnect();
    },
  };
}
