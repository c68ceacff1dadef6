import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { pageUrl, defineCollection, type Texts } from '../../editor/collection.ts';
import { apartmentFields, listingFields, priceText, saleFields } from '../../listings/facts/facts.tsx';
import { FACTS } from '../../listings/facts/parsed-texts.ts';
import { ListingScreen } from '../../listings/listing-screen.tsx';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const saleApartments = defineCollection({
  name: 'saleApartments',
  labels: { new: () => labels.newApartment, view: () => labels.viewApartment, title: ({ title }) => title },
  isPublishable: true,
  page: pageUrl(paths.apartmentForSale),
  parts: {
    byParent: documents.SaleApartmentGalleryItemsWithinDocument,
    kind: 'pictures',
  },
  sorts: ['TITLE', 'LOCATION', 'PRICE'],
  parsedTexts: FACTS,
  documents: {
    list: documents.SaleApartmentsDocument,
    read: documents.SaleApartmentDocument,
    create: documents.CreateSaleApartmentDocument,
    update: documents.UpdateSaleApartmentDocument,
    remove: documents.DeleteSaleApartmentsDocument,
    restore: documents.RestoreSaleApartmentsDocument,
    revert: documents.RestoreSaleApartmentVersionDocument,
    duplicate: documents.DuplicateSaleApartmentDocument,
  },
  fields: { ...listingFields(), price: priceText(() => labels.price), ...saleFields, ...apartmentFields },
});

const texts = (): Texts => ({
  confirmRemove: labels.confirmDeleteApartment,
  empty: messages.saleApartmentsEmpty,
  saveFailed: null,
});

/** Apartments for sale; a failed save shows no notification (spec §8). */
export function Component() {
  return (
    <ListingScreen
      collection={saleApartments}
      texts={texts()}
      title={messages.saleApartmentsTitle}
      add={labels.addApartment}
      update={labels.updateApartment}
      cost="price"
      kind="SALE_APARTMENT"
      pageTitle={messages.saleApartmentsPageTitle}
      importTitle={messages.importSaleApartments}
    />
  );
}
