import type { ReactNode } from 'react';
import type { ThumbFragment } from '../../../schema/documents/admin/graphql.ts';
import type { ChoiceDocuments } from './choosing/choices.ts';
import { EditorScreen } from './editor-screen.tsx';
import { isDirty } from './desk/form-state.ts';
import { usePartOf } from './desk/use-form-state.ts';
import { EditorForm } from './form/editor-form.tsx';
import { CardGrid } from './list/card-grid.tsx';
import { Chooser } from './list/chooser.tsx';
import { Thumb } from './pictures/thumb.tsx';
import type { Records, StoredRow } from './records.ts';
import type { Texts } from './texts.ts';
import { useEditor } from './use-editor.ts';

/** What every picture of a gallery tells of itself. */
interface Pictured extends StoredRow {
  image: ThumbFragment | null;
  description: string | null;
}

interface Props<Row extends Pictured, Words extends object> {
  records: Records<Row, Words>;
  /** What the screen says, in the specification's words. */
  texts: Texts;
  title: string;
  pageTitle?: string;
  add: string;
  update: string;
  /** That to which the pictures belong, such as `Property`; `failed` is said when it could not be asked for. */
  parent: { label: string; choices: ChoiceDocuments; failed: string };
  /** What stands in the place of the pictures until it is chosen. */
  first: string;
  /** Whether the form, too, comes only then. */
  formAfter?: boolean;
  /** What stands over the description of one. */
  heading: (row: Row) => string | null;
  /** The fields of the form. */
  children: ReactNode;
}

/** A screen of the pictures of one record, as cards in the order in which visitors see them. */
export function GalleryScreen<Row extends Pictured, Words extends object>({
  records,
  texts,
  title,
  pageTitle,
  add,
  update,
  parent,
  first,
  formAfter = false,
  heading,
  children,
}: Props<Row, Words>) {
  const editor = useEditor(records, texts);
  const { list, form, editing } = editor;
  const isBegun = usePartOf(form, isDirty); // also where what it would belong to has been deleted since
  const isChosen = (list.place.of !== null && !list.isGone) || editing !== null || isBegun;
  return (
    <EditorScreen title={title} pageTitle={pageTitle} chooser={<Chooser list={list} {...parent} />}>
      {(isChosen || !formAfter) && (
        <EditorForm editor={editor} add={add} update={update}>
          {children}
        </EditorForm>
      )}
      <CardGrid editor={editor} first={first}>
        {(row) => (
          <>
            <Thumb picture={row.image} sizes="20rem" />
            {heading(row) && <h2>{heading(row)}</h2>}
            <p>{row.description}</p>
          </>
        )}
      </CardGrid>
    </EditorScreen>
  );
}
