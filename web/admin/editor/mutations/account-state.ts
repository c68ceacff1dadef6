import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { storedAccount } from '../../session/session.ts';

const all = new WeakMap<ApolloClient, Map<string, unknown>>();

/**
 * Returns state that outlives the screen, such as mutations in flight. It is created once for each name, account and client.
 */
export function useAccountState<State>(name: string, create: () => State): State {
  const client = useApolloClient();
  const states = all.get(client) ?? new Map<string, unknown>();
  all.set(client, states);
  const key = `${storedAccount() ?? ''} ${name}`;
  if (!states.has(key)) states.set(key, create());
  return states.get(key) as State;
}

/** Runs tasks one after another. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();
  #pending = 0;

  /** Runs a task after all earlier ones. */
  async run<Done>(task: () => Promise<Done>): Promise<Done> {
    this.#pending++;
    const done = this.#last.then(task);
    this.#last = done.catch(() => undefined); // the caller handles the error
    try {
      return await done;
    } finally {
      this.#pending--;
    }
  }

  /** True if no task is queued. */
  isIdle(): boolean {
    return this.#pending === 0;
  }
}
