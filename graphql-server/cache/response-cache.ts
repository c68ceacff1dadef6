import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.ts';

/** Estimated size in bytes of an entry beside its body and key. */
const ENTRY_OVERHEAD = 512;

/** A response that is being computed. */
export interface PendingResponse {
  /** False if only the waiting clients may receive this response. */
  isReusable: boolean;
  /** Sends the response to the waiting clients; null makes them compute their own. */
  resolve(response: CachedResponse | null): void;
}

/**
 * Public responses, cached until content changes. Each response belongs to the generation of content in which its computation
 * began; one that began before a change is neither cached nor given to a request that arrives after it.
 */
export class ResponseCache {
  #generation = 0;
  readonly #responses: LRUCache<string, CachedResponse>;
  readonly #pending = new Map<string, Promise<CachedResponse | null>>();
  readonly #disabledFor = new Set<string>();
  readonly #maxBytes: number;
  #isConnected: () => boolean = () => true;

  /** @param maxBytes size of all entries; the compressed forms of a body count as one more body. 0 turns the cache off. */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
    this.#responses = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: ({ body }, key) => body.length * 2 + key.length * 2 + ENTRY_OVERHEAD,
    });
  }

  /** False while responses are neither cached nor shared. */
  get isEnabled(): boolean {
    return this.#maxBytes > 0 && this.#disabledFor.size === 0 && this.#isConnected();
  }

  /** Uses the cache only while `isConnected` returns true: while changes of other processes are received. */
  enableWhile(isConnected: () => boolean): void {
    this.#isConnected = isConnected;
  }

  /** Turns the cache off until `enable` is called with the same reason, and empties it. */
  disable(reason: string): void {
    this.#disabledFor.add(reason);
    this.invalidate();
  }

  enable(reason: string): void {
    this.#disabledFor.delete(reason);
  }

  get(key: string): CachedResponse | undefined {
    return this.#responses.get(key);
  }

  /** The same response, if another request has been computing it since the last change. */
  getPending(key: string): Promise<CachedResponse | null> | undefined {
    return this.#pending.get(key);
  }

  /** Registers a response that is computed now, for all requests that ask for it meanwhile. */
  begin(key: string): PendingResponse {
    const generation = this.#generation;
    const { promise, resolve } = withResolvers<CachedResponse | null>();
    this.#pending.set(key, promise);
    return {
      isReusable: true,
      resolve: (response) => {
        if (this.#pending.get(key) === promise) this.#pending.delete(key);
        if (response?.isReusable && generation === this.#generation) this.#responses.set(key, response);
        resolve(response);
      },
    };
  }

  /** Empties the cache after a change of content. */
  invalidate(): void {
    this.#generation++;
    this.#responses.clear();
    this.#pending.clear();
  }
}

/** `Promise.withResolvers`, which Node 20 lacks. */
function withResolvers<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}
