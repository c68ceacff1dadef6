import { generatePath } from 'react-router-dom';
import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { screenParent } from '../../editor/fields/parent.tsx';
import { picture } from '../../editor/fields/picture.tsx';
import { paragraphs } from '../../editor/fields/text.tsx';
import { GalleryScreen } from '../../editor/gallery-screen.tsx';
import { defineCollection } from '../../editor/collection.ts';
import { sortable } from '../../editor/list/order/sortable-rows.tsx';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const saleApartmentGalleryItems = defineCollection({
  name: 'saleApartmentGalleryItems',
  labels: {
    new: () => labels.newGalleryItem,
    view: () => labels.viewGalleryItem,
    title: ({ title, id }) => title ?? messages.saleApartmentGalleryUntitled(id),
  },
  page: ({ apartmentId }) => generatePath(paths.apartmentForSale, { id: apartmentId }),
  documents: {
    byParent: documents.SaleApartmentGalleryItemsWithinDocument,
    read: documents.SaleApartmentGalleryItemDocument,
    create: documents.CreateSaleApartmentGalleryItemDocument,
    update: documents.UpdateSaleApartmentGalleryItemDocument,
    remove: documents.DeleteSaleApartmentGalleryItemsDocument,
    restore: documents.RestoreSaleApartmentGalleryItemsDocument,
    revert: documents.RestoreSaleApartmentGalleryItemVersionDocument,
    reorder: sortable(documents.ReorderSaleApartmentGalleryItemsDocument),
  },
  fields: {
    apartmentId: screenParent({
      label: () => labels.apartment,
      missing: () => messages.saleApartmentGalleryParentMissing,
    }),
    description: paragraphs({ label: () => labels.description, required: true }),
    ...picture({
      name: 'image',
      label: () => labels.image,
      required: true,
      missing: () => labels.imageMissing,
      several: true,
    }),
  },
});

const choices = {
  search: documents.SaleApartmentChoicesDocument,
  byId: documents.SaleApartmentChoiceDocument,
};
const texts = () => ({
  confirmRemove: labels.confirmDelete,
  empty: messages.saleApartmentGalleryEmpty,
  loadFailed: messages.saleApartmentGalleryLoadFailed,
  saveFailed: messages.saleApartmentGallerySaveFailed,
  removeFailed: messages.saleApartmentGalleryDeleteFailed,
  incomplete: messages.saleApartmentGalleryIncomplete,
});

/** The gallery of an apartment for sale; an item takes its title from the apartment (spec §3). */
export function Component() {
  return (
    <GalleryScreen
      collection={saleApartmentGalleryItems}
      texts={texts()}
      title={messages.saleApartmentGalleryTitle}
      pageTitle={messages.saleApartmentGalleryPageTitle}
      add={labels.addGalleryItem}
      update={labels.updateGalleryItem}
      parent={{
        label: labels.apartment,
        placeholder: labels.selectApartment,
        choices,
        failed: messages.saleApartmentGalleryParentsLoadFailed,
      }}
      first={messages.saleApartmentGallerySelectFirst}
      heading={(row) => row.title}
    />
  );
}
