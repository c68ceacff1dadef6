import { ColorInput } from '@mantine/core';
import {
  COLOUR,
  contrastsOf,
  unreadableColours,
  type BrandColours,
} from '../../../../schema/brand-colours.ts';
import type { FieldDefinition, InputProps, Message, Values } from '../../editor/collection.ts';
import { text } from '../../editor/fields/text.tsx';
import { useEditorForm } from '../../editor/form/form-context.tsx';
import { useFormSelector } from '../../editor/form/record-form.ts';
import * as messages from './messages.ts';

type ColourName = keyof BrandColours;

const NAMES: readonly ColourName[] = ['brandColour', 'accentColour', 'accentOnBrandColour'];

const MAX_LENGTH = 7;

/** The colours of a form; null while one of them is not a colour. */
function coloursOf(values: Values): BrandColours | null {
  const colours = NAMES.map((name) => [name, String(values[name]).toLowerCase()] as const);
  return colours.every(([, colour]) => COLOUR.test(colour))
    ? (Object.fromEntries(colours) as unknown as BrandColours)
    : null;
}

/** A colour, with its contrast while it is chosen. A colour in which text cannot be read is an error. */
export function colour(name: ColourName, label: Message): FieldDefinition<string, string> {
  return {
    ...text({ label, required: true, max: MAX_LENGTH }),
    validate(typed, { values }) {
      if (!COLOUR.test(typed.toLowerCase())) return messages.invalidColour(label());
      const colours = coloursOf(values);
      return (colours && unreadableColours(colours)[name]) ?? null;
    },
    Input: (props) => <ColourInput {...props} colour={name} />,
  };
}

function ColourInput({
  name,
  colour: colourName,
  label,
  value,
  error,
  onChange,
}: InputProps<string> & { colour: ColourName }) {
  const form = useEditorForm();
  useFormSelector(form, ({ values }) => NAMES.map((other) => values[other]).join(' '));
  const colours = coloursOf(form.getState().values);
  return (
    <ColorInput
      label={label}
      name={name}
      data-field={name}
      value={value}
      onChange={onChange}
      format="hex"
      withEyeDropper={false}
      required
      error={error ?? (colours && unreadableColours(colours)[colourName])}
      description={colours && messages.contrast(contrastsOf(colours)[colourName])}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      attributes={{ input: { dir: 'ltr' } }}
    />
  );
}
