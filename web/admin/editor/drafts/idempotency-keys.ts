import { createIdempotencyKey } from '../../../data/idempotency-key.ts';
import type { Input } from '../records.ts';

/** Idempotency keys of create requests without a response, by the content of the input. */
export type IdempotencyKeys = Readonly<Record<string, string>>;

/** The properties that identify a picture, also when it is chosen again: name, bytes, and time of its last change. */
export type FileIdentity = readonly [name: string, size: number, lastModified: number];

/** Returns the properties that identify a picture. */
export const fileIdentity = ({ name, size, lastModified }: File): FileIdentity => [name, size, lastModified];

/** True if a request with one of these keys contained the picture. */
export const wasSubmitted = (picture: File, idempotencyKeys: IdempotencyKeys): boolean =>
  Object.keys(idempotencyKeys).some((content) => content.includes(JSON.stringify(fileIdentity(picture))));

/** The content of an input as text, equal for equal values and the same picture. */
function inputKey(input: Input): string {
  return JSON.stringify(Object.entries(input), (_name, value: unknown) =>
    value instanceof File ? fileIdentity(value) : value,
  );
}

/**
 * Returns a key for each input. An input that was sent before keeps its key, so that the server creates it only once after
 * a lost response, a reload or another click. A single input keeps its key even if it was edited; several inputs are
 * matched by content.
 */
export function keysForInputs(
  inputs: readonly Input[],
  before: IdempotencyKeys,
): { keys: string[]; idempotencyKeys: IdempotencyKeys } {
  const idempotencyKeys: Record<string, string> = {};
  const [only, ...others] = Object.values(before);
  if (inputs.length === 1 && only && others.length === 0) {
    return { keys: [only], idempotencyKeys: { [inputKey(inputs[0]!)]: only } };
  }
  const keys = inputs.map((input) => {
    const alike = inputKey(input);
    let content = alike;
    for (let again = 2; idempotencyKeys[content]; again++) content = `${alike} ${again}`; // the same picture chosen twice creates two records
    return (idempotencyKeys[content] = before[content] ?? createIdempotencyKey());
  });
  return { keys, idempotencyKeys };
}
