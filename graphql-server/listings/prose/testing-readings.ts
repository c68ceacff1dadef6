import { expect } from '@jest/globals';

/** What is expected of a text: facts that are certain, facts with a question, or nothing but a reason. */
export type Expected<Value, Proposal = Partial<Value>> =
  | { outcome: 'certain'; value: Value }
  | { outcome: 'question'; value: Value; asks: RegExp }
  | { outcome: 'person'; because: RegExp; proposal?: Proposal };

export const certain = <Value>(value: Value) => ({ outcome: 'certain', value }) as const;
export const question = <Value>(value: Value, asks: RegExp) =>
  ({ outcome: 'question', value, asks }) as const;
export const person = (because: RegExp) => ({ outcome: 'person', because }) as const;
export const proposes = <Proposal>(because: RegExp, proposal: Proposal) =>
  ({ outcome: 'person', because, proposal }) as const;

/** Holds a reading against what is expected, to the last of its parts. */
export function expectReading(reading: unknown, expected: Expected<unknown, unknown>): void {
  if (expected.outcome === 'certain') expect(reading).toEqual(expected);
  else if (expected.outcome === 'question') {
    const { outcome, value, asks } = expected;
    expect(reading).toEqual({ outcome, value, question: expect.stringMatching(asks) });
  } else {
    const { outcome, because, proposal } = expected;
    expect(reading).toEqual({
      outcome,
      reason: expect.stringMatching(because),
      ...(proposal !== undefined && { proposal }),
    });
  }
}
