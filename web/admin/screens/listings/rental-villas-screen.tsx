import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { fieldsOf } from '../../editor/fields.tsx';
import { pageUrl, records, type Texts } from '../../editor/records.ts';
import { FACTS } from '../../listings/facts/parsed-texts.ts';
import { ListingScreen } from '../../listings/listing-screen.tsx';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const rentalVillas = records({
  one: 'villa',
  collection: 'rentalVillas',
  title: ({ title }) => title,
  isPublishable: true,
  page: pageUrl(paths.rentalVilla),
  readTexts: FACTS,
  parts: { within: documents.RentalVillaImagesWithinDocument, one: 'picture', many: 'pictures' },
  sorts: ['TITLE', 'LOCATION', 'RENT'],
  list: documents.RentalVillasDocument,
  read: documents.RentalVillaDocument,
  create: documents.CreateRentalVillaDocument,
  update: documents.UpdateRentalVillaDocument,
  remove: documents.DeleteRentalVillasDocument,
  restore: documents.RestoreRentalVillasDocument,
  revert: documents.RestoreRentalVillaVersionDocument,
  duplicate: documents.DuplicateRentalVillaDocument,
});

const fields = fieldsOf(rentalVillas);

const texts: Texts = {
  confirmRemove: labels.confirmDeleteVilla,
  empty: messages.rentalVillasEmpty,
  saveFailed: null,
};

/** Villas for rent; a failed save shows no notification (spec §8). */
export function Component() {
  return (
    <ListingScreen
      records={rentalVillas}
      fields={fields}
      texts={texts}
      title={messages.rentalVillasTitle}
      add={labels.addVilla}
      update={labels.updateVilla}
      cost={{ name: 'rent', label: labels.rent }}
      pictured
      kind="RENTAL_VILLA"
      called={messages.rentalVillasName}
    />
  );
}
