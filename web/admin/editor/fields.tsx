import type { ComponentProps, ReactNode } from 'react';
import { ParentField, ScreenParentField } from './kinds/parent.tsx';
import { PictureField, type PictureProps } from './kinds/picture.tsx';
import {
  ChoiceField,
  LinesField,
  ParagraphsField,
  TextField,
  type ChoiceProps,
  type Named,
} from './kinds/text.tsx';
import type { Records, StoredRow } from './records.ts';

/** Names of text fields that both row and input have. */
type TextName<Row, Words> = {
  [Name in keyof Row & keyof Words]: Row[Name] extends string | null | undefined ? Name : never;
}[keyof Row & keyof Words] &
  string;

/** Names of picture fields of a row. */
type PictureName<Row> = {
  [Name in keyof Row]: Extract<Row[Name], { url: string }> extends never ? never : Name;
}[keyof Row] &
  string;

/** Names of fields with a list of texts that both row and input have. */
type LinesName<Row, Words> = {
  [Name in keyof Row & keyof Words]: Row[Name] extends readonly string[] ? Name : never;
}[keyof Row & keyof Words] &
  string;

type ParentProps<Name extends string> = ComponentProps<typeof ParentField> & { name: Name };

interface Fields<Row, Words> {
  /** A single-line text. */
  Text: (props: Named<TextName<Row, Words>>) => ReactNode;
  /** A multi-line text. */
  Paragraphs: (props: Named<TextName<Row, Words>>) => ReactNode;
  /** A list of texts. */
  Lines: (props: Pick<Named<LinesName<Row, Words>>, 'name' | 'label'>) => ReactNode;
  /** One of several values. */
  Choice: (props: ChoiceProps<TextName<Row, Words>>) => ReactNode;
  /** The parent record, selected for the whole screen. */
  Within: (props: Pick<ParentProps<TextName<Row, Words>>, 'name' | 'label' | 'missing'>) => ReactNode;
  /** The parent record, selected in the form. */
  Belongs: (props: ParentProps<TextName<Row, Words>>) => ReactNode;
  /** A picture with its alternative text. */
  Picture: (props: PictureProps<PictureName<Row>>) => ReactNode;
}

const fields = {
  Text: TextField,
  Paragraphs: ParagraphsField,
  Lines: LinesField,
  Choice: ChoiceField,
  Within: ScreenParentField,
  Belongs: ParentField,
  Picture: PictureField,
};

/** Creates typed form fields for records: a name that row or input lack is a compile error. */
export const fieldsOf: <Row extends StoredRow, Words extends object>(
  records: Records<Row, Words>,
) => Fields<Row, Words> = () => fields;
