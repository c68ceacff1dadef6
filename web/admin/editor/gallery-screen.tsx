import type { ThumbFragment } from '../../../schema/documents/admin/graphql.ts';
import type { ChoiceDocuments } from './record-select/record-select.tsx';
import { EditorScreen } from './editor-screen.tsx';
import { useFormSelector } from './form/record-form.ts';
import { EditorForm } from './form/editor-form.tsx';
import { CardGrid } from './list/card-grid.tsx';
import { ParentSelect } from './list/parent-select.tsx';
import { Thumb } from './pictures/pictures.tsx';
import type { Collection, StoredRow, Texts } from './collection.ts';
import { useEditor } from './use-editor.ts';

interface PictureRow extends StoredRow {
  image: ThumbFragment | null;
  description: string | null;
}

interface Props<Row extends PictureRow> {
  collection: Collection<Row>;
  /** Texts of the screen, from the specification. */
  texts: Texts;
  title: string;
  pageTitle?: string;
  add: string;
  update: string;
  /** The parent select, such as `Property`; `failed` is shown if its choices cannot be loaded. */
  parent: { label: string; placeholder: string; choices: ChoiceDocuments; failed: string };
  /** Text in place of the pictures until a parent is selected. */
  first: string;
  /** True if the form, too, needs a selected parent. */
  formAfter?: boolean;
  heading: (row: Row) => string | null;
}

/** A screen of the pictures of one record, as cards in the visitors' order. */
export function GalleryScreen<Row extends PictureRow>({
  collection,
  texts,
  title,
  pageTitle,
  add,
  update,
  parent,
  first,
  formAfter = false,
  heading,
}: Props<Row>) {
  const editor = useEditor(collection, texts);
  const { list, form, editing } = editor;
  const isBegun = useFormSelector(form, (state) => state.isDirty); // also if the parent was deleted meanwhile
  const isChosen = (list.params.parentId !== null && !list.isParentMissing) || editing !== null || isBegun;
  return (
    <EditorScreen title={title} pageTitle={pageTitle} chooser={<ParentSelect list={list} {...parent} />}>
      {(isChosen || !formAfter) && <EditorForm editor={editor} add={add} update={update} />}
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
