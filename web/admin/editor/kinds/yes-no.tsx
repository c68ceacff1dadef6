import { wordOf, type FieldRule } from '../field.ts';
import { oneOfRule } from './one-of.tsx';

interface YesNo<Name extends string> {
  name: Name;
  label: string;
}

const WORDS = { true: 'Yes', false: 'No' };

/** The rule of a field that says yes, no or nothing. */
export const yesNoRule = <Name extends string>(field: YesNo<Name>): FieldRule<string> => ({
  ...oneOfRule({ ...field, of: WORDS }),
  read(row) {
    const said = wordOf(row, field.name);
    return typeof said === 'boolean' ? String(said) : '';
  },
  told: (kept) => (kept === 'true' ? WORDS.true : WORDS.false),
  input: (value) => (value === '' ? null : value === 'true'),
});
