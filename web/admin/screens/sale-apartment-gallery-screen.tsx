import * as documents from '../../../schema/documents/admin/graphql.ts';
import { generatePath } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { CardGrid } from '../editor/card-grid.tsx';
import { Chooser } from '../editor/chooser.tsx';
import { EditorForm } from '../editor/editor-form.tsx';
import { EditorScreen } from '../editor/editor-screen.tsx';
import { fieldsOf } from '../editor/fields.tsx';
import { records } from '../editor/records.ts';
import { Thumb } from '../editor/thumb.tsx';
import { useEditor } from '../editor/use-editor.ts';

const saleApartmentGalleryItems = records({
  one: 'gallery item',
  title: ({ title, id }) => title ?? `Item ${id}`,
  page: ({ apartmentId }) => generatePath(paths.apartmentForSale, { id: apartmentId }),
  within: documents.SaleApartmentGalleryItemsWithinDocument,
  read: documents.SaleApartmentGalleryItemDocument,
  create: documents.CreateSaleApartmentGalleryItemDocument,
  update: documents.UpdateSaleApartmentGalleryItemDocument,
  remove: documents.DeleteSaleApartmentGalleryItemsDocument,
  restore: documents.RestoreSaleApartmentGalleryItemsDocument,
  reorder: documents.ReorderSaleApartmentGalleryItemsDocument,
});

const choices = {
  search: documents.SaleApartmentChoicesDocument,
  one: documents.SaleApartmentChoiceDocument,
};
const { Within, Paragraphs, Picture } = fieldsOf(saleApartmentGalleryItems);

/** The gallery of an apartment for sale; an item takes its title from the apartment (spec §3). */
export function Component() {
  const editor = useEditor(saleApartmentGalleryItems, {
    confirmRemove: 'Are you sure?',
    empty: 'Gallery not found',
    loadFailed: 'Error fetching gallery',
    saveFailed: 'Error adding gallery item',
    removeFailed: 'Error deleting gallery item',
    incomplete: 'All fields are required',
  });
  return (
    <EditorScreen
      title="Apartment Gallery Admin"
      chooser={
        <Chooser list={editor.list} label="Apartment" choices={choices} failed="Error fetching apartments" />
      }
    >
      <EditorForm editor={editor} add="Add Gallery Item" update="Update Gallery Item">
        <Within name="apartmentId" label="Apartment" missing="Say which apartment this belongs to." />
        <Paragraphs name="description" label="Description" required />
        <Picture name="image" label="Image" required missing="Please upload an image!" several />
      </EditorForm>
      <CardGrid editor={editor} first="Select an apartment to see its gallery.">
        {(row) => (
          <>
            <Thumb picture={row.image} sizes="20rem" />
            {row.title && <h2>{row.title}</h2>}
            <p>{row.description}</p>
          </>
        )}
      </CardGrid>
    </EditorScreen>
  );
}
