/** The four kinds of listing, by their GraphQL type. The server and the panel extend this table with modules of their own. */
export const listingKinds = {
  SaleApartment: {
    /** Its value of the enum `ListingKind`. */
    name: 'SALE_APARTMENT',
    purpose: 'SALE',
    family: 'apartment',
    /** Paths of the list, of the page of a listing, and of the screen in the panel (spec §2, §8). */
    list: '/apartmentSell',
    page: '/apartment-for-sale/:id',
    screen: '/admin/apartmentforsale',
    /** The name of its CSV files. */
    csv: 'apartments-for-sale',
  },
  SaleVilla: {
    name: 'SALE_VILLA',
    purpose: 'SALE',
    family: 'villa',
    list: '/villa',
    page: '/villa-for-sale/:id',
    screen: '/admin/villasale',
    csv: 'villas-for-sale',
  },
  RentalApartment: {
    name: 'RENTAL_APARTMENT',
    purpose: 'RENT',
    family: 'apartment',
    list: '/rent-apartment',
    page: '/rent-apartments/:id',
    screen: '/admin/rentapartment',
    csv: 'apartments-for-rent',
  },
  RentalVilla: {
    name: 'RENTAL_VILLA',
    purpose: 'RENT',
    family: 'villa',
    list: '/rent-villa',
    page: '/rent-villa-detail/:id',
    screen: '/admin/rentvilla',
    csv: 'villas-for-rent',
  },
} as const;

export type ListingType = keyof typeof listingKinds;

/** Whether the homes of a kind are for sale or for rent, and whether they are in a building or have a plot. */
export type HomeKind = Pick<(typeof listingKinds)[ListingType], 'purpose' | 'family'>;

/** The name of a CSV file with listings of a kind: `apartments-for-sale`. */
export const csvName = (type: ListingType): string => listingKinds[type].csv;
