import { useEffect } from 'react';
import { EditorScreen } from '../../editor/editor-screen.tsx';
import { EditorForm } from '../../editor/form/editor-form.tsx';
import { PictureField as Picture } from '../../editor/kinds/picture.tsx';
import { TextField as Text } from '../../editor/kinds/text.tsx';
import { useScreenParams } from '../../editor/screen-params.ts';
import { useEditor } from '../../editor/use-editor.ts';
import * as labels from '../labels.ts';
import { linkPreviews, SINGLE_ID } from './agencies.ts';
import * as messages from './messages.ts';

/** The picture of link previews, which is always open. */
export function Component() {
  const [{ edit }, setParams] = useScreenParams();
  const editor = useEditor(linkPreviews, {
    confirmRemove: labels.confirmDelete,
    empty: '',
    saveFailed: null,
  });
  useEffect(() => {
    if (edit !== SINGLE_ID) setParams({ edit: SINGLE_ID }, { replace: true });
  }, [edit, setParams]);
  return (
    <EditorScreen title={messages.linkPreviewTitle}>
      <p>{messages.linkPreviewHint}</p>
      {edit === SINGLE_ID && (
        <EditorForm editor={editor} add={messages.updateLinkPreview} update={messages.updateLinkPreview}>
          <Picture name="picture" label={messages.linkPreviewPicture} />
          <Text name="description" label={messages.linkPreviewDescription} />
        </EditorForm>
      )}
    </EditorScreen>
  );
}
