/** Creates the key with which the API executes a repeated request only once. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The request headers for an idempotency key. */
export const idempotencyHeaders = (key: string) => ({ 'idempotency-key': key });

/** Adds an idempotency key to the context of a mutation. */
export const withIdempotencyKey = (key: string, context: object = {}) => ({
  ...context,
  headers: idempotencyHeaders(key),
});
