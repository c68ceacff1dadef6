import { useEffect } from 'react';
import { EditorScreen } from '../../editor/editor-screen.tsx';
import { EditorForm } from '../../editor/form/editor-form.tsx';
import { useScreenParams } from '../../editor/screen-params.ts';
import { useEditor } from '../../editor/use-editor.ts';
import * as labels from '../labels.ts';
import { agencies, SINGLE_ID } from './agencies.ts';
import { AgencyFields } from './agency-fields.tsx';
import { AgencyPreview } from './agency-preview.tsx';
import * as messages from './messages.ts';
import './agency.css';

/** The agency, which is always open, beside a preview. */
export function Component() {
  const [{ edit }, setParams] = useScreenParams();
  const editor = useEditor(agencies, {
    confirmRemove: labels.confirmDelete,
    empty: '',
    saveFailed: null,
  });
  useEffect(() => {
    if (edit !== SINGLE_ID) setParams({ edit: SINGLE_ID }, { replace: true });
  }, [edit, setParams]);
  return (
    <EditorScreen title={messages.title}>
      {edit === SINGLE_ID && (
        <div className="agency-editor">
          <EditorForm editor={editor} add={messages.update} update={messages.update}>
            <AgencyFields />
          </EditorForm>
          <AgencyPreview form={editor.form} />
        </div>
      )}
    </EditorScreen>
  );
}
