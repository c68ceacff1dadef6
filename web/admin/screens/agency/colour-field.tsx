import { ColorInput } from '@mantine/core';
import {
  COLOUR,
  contrastsOf,
  unreadableColours,
  type BrandColours,
} from '../../../../schema/brand-colours.ts';
import { Field, useForm, type Form } from '../../editor/form/form-context.tsx';
import { recordText, textRule } from '../../editor/kinds/text.tsx';
import type { ControlProps } from '../../editor/field.ts';
import * as messages from './messages.ts';

type ColourName = keyof BrandColours;

const LABELS: Record<ColourName, string> = {
  brandColour: messages.brandColour,
  accentColour: messages.accentColour,
  accentOnBrandColour: messages.accentOnBrandColour,
};

const MAX_LENGTH = 7;

/** The colours of the form; null while one of them is not a colour. */
function coloursOf({ typed, opened }: Form): BrandColours | null {
  const valueOf = (name: ColourName): string => {
    const value = typed[name];
    return (typeof value === 'string' ? value : opened ? recordText(opened, name) : '').toLowerCase();
  };
  const colours: BrandColours = {
    brandColour: valueOf('brandColour'),
    accentColour: valueOf('accentColour'),
    accentOnBrandColour: valueOf('accentOnBrandColour'),
  };
  return Object.values(colours).every((colour: string) => COLOUR.test(colour)) ? colours : null;
}

/** A colour, with its contrast while it is chosen. A colour in which text cannot be read is an error. */
export function ColourField({ name }: { name: ColourName }) {
  const form = useForm();
  const label = LABELS[name];
  const colours = coloursOf(form);
  const unreadable = colours && unreadableColours(colours)[name];
  const control = (props: ControlProps<string>) => (
    <ColorInput
      label={label}
      name={name}
      data-field={name}
      value={props.value}
      onChange={props.type}
      format="hex"
      withEyeDropper={false}
      required
      error={props.error ?? unreadable}
      description={colours && messages.contrast(contrastsOf(colours)[name])}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      attributes={{ input: { dir: 'ltr' } }}
    />
  );
  const rule = textRule({ name, label, required: true }, { max: MAX_LENGTH, control });
  return (
    <Field
      field={{
        ...rule,
        validate: (typed) =>
          COLOUR.test(typed.toLowerCase()) ? (unreadable ?? null) : messages.invalidColour(label),
      }}
    />
  );
}
