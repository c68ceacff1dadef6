import { type ReactNode, useEffect } from 'react';
import { EditorScreen } from '../../editor/editor-screen.tsx';
import { EditorForm } from '../../editor/form/editor-form.tsx';
import type { FormStore } from '../../editor/form/form-store.ts';
import type { Records, StoredRow } from '../../editor/records.ts';
import { useScreenParams } from '../../editor/screen-params.ts';
import { useEditor } from '../../editor/use-editor.ts';
import * as labels from '../labels.ts';
import './agency.css';

/** The id of a single record. */
const SINGLE_ID = '1';

interface Props<Row extends StoredRow, Words extends object> {
  records: Records<Row, Words>;
  title: string;
  /** A paragraph above the form. */
  hint?: string;
  /** Label of the button that saves. */
  update: string;
  /** What stands beside the form. */
  preview: (form: FormStore) => ReactNode;
  /** Fields of the form. */
  children: ReactNode;
}

/** A screen of a collection with a single record, which is always open, beside a preview. */
export function SingleRecordScreen<Row extends StoredRow, Words extends object>({
  records,
  title,
  hint,
  update,
  preview,
  children,
}: Props<Row, Words>) {
  const [{ edit }, setParams] = useScreenParams();
  const editor = useEditor(records, { confirmRemove: labels.confirmDelete, empty: '', saveFailed: null });
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
