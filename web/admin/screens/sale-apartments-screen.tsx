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

const saleApartments = records({
  one: 'apartment',
  title: ({ title }) => title,
  page: pageAt(paths.apartmentForSale),
  sorts: ['TITLE', 'LOCATION', 'PRICE'],
  list: documents.SaleApartmentsDocument,
  read: documents.SaleApartmentDocument,
  create: documents.CreateSaleApartmentDocument,
  update: documents.UpdateSaleApartmentDocument,
  remove: documents.DeleteSaleApartmentsDocument,
  restore: documents.RestoreSaleApartmentsDocument,
  duplicate: documents.DuplicateSaleApartmentDocument,
});

const { Text, Picture } = fieldsOf(saleApartments);

/** Apartments for sale; a failure to save is silent but for the form (spec §8). */
export function Component() {
  const editor = useEditor(saleApartments, {
    confirmRemove: 'Are you sure you want to delete this apartment?',
    empty: 'No apartments available.',
    saveFailed: null,
  });
  return (
    <EditorScreen title="Admin - Manage Apartments For Sale">
      <EditorForm editor={editor} add="Add Apartment" update="Update Apartment">
        <Text name="title" label="Title" required />
        <Text name="location" label="Location" required />
        <Text name="price" label="Price" required />
        <Text name="bedrooms" label="Bedrooms" />
        <Text name="bathrooms" label="Bathrooms" />
        <Text name="size" label="Size" />
        <Picture name="thumbnail" label="Thumbnail" />
      </EditorForm>
      <RowTable
        editor={editor}
        columns={{
          '#': rowNumber,
          Thumbnail: picture('thumbnail'),
          Title: 'title',
          Location: 'location',
          Price: 'price',
        }}
      >
        <Exchange kind="SALE_APARTMENT" name="apartments for sale" />
      </RowTable>
    </EditorScreen>
  );
}
