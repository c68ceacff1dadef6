import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { charactersIn } from '../../data/characters.ts';
import { BelongsField, WithinField } from './chooser.tsx';
import { isBlank, isText, textOf, type FieldRule } from './field.ts';
import { useField } from './form.ts';
import { PictureField, type PictureProps } from './picture-field.tsx';
import type { Records, StoredRow } from './records.ts';

/** Longest line and longest text that the server takes, in characters. */
const LINE = 200;
const PARAGRAPHS = 20_000;

interface Named<Name extends string> {
  /** The word of the input, and the field of the row that shows it. */
  name: Name;
  label: string;
  required?: boolean;
}

const judgeText =
  ({ label, required = false }: Omit<Named<string>, 'name'>, max: number): FieldRule['judge'] =>
  (value) => {
    if (required && isBlank(value)) return `${label} is required.`;
    return isText(value) && charactersIn(value) > max ? `${label} may have at most ${max} characters.` : null;
  };

const textRule = (field: Named<string>, max: number, initial = ''): FieldRule => ({
  name: field.name,
  label: field.label,
  initial,
  read: (row) => textOf(row, field.name),
  shown: (row) => textOf(row, field.name),
  judge: judgeText(field, max),
});

/** What a text field of a form shows, whatever kind of input it is. */
function useText(field: Named<string>, max: number, initial?: string) {
  const { value, fault, type } = useField(textRule(field, max, initial));
  return {
    label: field.label,
    name: field.name,
    'data-field': field.name,
    required: field.required,
    value: isText(value) ? value : '',
    error: fault,
    attributes: { input: { dir: 'auto' } },
    onChange: (event: { currentTarget: { value: string } }) => type(event.currentTarget.value),
  };
}

function TextField(field: Named<string>) {
  return <TextInput {...useText(field, LINE)} />;
}

function ParagraphsField(field: Named<string>) {
  return <Textarea {...useText(field, PARAGRAPHS)} autosize minRows={4} maxRows={16} />;
}

interface ChoiceProps<Name extends string> extends Named<Name> {
  /** The values, of which the first is chosen for a new record. */
  of: readonly string[];
}

function ChoiceField({ of, ...field }: ChoiceProps<string>) {
  return <NativeSelect {...useText(field, LINE, of[0])} data={[...of]} />;
}

/** The names of a row's fields that hold text, as far as its input takes them too. */
type TextName<Row, Words> = {
  [Name in keyof Row & keyof Words]: Row[Name] extends string | null | undefined ? Name : never;
}[keyof Row & keyof Words] &
  string;

/** The names of a row's pictures. */
type PictureName<Row> = {
  [Name in keyof Row]: Extract<Row[Name], { url: string }> extends never ? never : Name;
}[keyof Row] &
  string;

type Belonging<Name extends string> = ComponentProps<typeof BelongsField> & { name: Name };

interface Fields<Row, Words> {
  /** One line of text. */
  Text: (props: Named<TextName<Row, Words>>) => ReactNode;
  /** Text of many lines. */
  Paragraphs: (props: Named<TextName<Row, Words>>) => ReactNode;
  /** One of a few values. */
  Choice: (props: ChoiceProps<TextName<Row, Words>>) => ReactNode;
  /** The record it belongs to, which was chosen for the whole screen. */
  Within: (props: Pick<Belonging<TextName<Row, Words>>, 'name' | 'label' | 'missing'>) => ReactNode;
  /** The record it belongs to, chosen in the form. */
  Belongs: (props: Belonging<TextName<Row, Words>>) => ReactNode;
  /** A picture, dropped, pasted or picked, and what it shows in words. */
  Picture: (props: PictureProps<PictureName<Row>>) => ReactNode;
}

const fields = {
  Text: TextField,
  Paragraphs: ParagraphsField,
  Choice: ChoiceField,
  Within: WithinField,
  Belongs: BelongsField,
  Picture: PictureField,
};

/** The fields of a form for these records: one whose name the row or the input does not have does not compile. */
export const fieldsOf: <Row extends StoredRow, Words extends object>(
  records: Records<Row, Words>,
) => Fields<Row, Words> = () => fields;
