import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { EditorScreen } from '../../editor/editor-screen.tsx';
import { fieldsOf } from '../../editor/fields.tsx';
import { EditorDialog } from '../../editor/form/editor-form.tsx';
import { zoomablePicture } from '../../editor/list/list-table.tsx';
import { RowTable } from '../../editor/list/row-table.tsx';
import { records } from '../../editor/records.ts';
import { useEditor } from '../../editor/use-editor.ts';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

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
    confirmRemove: labels.confirmDelete,
    empty: messages.bannersEmpty,
    loadFailed: messages.bannersLoadFailed,
    saveFailed: messages.bannersSaveFailed,
    removeFailed: messages.bannersDeleteFailed,
    incomplete: messages.bannersIncomplete,
  });
  return (
    <EditorScreen title={messages.bannersTitle}>
      <EditorDialog editor={editor} add={labels.addBanner} update={labels.updateBanner}>
        <Text name="title" label={labels.title} required />
        <Text name="subtitle" label={labels.subtitle} />
        <Picture name="image" label={labels.image} required />
      </EditorDialog>
      <RowTable
        editor={editor}
        columns={{
          [labels.image]: zoomablePicture('image'),
          [labels.title]: 'title',
          [labels.subtitle]: 'subtitle',
        }}
      />
    </EditorScreen>
  );
}
