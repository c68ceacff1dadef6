import { adminPaths } from '../paths.ts';
import { collectionLabels, screenLabels } from './messages.ts';

/** Name of a screen, which is also the name of its path. */
export type ScreenName = Exclude<keyof typeof adminPaths, 'login'>;

type Collection = keyof typeof collectionLabels;

/** The collection that each screen edits, in the order of the sidebar (spec §2), followed by messages, trash and operation. */
const collections: Readonly<Record<ScreenName, Collection | null>> = {
  dashboard: null,
  banner: 'banners',
  properties: 'properties',
  propertyPictures: 'propertyPictures',
  latestProjects: 'latestProjects',
  latestProjectPictures: 'latestProjectPictures',
  blogs: 'blogs',
  categories: 'categories',
  upcomingProjects: 'upcomingProjects',
  rentalVillas: 'rentalVillas',
  rentalApartments: 'rentalApartments',
  saleApartments: 'saleApartments',
  saleVillas: 'saleVillas',
  saleApartmentGallery: 'saleApartmentGalleryItems',
  saleVillaDetails: 'saleVillaDetails',
  rentalVillaImages: 'rentalVillaImages',
  rentalApartmentDetails: 'rentalApartmentDetails',
  messages: 'contactMessages',
  trash: null,
  operation: null,
};

interface Screen {
  name: ScreenName;
  path: string;
  /** Label in the sidebar. */
  label: string;
  /** The collection that is edited on the screen, if any. */
  collection: Collection | null;
}

/** All screens in the order of the sidebar. */
export const screens: readonly Screen[] = (Object.keys(collections) as ScreenName[]).map((name) => ({
  name,
  path: adminPaths[name],
  label: screenLabels[name],
  collection: collections[name],
}));

/** Returns the name of a collection on screens; the API name if no screen edits it. */
export const collectionLabel = (collection: string): string =>
  isLabelled(collection) ? collectionLabels[collection] : collection;

const isLabelled = (collection: string): collection is Collection =>
  Object.hasOwn(collectionLabels, collection);

/** Returns the name of the collection that the screen at a path edits. */
export function screenLabel(path: string): string {
  const collection = screens.find((screen) => screen.path === path)?.collection;
  return collection ? collectionLabels[collection] : path;
}

/** Returns the path of the screen that edits a collection. */
export const screenPath = (collection: string): string | undefined =>
  screens.find((screen) => screen.collection === collection)?.path;
