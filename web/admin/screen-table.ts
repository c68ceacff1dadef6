import { adminPaths } from '../paths.ts';

/** A screen by its name, which is also that of its address. */
export type ScreenName = Exclude<keyof typeof adminPaths, 'login'>;

interface Listed {
  /** What the sidebar calls it (spec §2). */
  label: string;
  /** The records that are edited there, by the API's name for them, and what staff call them. */
  records?: readonly [collection: string, called: string];
}

/** Every screen of the panel, in the sidebar's order, which is the specification's (§2); the inbox, the trash and what needs an operator follow. */
const table: Readonly<Record<ScreenName, Listed>> = {
  dashboard: { label: 'Dashboard' },
  banner: { label: 'Banner', records: ['banners', 'Banners'] },
  properties: { label: 'LxyProperty', records: ['properties', 'Properties'] },
  propertyPictures: { label: 'LxyPropertyDetails', records: ['propertyPictures', 'Property pictures'] },
  latestProjects: { label: 'latestproject', records: ['latestProjects', 'Latest projects'] },
  latestProjectPictures: {
    label: 'latestprojectDetails',
    records: ['latestProjectPictures', 'Project pictures'],
  },
  blogs: { label: 'blogs', records: ['blogs', 'Blogs'] },
  categories: { label: 'Categories', records: ['categories', 'Categories'] },
  upcomingProjects: { label: 'upcomingproject', records: ['upcomingProjects', 'Upcoming projects'] },
  rentalVillas: { label: 'villa for Rent', records: ['rentalVillas', 'Villas for rent'] },
  rentalApartments: { label: 'Apartment for rent', records: ['rentalApartments', 'Apartments for rent'] },
  saleApartments: { label: 'Apartment for sale', records: ['saleApartments', 'Apartments for sale'] },
  saleVillas: { label: 'villa for sale', records: ['saleVillas', 'Villas for sale'] },
  saleApartmentGallery: {
    label: 'apartment for sale details',
    records: ['saleApartmentGalleryItems', 'Gallery items'],
  },
  saleVillaDetails: { label: 'villa for sale details', records: ['saleVillaDetails', 'Villa details'] },
  rentalVillaImages: { label: 'villa for rent details', records: ['rentalVillaImages', 'Villa images'] },
  rentalApartmentDetails: {
    label: 'apartment for rent details',
    records: ['rentalApartmentDetails', 'Apartment details'],
  },
  messages: { label: 'Messages', records: ['contactMessages', 'Messages'] },
  trash: { label: 'Trash' },
  operation: { label: 'Operation' },
};

interface Screen extends Listed {
  name: ScreenName;
  path: string;
}

/** Every screen of the panel, in the sidebar's order. */
export const screens: readonly Screen[] = (Object.keys(table) as ScreenName[]).map((name) => ({
  name,
  path: adminPaths[name],
  ...table[name],
}));

/** What staff call the records of a collection; the API's own name where nobody edits them. */
export const calledOf = (collection: string): string => screenOf(collection)?.records?.[1] ?? collection;

/** Returns what staff call the records of the screen at a path. */
export const calledAt = (path: string): string =>
  screens.find((screen) => screen.path === path)?.records?.[1] ?? path;

/** Where staff edit the records of a collection. */
export const pathOf = (collection: string): string | undefined => screenOf(collection)?.path;

const screenOf = (collection: string): Screen | undefined =>
  screens.find(({ records }) => records?.[0] === collection);
