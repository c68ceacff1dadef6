/** The four kinds of listing, by their GraphQL type. The server and the panel extend this table with modules of their own. */
export const listingKinds = {
  SaleApartment: {
    /** Its value of the enum `ListingKind`. */
    name: 'SALE_APARTMENT',
    purpose: 'SALE',
    family: 'apartment',
    title: 'Apartments for sale',
    /** Paths of the list, of the page of a listing, and of the screen in the panel (spec §2, §8). */
    list: '/apartmentSell',
    page: '/apartment-for-sale/:id',
    screen: '/admin/apartmentforsale',
    /** The name of its parts of the sitemap. */
    sitemap: 'apartments-for-sale',
  },
  SaleVilla: {
    name: 'SALE_VILLA',
    purpose: 'SALE',
    family: 'villa',
    title: 'Villas for sale',
    list: '/villa',
    page: '/villa-for-sale/:id',
    screen: '/admin/villasale',
    sitemap: 'villas-for-sale',
  },
  RentalApartment: {
    name: 'RENTAL_APARTMENT',
    purpose: 'RENT',
    family: 'apartment',
    title: 'Apartments for rent',
    list: '/rent-apartment',
    page: '/rent-apartments/:id',
    screen: '/admin/rentapartment',
    sitemap: 'rental-apartments',
  },
  RentalVilla: {
    name: 'RENTAL_VILLA',
    purpose: 'RENT',
    family: 'villa',
    title: 'Villas for rent',
    list: '/rent-villa',
    page: '/rent-villa-detail/:id',
    screen: '/admin/rentvilla',
    sitemap: 'rental-villas',
  },
} as const;

export type ListingType = keyof typeof listingKinds;

/** Whether the homes of a kind are for sale or for rent, and whether they are in a building or have a plot. */
export type HomeKind = Pick<(typeof listingKinds)[ListingType], 'purpose' | 'family'>;

/** The name of a CSV file with listings of a kind: `apartments-for-sale`. */
export const csvName = (type: ListingType): string =>
  listingKinds[type].title.toLowerCase().replaceAll(' ', '-');
