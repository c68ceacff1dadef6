import type { FieldRule } from '../../editor/field.ts';
import { textOf } from '../../editor/kinds/text-rule.ts';
import { inWords, PlaceName } from './place-name.tsx';
import { PlaceSelect } from './place-select.tsx';
import { placeIn, typedIn } from './typed-place.ts';

interface OfPlace<Name extends string> {
  name: Name;
  label: string;
}

/** The rule of a field that says a place of the city, by its id; what was typed and is none stays there until it is one. */
export const placeRule = <Name extends string>({ name, label }: OfPlace<Name>): FieldRule<string> => ({
  name,
  label,
  initial: '',
  read: (row) => textOf(row, name),
  same: Object.is,
  shown: (value) => typedIn(value) ?? inWords(value),
  told: (id) => <PlaceName id={id} />,
  input: (value) => placeIn(value) || null,
  becomes: (now, sent) => now === placeIn(sent),
  judge: (value) =>
    typedIn(value) !== null && placeIn(value) === ''
      ? `“${typedIn(value)!.trim()}” is not the name of a place. Choose one from the list.`
      : null,
  control: (props) => <PlaceSelect {...props} />,
});
