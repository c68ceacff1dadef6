import type { FieldRule } from '../../editor/field.ts';
import { textOf } from '../../editor/text-rule.ts';
import { inWords, PlaceName } from './place-name.tsx';
import { PlaceSelect } from './place-select.tsx';

interface OfPlace<Name extends string> {
  name: Name;
  label: string;
}

/** The rule of a field that says a place of the city, by its id. */
export const placeRule = <Name extends string>({ name, label }: OfPlace<Name>): FieldRule<string> => ({
  name,
  label,
  initial: '',
  read: (row) => textOf(row, name),
  same: Object.is,
  shown: inWords,
  told: (id) => <PlaceName id={id} />,
  input: (id) => id || null,
  becomes: Object.is,
  judge: () => null,
  control: (props) => <PlaceSelect {...props} />,
});
