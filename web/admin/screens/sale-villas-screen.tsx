import * as documents from '../../../schema/documents/admin/graphql.ts';
import { paths } from '../../paths.ts';
import { fieldsOf } from '../editor/fields.tsx';
import { pageUrl, records } from '../editor/records.ts';
import type { Texts } from '../editor/texts.ts';
import { FACTS } from '../listings/facts/parsed-texts.ts';
import { ListingScreen } from '../listings/listing-screen.tsx';

const saleVillas = records({
  one: 'villa',
  collection: 'saleVillas',
  title: ({ title }) => title,
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
  confirmRemove: 'Are you sure you want to delete this villa?',
  empty: 'No Villas Found',
  saveFailed: (sentence) => sentence ?? 'Something went wrong',
};

/** Villas for sale; a failed save shows the server's message (spec §8). */
export function Component() {
  return (
    <ListingScreen
      records={saleVillas}
      fields={fields}
      texts={texts}
      title="Admin - Manage Villas For Sale"
      add="Add Villa"
      update="Update Villa"
      cost={{ name: 'price', label: 'Price' }}
      kind="SALE_VILLA"
      called="villas for sale"
    />
  );
}
