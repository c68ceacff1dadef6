import type { Collection } from '../collections/declaring/collection.ts';
import type { Condition } from '../collections/reading/condition.ts';
import type { Sheet } from '../collections/spreadsheets/exports.ts';
import { contactMessages } from '../enquiries/contact-message.ts';
import { messageSheet } from '../enquiries/messages-csv.ts';
import { listingSheet } from '../listings/listing-csv.ts';
import { rentalApartments } from '../listings/rental-apartment.ts';
import { rentalVillas } from '../listings/rental-villa.ts';
import { saleApartments } from '../listings/sale-apartment.ts';
import { saleVillas } from '../listings/sale-villa.ts';
import { conditionsIn } from '../search/listing-filter.ts';

interface ExportFile {
  collection: Collection;
  sheet: Sheet;
  /** What the words of its address say of the records. Throws `InvalidInput` for what cannot be. */
  conditions?: (words: URLSearchParams) => Condition[];
}

const listings = (collection: Collection): ExportFile => ({
  collection,
  sheet: listingSheet(collection),
  conditions: conditionsIn,
});

/** Every file that staff can take away, by its name at `/admin/export/`. */
export const exportFiles: Readonly<Record<string, ExportFile>> = {
  'apartments-for-sale.csv': listings(saleApartments),
  'villas-for-sale.csv': listings(saleVillas),
  'apartments-for-rent.csv': listings(rentalApartments),
  'villas-for-rent.csv': listings(rentalVillas),
  'messages.csv': {
    collection: contactMessages,
    sheet: messageSheet,
  },
};
