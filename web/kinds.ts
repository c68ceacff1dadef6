import { adminPaths, paths } from './paths.ts';

/** A kind of record with pages of its own: where visitors see it, and where staff edit it. */
export interface Kind {
  /** Where all of them are to be found. */
  list: string;
  /** Where one of them is shown, with `:id` in it. */
  page: string;
  /** What its parts of the sitemap are called. */
  sitemap: string;
  /** Where staff edit one. */
  screen: string;
  /** Where staff edit what belongs to one. */
  details?: string;
}

/** Every kind of record that has pages, by what the API calls its type. */
export const kinds = {
  SaleApartment: {
    list: paths.apartmentsForSale,
    page: paths.apartmentForSale,
    sitemap: 'apartments-for-sale',
    screen: adminPaths.saleApartments,
    details: adminPaths.saleApartmentGallery,
  },
  SaleVilla: {
    list: paths.villasForSale,
    page: paths.villaForSale,
    sitemap: 'villas-for-sale',
    screen: adminPaths.saleVillas,
    details: adminPaths.saleVillaDetails,
  },
  RentalApartment: {
    list: paths.rentalApartments,
    page: paths.rentalApartment,
    sitemap: 'rental-apartments',
    screen: adminPaths.rentalApartments,
    details: adminPaths.rentalApartmentDetails,
  },
  RentalVilla: {
    list: paths.rentalVillas,
    page: paths.rentalVilla,
    sitemap: 'rental-villas',
    screen: adminPaths.rentalVillas,
    details: adminPaths.rentalVillaImages,
  },
  Property: {
    list: paths.home,
    page: paths.property,
    sitemap: 'properties',
    screen: adminPaths.properties,
    details: adminPaths.propertyPictures,
  },
  LatestProject: {
    list: paths.home,
    page: paths.latestProject,
    sitemap: 'latest-projects',
    screen: adminPaths.latestProjects,
    details: adminPaths.latestProjectPictures,
  },
  Category: {
    list: paths.home,
    page: paths.category,
    sitemap: 'categories',
    screen: adminPaths.categories,
  },
  Blog: { list: paths.blogs, page: paths.blog, sitemap: 'blog', screen: adminPaths.blogs },
} as const satisfies Readonly<Record<string, Kind>>;

/** The type of a kind of record that has pages. */
export type KindName = keyof typeof kinds;
