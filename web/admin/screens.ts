import { adminPaths } from '../paths.ts';

/** Name of a screen, which is also its path. */
export type ScreenName = Exclude<keyof typeof adminPaths, 'login'>;

interface Listed {
  /** Label in the sidebar (spec §2). */
  label: string;
  /** The collection that is edited there, and its name for staff. */
  records?: readonly [collection: string, called: string];
}

/** All screens in the order of the sidebar (spec §2), followed by inbox, trash and operation. */
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

/** All screens in the order of the sidebar. */
export const screens: readonly Screen[] = (Object.keys(table) as ScreenName[]).map((name) => ({
  name,
  path: adminPaths[name],
  ...table[name],
}));

/** The name of a collection for staff; the API name if no screen edits it. */
export const collectionLabel = (collection: string): string =>
  screenOf(collection)?.records?.[1] ?? collection;

/** Returns the name of the collection of the screen at a path. */
export const screenLabel = (path: string): string =>
  screens.find((screen) => screen.path === path)?.records?.[1] ?? path;

/** Returns the path of the screen that edits a collection. */
export const screenPath = (collection: string): string | undefined => screenOf(collection)?.path;

const screenOf = (collection: string): Screen | undefined =>
  screens.find(({ records }) => records?.[0] === collection);
