import { generatePath } from 'react-router-dom';
import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { fieldsOf } from '../../editor/fields.tsx';
import { GalleryScreen } from '../../editor/gallery-screen.tsx';
import { records } from '../../editor/records.ts';
import { sortable } from '../../editor/list/order/sortable-rows.tsx';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const saleApartmentGalleryItems = records({
  one: 'gallery item',
  collection: 'saleApartmentGalleryItems',
  title: ({ title, id }) => title ?? messages.saleApartmentGalleryUntitled(id),
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
  confirmRemove: labels.confirmDelete,
  empty: messages.saleApartmentGalleryEmpty,
  loadFailed: messages.saleApartmentGalleryLoadFailed,
  saveFailed: messages.saleApartmentGallerySaveFailed,
  removeFailed: messages.saleApartmentGalleryDeleteFailed,
  incomplete: messages.saleApartmentGalleryIncomplete,
};

/** The gallery of an apartment for sale; an item takes its title from the apartment (spec §3). */
export function Component() {
  return (
    <GalleryScreen
      records={saleApartmentGalleryItems}
      texts={texts}
      title={messages.saleApartmentGalleryTitle}
      pageTitle={messages.saleApartmentGalleryPageTitle}
      add={labels.addGalleryItem}
      update={labels.updateGalleryItem}
      parent={{ label: labels.apartment, choices, failed: messages.saleApartmentGalleryParentsLoadFailed }}
      first={messages.saleApartmentGallerySelectFirst}
      heading={(row) => row.title}
    >
      <Within
        name="apartmentId"
        label={labels.apartment}
        missing={messages.saleApartmentGalleryParentMissing}
      />
      <Paragraphs name="description" label={labels.description} required />
      <Picture name="image" label={labels.image} required missing={labels.imageMissing} several />
    </GalleryScreen>
  );
}
