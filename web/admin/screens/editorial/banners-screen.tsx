import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { picture } from '../../editor/fields/picture.tsx';
import { text } from '../../editor/fields/text.tsx';
import { EditorScreen } from '../../editor/editor-screen.tsx';
import { EditorDialog } from '../../editor/form/editor-form.tsx';
import { zoomablePicture } from '../../editor/list/list-table.tsx';
import { RowTable } from '../../editor/list/row-table.tsx';
import { defineCollection } from '../../editor/collection.ts';
import { useEditor } from '../../editor/use-editor.ts';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const banners = defineCollection({
  name: 'banners',
  labels: { title: ({ title }) => title },
  sorts: ['TITLE'],
  documents: {
    list: documents.BannersDocument,
    read: documents.BannerDocument,
    create: documents.CreateBannerDocument,
    update: documents.UpdateBannerDocument,
    remove: documents.DeleteBannersDocument,
    restore: documents.RestoreBannersDocument,
    revert: documents.RestoreBannerVersionDocument,
  },
  fields: {
    title: text({ label: () => labels.title, required: true }),
    subtitle: text({ label: () => labels.subtitle }),
    ...picture({ name: 'image', label: () => labels.image, required: true }),
  },
});

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
      <EditorDialog editor={editor} add={labels.addBanner} update={labels.updateBanner} />
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
