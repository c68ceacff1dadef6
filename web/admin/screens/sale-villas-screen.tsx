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

const saleVillas = records({
  one: 'villa',
  title: ({ title }) => title,
  page: pageAt(paths.villaForSale),
  sorts: ['TITLE', 'LOCATION', 'PRICE'],
  list: documents.SaleVillasDocument,
  read: documents.SaleVillaDocument,
  create: documents.CreateSaleVillaDocument,
  update: documents.UpdateSaleVillaDocument,
  remove: documents.DeleteSaleVillasDocument,
  restore: documents.RestoreSaleVillasDocument,
  duplicate: documents.DuplicateSaleVillaDocument,
});

const { Text, Picture } = fieldsOf(saleVillas);

/** Villas for sale; a failure to save is told in the server's words (spec §8). */
export function Component() {
  const editor = useEditor(saleVillas, {
    confirmRemove: 'Are you sure you want to delete this villa?',
    empty: 'No Villas Found',
    saveFailed: (sentence) => sentence ?? 'Something went wrong',
  });
  return (
    <EditorScreen title="Admin - Manage Villas For Sale">
      <EditorForm editor={editor} add="Add Villa" update="Update Villa">
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
        <Exchange kind="SALE_VILLA" name="villas for sale" />
      </RowTable>
    </EditorScreen>
  );
}
