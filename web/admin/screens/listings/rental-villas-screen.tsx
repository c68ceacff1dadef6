import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { pageUrl, defineCollection, type Texts } from '../../editor/collection.ts';
import { listingFields, priceText, rentalFields, villaFields } from '../../listings/facts/facts.tsx';
import { FACTS } from '../../listings/facts/parsed-texts.ts';
import { ListingScreen } from '../../listings/listing-screen.tsx';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const rentalVillas = defineCollection({
  name: 'rentalVillas',
  labels: { new: () => labels.newVilla, view: () => labels.viewVilla, title: ({ title }) => title },
  isPublishable: true,
  page: pageUrl(paths.rentalVilla),
  parts: { byParent: documents.RentalVillaImagesWithinDocument, kind: 'pictures' },
  sorts: ['TITLE', 'LOCATION', 'RENT'],
  parsedTexts: FACTS,
  documents: {
    list: documents.RentalVillasDocument,
    read: documents.RentalVillaDocument,
    create: documents.CreateRentalVillaDocument,
    update: documents.UpdateRentalVillaDocument,
    remove: documents.DeleteRentalVillasDocument,
    restore: documents.RestoreRentalVillasDocument,
    revert: documents.RestoreRentalVillaVersionDocument,
    duplicate: documents.DuplicateRentalVillaDocument,
  },
  fields: {
    ...listingFields({ requiresPicture: true }),
    rent: priceText(() => labels.rent),
    ...rentalFields,
    ...villaFields,
  },
});

const texts = (): Texts => ({
  confirmRemove: labels.confirmDeleteVilla,
  empty: messages.rentalVillasEmpty,
  saveFailed: null,
});

/** Villas for rent; a failed save shows no notification (spec §8). */
export function Component() {
  return (
    <ListingScreen
      collection={rentalVillas}
      texts={texts()}
      title={messages.rentalVillasTitle}
      add={labels.addVilla}
      update={labels.updateVilla}
      cost="rent"
      kind="RENTAL_VILLA"
      pageTitle={messages.rentalVillasPageTitle}
      importTitle={messages.importRentalVillas}
    />
  );
}
