import * as documents from '../../../schema/documents/admin/graphql.ts';
import { paths } from '../../paths.ts';
import { picture, rowNumber } from '../editor/columns.tsx';
import { EditorForm } from '../editor/editor-form.tsx';
import { EditorScreen } from '../editor/editor-screen.tsx';
import { fieldsOf } from '../editor/fields.tsx';
import { pageAt, records } from '../editor/records.ts';
import { RowTable } from '../editor/row-table.tsx';
import { useEditor } from '../editor/use-editor.ts';
import { Exchange } from '../listings/exchange.tsx';

const rentalVillas = records({
  one: 'villa',
  title: ({ title }) => title,
  page: pageAt(paths.rentalVilla),
  sorts: ['TITLE', 'LOCATION', 'RENT'],
  list: documents.RentalVillasDocument,
  read: documents.RentalVillaDocument,
  create: documents.CreateRentalVillaDocument,
  update: documents.UpdateRentalVillaDocument,
  remove: documents.DeleteRentalVillasDocument,
  restore: documents.RestoreRentalVillasDocument,
  duplicate: documents.DuplicateRentalVillaDocument,
});

const { Text, Picture } = fieldsOf(rentalVillas);

/** Villas for rent; a failure to save is silent but for the form (spec §8). */
export function Component() {
  const editor = useEditor(rentalVillas, {
    confirmRemove: 'Are you sure you want to delete this villa?',
    empty: 'No villas available.',
    saveFailed: null,
  });
  return (
    <EditorScreen title="Admin - Manage Villas">
      <EditorForm editor={editor} add="Add Villa" update="Update Villa">
        <Text name="title" label="Title" required />
        <Text name="location" label="Location" required />
        <Text name="rent" label="Rent" required />
        <Text name="bedrooms" label="Bedrooms" />
        <Text name="bathrooms" label="Bathrooms" />
        <Text name="size" label="Size" />
        <Picture name="thumbnail" label="Thumbnail" required />
      </EditorForm>
      <RowTable
        editor={editor}
        columns={{
          '#': rowNumber,
          Thumbnail: picture('thumbnail'),
          Title: 'title',
          Location: 'location',
          Rent: 'rent',
        }}
      >
        <Exchange kind="RENTAL_VILLA" name="villas for rent" />
      </RowTable>
    </EditorScreen>
  );
}
