import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { fieldsOf } from '../../editor/fields.tsx';
import { pageUrl, records, type Texts } from '../../editor/records.ts';
import { FACTS } from '../../listings/facts/parsed-texts.ts';
import { ListingScreen } from '../../listings/listing-screen.tsx';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const saleApartments = records({
  one: 'apartment',
  collection: 'saleApartments',
  title: ({ title }) => title,
  isPublishable: true,
  page: pageUrl(paths.apartmentForSale),
  readTexts: FACTS,
  parts: { within: documents.SaleApartmentGalleryItemsWithinDocument, one: 'picture', many: 'pictures' },
  sorts: ['TITLE', 'LOCATION', 'PRICE'],
  list: documents.SaleApartmentsDocument,
  read: documents.SaleApartmentDocument,
  create: documents.CreateSaleApartmentDocument,
  update: documents.UpdateSaleApartmentDocument,
  remove: documents.DeleteSaleApartmentsDocument,
  restore: documents.RestoreSaleApartmentsDocument,
  revert: documents.RestoreSaleApartmentVersionDocument,
  duplicate: documents.DuplicateSaleApartmentDocument,
});

const fields = fieldsOf(saleApartments);

const texts: Texts = {
  confirmRemove: labels.confirmDeleteApartment,
  empty: messages.saleApartmentsEmpty,
  saveFailed: null,
};

/** Apartments for sale; a failed save shows no notification (spec §8). */
export function Component() {
  return (
    <ListingScreen
      records={saleApartments}
      fields={fields}
      texts={texts}
      title={messages.saleApartmentsTitle}
      add={labels.addApartment}
      update={labels.updateApartment}
      cost={{ name: 'price', label: labels.price }}
      kind="SALE_APARTMENT"
      called={messages.saleApartmentsName}
    />
  );
}
