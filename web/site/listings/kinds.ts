import { listingKinds, type ListingType } from '../../../schema/listing-kinds.ts';
import { APARTMENTS, VILLAS } from '../../../schema/search.ts';

/** Returns the names and paths of a kind of listing. */
function createListingKind(type: ListingType) {
  const { name, purpose, family, list, page } = listingKinds[type];
  const types = family === 'villa' ? VILLAS : APARTMENTS;
  return {
    type,
    /** Its name in the API. */
    name,
    list,
    page,
    family,
    purpose,
    /** The list as the page of a search, with the filters that find its listings. */
    scope: { path: list, purpose, types },
  };
}

export type ListingKind = ReturnType<typeof createListingKind>;

export const apartmentsForSale = createListingKind('SaleApartment');
export const villasForSale = createListingKind('SaleVilla');
export const rentalApartments = createListingKind('RentalApartment');
export const rentalVillas = createListingKind('RentalVilla');
