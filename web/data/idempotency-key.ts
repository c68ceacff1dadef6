/** Creates the key with which the API executes a repeated request only once. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The request headers for an idempotency key. */
export const idempotencyHeaders = (key: string) => ({ 'idempotency-key': key });

/** The Apollo context of a mutation with an idempotency key: `{ mutation, variables, context: idempotencyContext(key) }`. */
export const idempotencyContext = (key: string) => ({ headers: idempotencyHeaders(key) });
