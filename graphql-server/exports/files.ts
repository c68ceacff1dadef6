import type { Collection } from '../collections/declaring/collection.ts';
import type { Sheet } from '../collections/spreadsheets/exports.ts';
import { contactMessages } from '../enquiries/contact-message.ts';
import { messageSheet } from '../enquiries/messages-csv.ts';
import { listingSheet } from '../listings/listing-csv.ts';
import { rentalApartments } from '../listings/rental-apartment.ts';
import { rentalVillas } from '../listings/rental-villa.ts';
import { saleApartments } from '../listings/sale-apartment.ts';
import { saleVillas } from '../listings/sale-villa.ts';

interface ExportFile {
  collection: Collection;
  sheet: Sheet;
}

const listings = (collection: Collection): ExportFile => ({
  collection,
  sheet: listingSheet(collection),
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
