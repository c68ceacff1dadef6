import * as documents from '../../../schema/documents/admin/graphql.ts';
import { paths } from '../../paths.ts';
import { fieldsOf } from '../editor/fields.tsx';
import { pageAt, records } from '../editor/records.ts';
import type { Texts } from '../editor/texts.ts';
import { FACTS } from '../listings/facts/told.ts';
import { ListingScreen } from '../listings/listing-screen.tsx';

const saleVillas = records({
  one: 'villa',
  collection: 'saleVillas',
  title: ({ title }) => title,
  page: pageAt(paths.villaForSale),
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

/** Villas for sale; a failure to save is told in the server's words (spec §8). */
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
