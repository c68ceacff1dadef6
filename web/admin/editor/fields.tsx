import type { ComponentProps, ReactNode } from 'react';
import { BelongsField, WithinField } from './kinds/belonging.tsx';
import { PictureField, type PictureProps } from './kinds/picture/picture-field.tsx';
import { ChoiceField, ParagraphsField, TextField, type ChoiceProps } from './kinds/text-fields.tsx';
import type { Named } from './kinds/text-rule.ts';
import type { Records, StoredRow } from './records.ts';

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
