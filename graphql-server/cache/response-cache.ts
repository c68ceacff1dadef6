import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.ts';

/** Estimated size in bytes of an entry beside its body and key. */
const ENTRY_OVERHEAD = 512;

/** A response that is being computed. */
export interface PendingResponse {
  /** Set to false to send the response only to the requests that wait for it, and not to cache it. */
  isReusable: boolean;
  /** Resolves the requests that wait for this response; with null, each of them computes its own. */
  resolve(response: CachedResponse | null): void;
}

/**
 * Cache of public responses. Every change of content invalidates all of them and starts a new generation. A response that was being
 * computed during the change is sent to the requests that already wait for it, but it is not cached, and later requests do not receive it.
 */
export class ResponseCache {
  #generation = 0;
  readonly #responses: LRUCache<string, CachedResponse>;
  readonly #pending = new Map<string, Promise<CachedResponse | null>>();
  readonly #disabledFor = new Set<string>();
  readonly #maxBytes: number;
  #isConnected: () => boolean = () => true;

  /**
   * @param maxBytes maximum size of all entries; 0 disables the cache. The compressed versions of a body are estimated to be as large
   * as the body.
   */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
    this.#responses = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: ({ body }, key) => body.length * 2 + key.length * 2 + ENTRY_OVERHEAD,
    });
  }

  /** False while every request computes its own response. */
  get isEnabled(): boolean {
    return this.#maxBytes > 0 && this.#disabledFor.size === 0 && this.#isConnected();
  }

  /** Enables the cache only while `isConnected` returns true, which means that this process is notified of changes by other processes. */
  enableWhile(isConnected: () => boolean): void {
    this.#isConnected = isConnected;
  }

  /** Empties the cache and disables it until `enable` is called with the same reason. */
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

  /** Returns the response that another request is computing, if it started after the last change. Null when that request failed. */
  getPending(key: string): Promise<CachedResponse | null> | undefined {
    return this.#pending.get(key);
  }

  /** Registers a response that is about to be computed. Requests with the same key wait for it (`getPending`). */
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

  /** Removes all responses. Call it after every change of content. */
  invalidate(): void {
    this.#generation++;
    this.#responses.clear();
    this.#pending.clear();
  }
}

/** `Promise.withResolvers`, which Node 20 lacks. */
function withResolvers<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((resolvePromise) => (resolve = resolvePromise));
  return { promise, resolve };
}
