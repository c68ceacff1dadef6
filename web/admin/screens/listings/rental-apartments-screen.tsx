import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { pageUrl, defineCollection, type Texts } from '../../editor/collection.ts';
import { apartmentFields, listingFields, priceText, rentalFields } from '../../listings/facts/facts.tsx';
import { FACTS } from '../../listings/facts/parsed-texts.ts';
import { ListingScreen } from '../../listings/listing-screen.tsx';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const rentalApartments = defineCollection({
  name: 'rentalApartments',
  labels: { new: () => labels.newApartment, view: () => labels.viewApartment, title: ({ title }) => title },
  isPublishable: true,
  page: pageUrl(paths.rentalApartment),
  parts: { byParent: documents.RentalApartmentDetailsWithinDocument, kind: 'details' },
  sorts: ['TITLE', 'LOCATION', 'RENT'],
  parsedTexts: FACTS,
  documents: {
    list: documents.RentalApartmentsDocument,
    read: documents.RentalApartmentDocument,
    create: documents.CreateRentalApartmentDocument,
    update: documents.UpdateRentalApartmentDocument,
    remove: documents.DeleteRentalApartmentsDocument,
    restore: documents.RestoreRentalApartmentsDocument,
    revert: documents.RestoreRentalApartmentVersionDocument,
    duplicate: documents.DuplicateRentalApartmentDocument,
  },
  fields: {
    ...listingFields({ requiresPicture: true }),
    rent: priceText(() => labels.rent),
    ...rentalFields,
    ...apartmentFields,
  },
});

const texts = (): Texts => ({
  confirmRemove: labels.confirmDeleteApartment,
  empty: messages.rentalApartmentsEmpty,
  saveFailed: null,
});

/** Apartments for rent; a failed save shows no notification (spec §8). */
export function Component() {
  return (
    <ListingScreen
      collection={rentalApartments}
      texts={texts()}
      title={messages.rentalApartmentsTitle}
      add={labels.addApartment}
      update={labels.updateApartment}
      cost="rent"
      kind="RENTAL_APARTMENT"
      pageTitle={messages.rentalApartmentsPageTitle}
      importTitle={messages.importRentalApartments}
    />
  );
}
