import * as documents from '../../../schema/documents/admin/graphql.ts';
import { EditorScreen } from '../editor/editor-screen.tsx';
import { fieldsOf } from '../editor/fields.tsx';
import { EditorDialog } from '../editor/form/editor-form.tsx';
import { zoomablePicture } from '../editor/list/list-table.tsx';
import { RowTable } from '../editor/list/row-table.tsx';
import { records } from '../editor/records.ts';
import { useEditor } from '../editor/use-editor.ts';

const banners = records({
  one: 'banner',
  collection: 'banners',
  title: ({ title }) => title,
  sorts: ['TITLE'],
  list: documents.BannersDocument,
  read: documents.BannerDocument,
  create: documents.CreateBannerDocument,
  update: documents.UpdateBannerDocument,
  remove: documents.DeleteBannersDocument,
  restore: documents.RestoreBannersDocument,
  revert: documents.RestoreBannerVersionDocument,
});

const { Text, Picture } = fieldsOf(banners);

/** Banners of the home page, added in a dialog; a click on a picture enlarges it. */
export function Component() {
  const editor = useEditor(banners, {
    confirmRemove: 'Are you sure?',
    empty: 'No banners available.',
    loadFailed: 'Failed to load banners.',
    saveFailed: 'Failed to add banner.',
    removeFailed: 'Failed to delete banner.',
    incomplete: 'Please provide both title and image.',
  });
  return (
    <EditorScreen title="Admin - Manage Banners">
      <EditorDialog editor={editor} add="Add Banner" update="Update Banner">
        <Text name="title" label="Title" required />
        <Text name="subtitle" label="Subtitle" />
        <Picture name="image" label="Image" required />
      </EditorDialog>
      <RowTable
        editor={editor}
        columns={{
          Image: zoomablePicture('image'),
          Title: 'title',
          Subtitle: 'subtitle',
        }}
      />
    </EditorScreen>
  );
}
