import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { saysIn } from '../desk/input.ts';
import type { ControlProps } from '../field.ts';
import { useForm } from '../form/form.ts';
import { Field } from '../form/form-field.tsx';
import { LINE, PARAGRAPHS, textRule, type Named } from './text-rule.ts';

/** What an input of Mantine's is given to show a field of text and to be typed into. */
export const inputOf = ({ name, label, value, fault, type }: ControlProps<string>) => ({
  label,
  name,
  'data-field': name,
  value,
  error: fault,
  attributes: { input: { dir: 'auto' } },
  onChange: (event: { currentTarget: { value: string } }) => type(event.currentTarget.value),
});

/** One line of text. */
export function TextField(field: Named<string>) {
  const form = useForm();
  const { required = false, impliedBy = [] } = field;
  const isNeeded = required && !impliedBy.some(saysIn(form.rules, form));
  const control = (props: ControlProps<string>) => <TextInput {...inputOf(props)} required={isNeeded} />;
  return <Field field={textRule(field, { max: LINE, control })} />;
}

/** Text of many lines. */
export function ParagraphsField(field: Named<string>) {
  const { required } = field;
  const control = (props: ControlProps<string>) => (
    <Textarea {...inputOf(props)} required={required} autosize minRows={4} maxRows={16} />
  );
  return <Field field={textRule(field, { max: PARAGRAPHS, control })} />;
}

export interface ChoiceProps<Name extends string> extends Named<Name> {
  /** The values, of which the first is chosen for a new record. */
  of: readonly string[];
}

/** One of a few values. */
export function ChoiceField({ of, ...field }: ChoiceProps<string>) {
  const { required } = field;
  const control = (props: ControlProps<string>) => (
    <NativeSelect {...inputOf(props)} required={required} data={[...of]} />
  );
  return <Field field={textRule(field, { max: LINE, initial: of[0]!, control })} />;
}
