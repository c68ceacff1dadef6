import { ValidateBy } from 'class-validator';
import { cleanText } from '../../../../schema/text.ts';
import type { FieldOptions } from '../field.ts';
import { text } from './text.ts';
import { message, type Message } from '../../../messages.ts';
import { withMessage } from '../rule-message.ts';

interface LinesOptions extends Omit<FieldOptions, 'required'> {
  most: number;
  /** Cleans a line before validation; by default as free text. */
  cleanLine?: (line: string) => string;
  rule?: (line: string) => boolean;
  message?: Message;
}

/** Maximum length of a line, in characters. */
const LINE_LENGTH = 200;

/** An optional list with an entry on each line of a text; blank lines are left out. */
export function lines(
  label: string,
  {
    most,
    cleanLine = (line) => line.trim(),
    rule = () => true,
    message: invalidLine,
    ...options
  }: LinesOptions,
): PropertyDecorator {
  const each = (name: string, isValid: (entries: string[]) => boolean, invalid: Message) =>
    ValidateBy(
      { name, validator: { validate: (value) => typeof value !== 'string' || isValid(value.split('\n')) } },
      withMessage(invalid),
    );
  return text(label, {
    ...options,
    max: most * (LINE_LENGTH + 1),
    sorted: false,
    clean: (typed) => cleanLines(typed, cleanLine),
    rules: [
      each(
        'line',
        (entries) => entries.every((entry) => entry.length > LINE_LENGTH || rule(entry)),
        invalidLine ?? message('NOT_VALID'),
      ),
      each(
        'lineLength',
        (entries) => entries.every(({ length }) => length <= LINE_LENGTH),
        message('LINE_TOO_LONG', { label, max: LINE_LENGTH }),
      ),
      each('lines', ({ length }) => length <= most, message('TOO_MANY_LINES', { label, max: most })),
    ],
  });
}

/** Cleans each line; null if nothing is left. */
function cleanLines(text: string, cleanLine: (line: string) => string): string | null {
  const entries = cleanText(text, { multiline: true }).split('\n').map(cleanLine);
  return entries.filter((line) => line !== '').join('\n') || null;
}
