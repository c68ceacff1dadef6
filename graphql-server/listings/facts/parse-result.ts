import type { Token } from './tokenizer.ts';

/** A certain value is stored, a likely one is stored and confirmed by staff, and an unclear one is entered by staff. */
export type Certainty = 'certain' | 'likely' | 'unclear';

export type ParseResult<Value> =
  | { certainty: 'certain'; value: Value; reason: null }
  /** `reason` is a question about the value for staff. */
  | { certainty: 'likely'; value: Value; reason: string }
  /** `reason` tells staff what to enter; a value is only a proposal. */
  | { certainty: 'unclear'; value: Partial<Value> | null; reason: string };

/** Maximum length of a text that is parsed, in characters. */
const MAX_LENGTH = 300;

/** Thrown by parsers for a text that only a person can interpret. `proposal` has the facts that it may state. */
export class UnclearText extends Error {
  readonly proposal: object | null;

  constructor(reason: string, proposal: object | null = null) {
    super(reason);
    this.proposal = proposal;
  }
}

/** Runs a parser and converts its outcome to a result. The parser returns a value with questions for staff, or throws `UnclearText`. */
export function parseText<Value>(
  text: string,
  parser: () => { value: Value; questions?: readonly string[] },
): ParseResult<Value> {
  try {
    if (text.length > MAX_LENGTH) {
      throw new UnclearText(
        `The text has ${text.length} characters, and more than ${MAX_LENGTH} are for a person to read.`,
      );
    }
    const { value, questions = [] } = parser();
    return questions.length === 0
      ? { certainty: 'certain', value, reason: null }
      : { certainty: 'likely', value, reason: questions.join(' ') };
  } catch (error) {
    if (!(error instanceof UnclearText)) throw error;
    return {
      certainty: 'unclear',
      value: error.proposal as Partial<Value> | null,
      reason: error.message,
    };
  }
}

/** Throws `UnclearText` if a token is not in the vocabulary. */
export function requireKnown(tokens: readonly Token[]): void {
  const unknown = tokens.filter(({ type }) => type === 'unknown').map(({ text }) => text);
  if (unknown.length > 0) throw new UnclearText(`"${unknown.slice(0, 5).join(' ')}" is not understood.`);
}
