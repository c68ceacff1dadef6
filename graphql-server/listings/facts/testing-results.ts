import { expect } from '@jest/globals';
import type { ParseResult } from './parse-result.ts';

/** The expected result of a parser; `reason` matches the question or the reason. */
export type Expected<Value> =
  | { certainty: 'certain'; value: Value }
  | { certainty: 'likely'; value: Value; reason: RegExp }
  | { certainty: 'unclear'; value: unknown; reason: RegExp };

export const certain = <Value>(value: Value) => ({ certainty: 'certain', value }) as const;
export const likely = <Value>(value: Value, reason: RegExp) =>
  ({ certainty: 'likely', value, reason }) as const;
export const unclear = (reason: RegExp, proposal: object | null = null) =>
  ({ certainty: 'unclear', value: proposal, reason }) as const;

export function expectResult(result: ParseResult<unknown>, expected: Expected<unknown>): void {
  expect(result).toEqual({
    ...expected,
    reason: 'reason' in expected ? expect.stringMatching(expected.reason) : null,
  });
}
