import { generatePath } from 'react-router-dom';
import * as documents from '../../../schema/documents/admin/graphql.ts';
import { paths } from '../../paths.ts';
import { fieldsOf } from '../editor/fields.tsx';
import { GalleryScreen } from '../editor/gallery-screen.tsx';
import { records } from '../editor/records.ts';
import { sortable } from '../editor/list/order/sortable.ts';

const saleApartmentGalleryItems = records({
  one: 'gallery item',
  collection: 'saleApartmentGalleryItems',
  title: ({ title, id }) => title ?? `Item ${id}`,
  page: ({ apartmentId }) => generatePath(paths.apartmentForSale, { id: apartmentId }),
  within: documents.SaleApartmentGalleryItemsWithinDocument,
  read: documents.SaleApartmentGalleryItemDocument,
  create: documents.CreateSaleApartmentGalleryItemDocument,
  update: documents.UpdateSaleApartmentGalleryItemDocument,
  remove: documents.DeleteSaleApartmentGalleryItemsDocument,
  restore: documents.RestoreSaleApartmentGalleryItemsDocument,
  revert: documents.RestoreSaleApartmentGalleryItemVersionDocument,
  reorder: sortable(documents.ReorderSaleApartmentGalleryItemsDocument),
});

const choices = {
  search: documents.SaleApartmentChoicesDocument,
  one: documents.SaleApartmentChoiceDocument,
};
const { Within, Paragraphs, Picture } = fieldsOf(saleApartmentGalleryItems);

const texts = {
  confirmRemove: 'Are you sure?',
  empty: 'Gallery not found',
  loadFailed: 'Error fetching gallery',
  saveFailed: 'Error adding gallery item',
  removeFailed: 'Error deleting gallery item',
  incomplete: 'All fields are required',
};

/** The gallery of an apartment for sale; an item takes its title from the apartment (spec §3). */
export function Component() {
  return (
    <GalleryScreen
      records={saleApartmentGalleryItems}
      texts={texts}
      title="Apartment Gallery Admin"
      pageTitle="Apartment for sale gallery - Admin"
      add="Add Gallery Item"
      update="Update Gallery Item"
      parent={{ label: 'Apartment', choices, failed: 'Error fetching apartments' }}
      first="Select an apartment to see its gallery."
      heading={(row) => row.title}
    >
      <Within name="apartmentId" label="Apartment" missing="Say which apartment this belongs to." />
      <Paragraphs name="description" label="Description" required />
      <Picture name="image" label="Image" required missing="Please upload an image!" several />
    </GalleryScreen>
  );
}
