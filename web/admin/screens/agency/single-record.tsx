import { type ReactNode, useEffect } from 'react';
import { EditorScreen } from '../../editor/editor-screen.tsx';
import { EditorForm } from '../../editor/form/editor-form.tsx';
import type { RecordForm } from '../../editor/form/record-form.ts';
import type { Collection, StoredRow } from '../../editor/collection.ts';
import { useScreenParams } from '../../editor/screen-params.ts';
import { useEditor } from '../../editor/use-editor.ts';
import * as labels from '../labels.ts';
import './agency.css';

const SINGLE_ID = '1';

interface Props<Row extends StoredRow> {
  collection: Collection<Row>;
  title: string;
  /** A paragraph above the form. */
  hint?: string;
  /** Label of the button that saves. */
  update: string;
  /** What stands beside the form. */
  preview: (form: RecordForm) => ReactNode;
  /** The fields in a layout of their own. */
  children?: ReactNode;
}

/** A screen of a collection with a single record, which is always open, beside a preview. */
export function SingleRecordScreen<Row extends StoredRow>({
  collection,
  title,
  hint,
  update,
  preview,
  children,
}: Props<Row>) {
  const [{ edit }, setParams] = useScreenParams();
  const editor = useEditor(collection, { confirmRemove: labels.confirmDelete, empty: '', saveFailed: null });
  useEffect(() => {
    if (edit !== SINGLE_ID) setParams({ edit: SINGLE_ID }, { replace: true });
  }, [edit, setParams]);
  return (
    <EditorScreen title={title}>
      {hint && <p>{hint}</p>}
      {edit === SINGLE_ID && (
        <div className="single-record">
          <EditorForm editor={editor} add={update} update={update}>
            {children}
          </EditorForm>
          {preview(editor.form)}
        </div>
      )}
    </EditorScreen>
  );
}
