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

const rentalApartments = records({
  one: 'apartment',
  title: ({ title }) => title,
  page: pageAt(paths.rentalApartment),
  sorts: ['TITLE', 'LOCATION', 'RENT'],
  list: documents.RentalApartmentsDocument,
  read: documents.RentalApartmentDocument,
  create: documents.CreateRentalApartmentDocument,
  update: documents.UpdateRentalApartmentDocument,
  remove: documents.DeleteRentalApartmentsDocument,
  restore: documents.RestoreRentalApartmentsDocument,
  duplicate: documents.DuplicateRentalApartmentDocument,
});

const { Text, Picture } = fieldsOf(rentalApartments);

/** Apartments for rent; a failure to save is silent but for the form (spec §8). */
export function Component() {
  const editor = useEditor(rentalApartments, {
    confirmRemove: 'Are you sure you want to delete this apartment?',
    empty: 'No apartments available.',
    saveFailed: null,
  });
  return (
    <EditorScreen title="Admin - Manage Apartments">
      <EditorForm editor={editor} add="Add Apartment" update="Update Apartment">
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
        <Exchange kind="RENTAL_APARTMENT" name="apartments for rent" />
      </RowTable>
    </EditorScreen>
  );
}
