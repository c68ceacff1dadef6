import { generatePath } from 'react-router-dom';
import * as documents from '../../../schema/documents/admin/graphql.ts';
import { paths } from '../../paths.ts';
import { EditorScreen } from '../editor/editor-screen.tsx';
import { fieldsOf } from '../editor/fields.tsx';
import { EditorForm } from '../editor/form/editor-form.tsx';
import { ParentSelect } from '../editor/list/parent-select.tsx';
import { clampedText, picture } from '../editor/list/list-table.tsx';
import { RowTable } from '../editor/list/row-table.tsx';
import { records } from '../editor/records.ts';
import { useEditor } from '../editor/use-editor.ts';
import { sortable } from '../editor/list/order/sortable.ts';
import { UserText } from '../ui/words.tsx';

const rentalVillaImages = records({
  one: 'image',
  collection: 'rentalVillaImages',
  title: ({ id }) => `Image ${id}`,
  page: ({ villaId }) => generatePath(paths.rentalVilla, { id: villaId }),
  sorts: ['CREATED'],
  list: documents.RentalVillaImagesDocument,
  within: documents.RentalVillaImagesWithinDocument,
  read: documents.RentalVillaImageDocument,
  create: documents.CreateRentalVillaImageDocument,
  update: documents.UpdateRentalVillaImageDocument,
  remove: documents.DeleteRentalVillaImagesDocument,
  restore: documents.RestoreRentalVillaImagesDocument,
  revert: documents.RestoreRentalVillaImageVersionDocument,
  reorder: sortable(documents.ReorderRentalVillaImagesDocument),
});

const choices = { search: documents.RentalVillaChoicesDocument, one: documents.RentalVillaChoiceDocument };
const { Belongs, Paragraphs, Picture } = fieldsOf(rentalVillaImages);

/** Pictures of villas for rent; those of one villa are sortable. */
export function Component() {
  const editor = useEditor(rentalVillaImages, {
    confirmRemove: 'Are you sure?',
    empty: 'No images available for this villa.',
    loadFailed: 'Failed to fetch villa images.',
    saveFailed: 'Failed to add image.',
    removeFailed: 'Failed to delete image.',
    incomplete: 'Villa and image are required.',
  });
  return (
    <EditorScreen title="Admin: Manage Villa Images" pageTitle="Villa for rent images - Admin">
      <EditorForm editor={editor} add="Add Image" update="Update Image">
        <Belongs
          name="villaId"
          label="Villa"
          choices={choices}
          failed="Failed to fetch villas."
          missing="Say which villa this belongs to."
        />
        <Paragraphs name="description" label="Description" />
        <Picture name="image" label="Image" required missing="Please upload an image!" several />
      </EditorForm>
      <RowTable
        editor={editor}
        columns={{
          ID: 'id',
          Villa: ({ villa }) => <UserText>{villa?.title ?? null}</UserText>,
          Image: picture('image'),
          Description: clampedText('description'),
        }}
      >
        <ParentSelect
          filter
          list={editor.list}
          label="Villa"
          choices={choices}
          failed="Failed to fetch villas."
        />
      </RowTable>
    </EditorScreen>
  );
}
