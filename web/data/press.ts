/** The key of one press of a button: the API does once what comes with it, however often it comes. */
export function newPress(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** By what the API knows a press. */
export const headersOf = (press: string) => ({ 'idempotency-key': press });

/** The context of a mutation that belongs to a press; `context` is what else it is given. */
export const ofPress = (press: string, context: object = {}) => ({ ...context, headers: headersOf(press) });
