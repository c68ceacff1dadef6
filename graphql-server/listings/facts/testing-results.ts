import { expect } from '@jest/globals';
import type { ParseResult } from '../../text-parsing/parse-result.ts';

/** The expected result of a parser; `question` matches that for staff. */
export interface Expected<Facts> {
  facts: Facts | null;
  question?: RegExp;
}

export const certain = <Facts>(facts: Facts): Expected<Facts> => ({ facts });
export const likely = <Facts>(facts: Facts, question: RegExp): Expected<Facts> => ({ facts, question });
export const unclear = (question: RegExp): Expected<never> => ({ facts: null, question });

export function expectResult(result: ParseResult<unknown>, { facts, question }: Expected<unknown>): void {
  const asked = result.questions?.map(({ text }) => text).join(' ');
  expect({ ...result, questions: asked }).toEqual({
    facts,
    questions: question && expect.stringMatching(question),
  });
}
