import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { fieldsOf } from '../../editor/fields.tsx';
import { pageUrl, records, type Texts } from '../../editor/records.ts';
import { FACTS } from '../../listings/facts/parsed-texts.ts';
import { ListingScreen } from '../../listings/listing-screen.tsx';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const saleVillas = records({
  one: 'villa',
  collection: 'saleVillas',
  title: ({ title }) => title,
  isPublishable: true,
  page: pageUrl(paths.villaForSale),
  readTexts: FACTS,
  parts: { within: documents.SaleVillaDetailsWithinDocument, one: 'detail', many: 'details' },
  sorts: ['TITLE', 'LOCATION', 'PRICE'],
  list: documents.SaleVillasDocument,
  read: documents.SaleVillaDocument,
  create: documents.CreateSaleVillaDocument,
  update: documents.UpdateSaleVillaDocument,
  remove: documents.DeleteSaleVillasDocument,
  restore: documents.RestoreSaleVillasDocument,
  revert: documents.RestoreSaleVillaVersionDocument,
  duplicate: documents.DuplicateSaleVillaDocument,
});

const fields = fieldsOf(saleVillas);

const texts: Texts = {
  confirmRemove: labels.confirmDeleteVilla,
  empty: messages.saleVillasEmpty,
  saveFailed: (sentence) => sentence ?? messages.saleVillasSaveFailed,
};

/** Villas for sale; a failed save shows the server's message (spec §8). */
export function Component() {
  return (
    <ListingScreen
      records={saleVillas}
      fields={fields}
      texts={texts}
      title={messages.saleVillasTitle}
      add={labels.addVilla}
      update={labels.updateVilla}
      cost={{ name: 'price', label: labels.price }}
      kind="SALE_VILLA"
      called={messages.saleVillasName}
    />
  );
}
