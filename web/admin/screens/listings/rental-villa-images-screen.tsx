import { generatePath } from 'react-router-dom';
import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { parent } from '../../editor/fields/parent.tsx';
import { picture } from '../../editor/fields/picture.tsx';
import { paragraphs } from '../../editor/fields/text.tsx';
import { EditorScreen } from '../../editor/editor-screen.tsx';
import { EditorForm } from '../../editor/form/editor-form.tsx';
import { ParentSelect } from '../../editor/list/parent-select.tsx';
import { clampedText, pictureCell } from '../../editor/list/list-table.tsx';
import { RowTable } from '../../editor/list/row-table.tsx';
import { defineCollection } from '../../editor/collection.ts';
import { useEditor } from '../../editor/use-editor.ts';
import { sortable } from '../../editor/list/order/sortable-rows.tsx';
import { UserText } from '../../ui/user-text.tsx';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const choices = { search: documents.RentalVillaChoicesDocument, byId: documents.RentalVillaChoiceDocument };

const rentalVillaImages = defineCollection({
  name: 'rentalVillaImages',
  labels: {
    new: () => labels.newImage,
    view: () => labels.viewImage,
    title: ({ id }) => messages.rentalVillaImagesUntitled(id),
  },
  page: ({ villaId }) => generatePath(paths.rentalVilla, { id: villaId }),
  sorts: ['CREATED'],
  documents: {
    list: documents.RentalVillaImagesDocument,
    byParent: documents.RentalVillaImagesWithinDocument,
    read: documents.RentalVillaImageDocument,
    create: documents.CreateRentalVillaImageDocument,
    update: documents.UpdateRentalVillaImageDocument,
    remove: documents.DeleteRentalVillaImagesDocument,
    restore: documents.RestoreRentalVillaImagesDocument,
    revert: documents.RestoreRentalVillaImageVersionDocument,
    reorder: sortable(documents.ReorderRentalVillaImagesDocument),
  },
  fields: {
    villaId: parent({
      label: () => labels.villa,
      placeholder: () => labels.selectVilla,
      choices,
      failed: () => messages.rentalVillaImagesParentsLoadFailed,
      missing: () => messages.rentalVillaImagesParentMissing,
    }),
    description: paragraphs({ label: () => labels.description }),
    ...picture({
      name: 'image',
      label: () => labels.image,
      required: true,
      missing: () => labels.imageMissing,
      several: true,
    }),
  },
});

/** Pictures of villas for rent; those of one villa are sortable. */
export function Component() {
  const editor = useEditor(rentalVillaImages, {
    confirmRemove: labels.confirmDelete,
    empty: messages.rentalVillaImagesEmpty,
    loadFailed: messages.rentalVillaImagesLoadFailed,
    saveFailed: messages.rentalVillaImagesSaveFailed,
    removeFailed: messages.rentalVillaImagesDeleteFailed,
    incomplete: messages.rentalVillaImagesIncomplete,
  });
  return (
    <EditorScreen title={messages.rentalVillaImagesTitle} pageTitle={messages.rentalVillaImagesPageTitle}>
      <EditorForm editor={editor} add={labels.addImage} update={labels.updateImage} />
      <RowTable
        editor={editor}
        columns={{
          [labels.id]: 'id',
          [labels.villa]: ({ villa }) => <UserText>{villa?.title ?? null}</UserText>,
          [labels.image]: pictureCell('image'),
          [labels.description]: clampedText('description'),
        }}
      >
        <ParentSelect
          list={editor.list}
          label={labels.filterByVilla}
          placeholder={labels.anyVilla}
          selectToReorder={labels.selectVillaToReorder}
          choices={choices}
          failed={messages.rentalVillaImagesParentsLoadFailed}
        />
      </RowTable>
    </EditorScreen>
  );
}
