import { message, type Message } from '../messages.ts';

/**
 * The facts that a text states. Facts without questions are certain; facts with questions are stored and confirmed by staff. Without facts
 * the text is unclear, and staff enter them.
 */
export interface ParseResult<Facts> {
  facts: Facts | null;
  questions?: readonly Message[];
}

/** Maximum length of a text that is parsed, in characters. */
const MAX_LENGTH = 300;

/** Thrown by parsers for a text that only a person can interpret. */
export class UnclearText extends Error {
  constructor(readonly reason: Message) {
    super(reason.text);
  }
}

/** Runs a parser, which returns facts with questions about them for staff, or throws `UnclearText`. */
export function parseText<Facts>(
  text: string,
  parser: () => { facts: Facts; questions?: readonly Message[] },
): ParseResult<Facts> {
  try {
    if (text.length > MAX_LENGTH) {
      throw new UnclearText(message('TEXT_TOO_LONG_TO_PARSE', { length: text.length, max: MAX_LENGTH }));
    }
    const { facts, questions = [] } = parser();
    return questions.length === 0 ? { facts } : { facts, questions };
  } catch (error) {
    if (!(error instanceof UnclearText)) throw error;
    return { facts: null, questions: [error.reason] };
  }
}
