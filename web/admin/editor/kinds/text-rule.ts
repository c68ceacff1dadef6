import { isBlank } from '../../../../schema/blank.ts';
import { cleanText } from '../../../../schema/text.ts';
import { charactersIn } from '../../../data/characters.ts';
import { wordOf, type FieldRule } from '../field.ts';
import type { StoredRow } from '../records.ts';

/** Longest line and longest text that the server takes, in characters. */
export const LINE = 200;
export const PARAGRAPHS = 20_000;

export interface Named<Name extends string> {
  /** The word of the input, and the field of the row that shows it. */
  name: Name;
  label: string;
  required?: boolean;
  /** Fields of which each by itself says what it says, so that it may be left empty. */
  impliedBy?: readonly string[];
}

interface TextKind {
  /** The most characters that it takes. */
  max: number;
  initial?: string;
  read?: FieldRule<string>['read'];
  control: FieldRule<string>['control'];
}

/** What a record says by a name, as text. */
export const textOf = (row: StoredRow, name: string): string => {
  const value = wordOf(row, name);
  return typeof value === 'string' ? value : '';
};

/** The rule of a field that holds text, whatever it is typed into. */
export const textRule = (
  { name, label, required = false, impliedBy = [] }: Named<string>,
  { max, initial = '', read = (row) => textOf(row, name), control }: TextKind,
): FieldRule<string> => {
  const clean = (text: string) => cleanText(text, { multiline: max >= PARAGRAPHS });
  return {
    name,
    label,
    initial,
    read,
    control,
    same: Object.is,
    shown: (text) => text,
    input: (text) => (isBlank(clean(text)) ? null : clean(text)),
    becomes: (now, sent) => now === (isBlank(clean(sent)) ? '' : clean(sent)),
    judge(text, { says }) {
      if (required && isBlank(clean(text)) && !impliedBy.some(says)) return `${label} is required.`;
      return charactersIn(clean(text)) > max ? `${label} may have at most ${max} characters.` : null;
    },
  };
};
