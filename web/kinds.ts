import { adminPaths, paths } from './paths.ts';

/** The paths of a kind of record that has pages on the site and a screen in the panel. */
export interface Kind {
  /** The path of the list. */
  list: string;
  /** The path of the page of a record, with `:id`. */
  page: string;
  /** The name of its parts of the sitemap. */
  sitemap: string;
  /** The path of the panel screen. */
  screen: string;
  /** The path of the panel screen of its details. */
  details?: string;
}

/** Every kind of record that has pages, by its GraphQL type. */
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

/** The GraphQL type of a kind of record that has pages. */
export type KindName = keyof typeof kinds;
