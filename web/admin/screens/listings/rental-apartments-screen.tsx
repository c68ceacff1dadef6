import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { fieldsOf } from '../../editor/fields.tsx';
import { pageUrl, records, type Texts } from '../../editor/records.ts';
import { FACTS } from '../../listings/facts/parsed-texts.ts';
import { ListingScreen } from '../../listings/listing-screen.tsx';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const rentalApartments = records({
  one: 'apartment',
  collection: 'rentalApartments',
  title: ({ title }) => title,
  isPublishable: true,
  page: pageUrl(paths.rentalApartment),
  readTexts: FACTS,
  parts: { within: documents.RentalApartmentDetailsWithinDocument, one: 'detail', many: 'details' },
  sorts: ['TITLE', 'LOCATION', 'RENT'],
  list: documents.RentalApartmentsDocument,
  read: documents.RentalApartmentDocument,
  create: documents.CreateRentalApartmentDocument,
  update: documents.UpdateRentalApartmentDocument,
  remove: documents.DeleteRentalApartmentsDocument,
  restore: documents.RestoreRentalApartmentsDocument,
  revert: documents.RestoreRentalApartmentVersionDocument,
  duplicate: documents.DuplicateRentalApartmentDocument,
});

const fields = fieldsOf(rentalApartments);

const texts: Texts = {
  confirmRemove: labels.confirmDeleteApartment,
  empty: messages.rentalApartmentsEmpty,
  saveFailed: null,
};

/** Apartments for rent; a failed save shows no notification (spec §8). */
export function Component() {
  return (
    <ListingScreen
      records={rentalApartments}
      fields={fields}
      texts={texts}
      title={messages.rentalApartmentsTitle}
      add={labels.addApartment}
      update={labels.updateApartment}
      cost={{ name: 'rent', label: labels.rent }}
      pictured
      kind="RENTAL_APARTMENT"
      called={messages.rentalApartmentsName}
    />
  );
}
