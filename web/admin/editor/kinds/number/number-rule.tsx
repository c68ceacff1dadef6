import { isBlank } from '../../../../../schema/blank.ts';
import { wordOf, type FieldRule } from '../../field.ts';
import { NumberInput } from './number-input.tsx';
import { tidy, type NumberKind } from './number-kind.ts';

/** What every kind of number is told of its field. */
export interface Numbered<Name extends string> {
  name: Name;
  label: string;
}

/** What a text stands for: null where nothing is said, `NaN` where no number is. */
const meant = (text: string, kind: NumberKind): number | null =>
  isBlank(text) ? null : (kind.read(text) ?? NaN);

/** The rule of a field that holds a number or none. What stands in it is kept as it was typed, be it wrong. */
export const numberRule = ({ name, label }: Numbered<string>, kind: NumberKind): FieldRule<string> => ({
  name,
  label,
  initial: '',
  read(row) {
    const stored = wordOf(row, name);
    return typeof stored === 'number' ? kind.write(stored) : '';
  },
  same: (one, other) => Object.is(meant(one, kind), meant(other, kind)),
  shown: (text) => (meant(text, kind) === null ? '' : kind.say(tidy(text, kind))),
  told: (kept) => kind.say(kind.write(Number(kept))),
  input: (text) => meant(text, kind),
  becomes: (now, sent) => Object.is(meant(now, kind), meant(sent, kind)),
  judge: (text) => (Number.isNaN(meant(text, kind)) ? kind.sentence : null),
  control: (props) => <NumberInput {...props} kind={kind} />,
});
