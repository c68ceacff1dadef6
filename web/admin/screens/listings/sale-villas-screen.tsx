import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { pageUrl, defineCollection, type Texts } from '../../editor/collection.ts';
import { listingFields, priceText, saleFields, villaFields } from '../../listings/facts/facts.tsx';
import { FACTS } from '../../listings/facts/parsed-texts.ts';
import { ListingScreen } from '../../listings/listing-screen.tsx';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const saleVillas = defineCollection({
  name: 'saleVillas',
  labels: { new: () => labels.newVilla, view: () => labels.viewVilla, title: ({ title }) => title },
  isPublishable: true,
  page: pageUrl(paths.villaForSale),
  parts: { byParent: documents.SaleVillaDetailsWithinDocument, kind: 'details' },
  sorts: ['TITLE', 'LOCATION', 'PRICE'],
  parsedTexts: FACTS,
  documents: {
    list: documents.SaleVillasDocument,
    read: documents.SaleVillaDocument,
    create: documents.CreateSaleVillaDocument,
    update: documents.UpdateSaleVillaDocument,
    remove: documents.DeleteSaleVillasDocument,
    restore: documents.RestoreSaleVillasDocument,
    revert: documents.RestoreSaleVillaVersionDocument,
    duplicate: documents.DuplicateSaleVillaDocument,
  },
  fields: { ...listingFields(), price: priceText(() => labels.price), ...saleFields, ...villaFields },
});

const texts = (): Texts => ({
  confirmRemove: labels.confirmDeleteVilla,
  empty: messages.saleVillasEmpty,
  saveFailed: (sentence) => sentence ?? messages.saleVillasSaveFailed,
});

/** Villas for sale; a failed save shows the server's message (spec §8). */
export function Component() {
  return (
    <ListingScreen
      collection={saleVillas}
      texts={texts()}
      title={messages.saleVillasTitle}
      add={labels.addVilla}
      update={labels.updateVilla}
      cost="price"
      kind="SALE_VILLA"
      pageTitle={messages.saleVillasPageTitle}
      importTitle={messages.importSaleVillas}
    />
  );
}
