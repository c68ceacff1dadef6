/**
 * The facts that a text states. Facts without a question are certain; facts with one are stored and confirmed by staff. Without facts
 * the text is unclear, and staff enter them.
 */
export interface ParseResult<Facts> {
  facts: Facts | null;
  question?: string;
}

/** Maximum length of a text that is parsed, in characters. */
const MAX_LENGTH = 300;

/** Thrown by parsers for a text that only a person can interpret. */
export class UnclearText extends Error {}

/** Runs a parser, which returns facts with questions about them for staff, or throws `UnclearText`. */
export function parseText<Facts>(
  text: string,
  parser: () => { facts: Facts; questions?: readonly string[] },
): ParseResult<Facts> {
  try {
    if (text.length > MAX_LENGTH) {
      throw new UnclearText(
        `The text has ${text.length} characters, and more than ${MAX_LENGTH} are for a person to read.`,
      );
    }
    const { facts, questions = [] } = parser();
    return questions.length === 0 ? { facts } : { facts, question: questions.join(' ') };
  } catch (error) {
    if (!(error instanceof UnclearText)) throw error;
    return { facts: null, question: error.message };
  }
}
