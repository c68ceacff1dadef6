import type { Action } from '../../schema/documents/admin/graphql.ts';
import type { adminPaths } from '../paths.ts';

/** Labels of the screens in the sidebar (spec §2). */
export const screenLabels: Readonly<Record<Exclude<keyof typeof adminPaths, 'login'>, string>> = {
  dashboard: 'Dashboard',
  banner: 'Banner',
  properties: 'LxyProperty',
  propertyPictures: 'LxyPropertyDetails',
  latestProjects: 'latestproject',
  latestProjectPictures: 'latestprojectDetails',
  blogs: 'blogs',
  categories: 'Categories',
  upcomingProjects: 'upcomingproject',
  rentalVillas: 'villa for Rent',
  rentalApartments: 'Apartment for rent',
  saleApartments: 'Apartment for sale',
  saleVillas: 'villa for sale',
  saleApartmentGallery: 'apartment for sale details',
  saleVillaDetails: 'villa for sale details',
  rentalVillaImages: 'villa for rent details',
  rentalApartmentDetails: 'apartment for rent details',
  messages: 'Messages',
  trash: 'Trash',
  operation: 'Operation',
};

/** Names of the collections in cards, history and trash. */
export const collectionLabels = {
  banners: 'Banners',
  properties: 'Properties',
  propertyPictures: 'Property pictures',
  latestProjects: 'Latest projects',
  latestProjectPictures: 'Project pictures',
  blogs: 'Blogs',
  categories: 'Categories',
  upcomingProjects: 'Upcoming projects',
  rentalVillas: 'Villas for rent',
  rentalApartments: 'Apartments for rent',
  saleApartments: 'Apartments for sale',
  saleVillas: 'Villas for sale',
  saleApartmentGalleryItems: 'Gallery items',
  saleVillaDetails: 'Villa details',
  rentalVillaImages: 'Villa images',
  rentalApartmentDetails: 'Apartment details',
  contactMessages: 'Messages',
} as const;

/** What was done with a record, in the history and on the dashboard. */
export const actionLabels: Readonly<Record<Action, string>> = {
  ADDED: 'added',
  IMPORTED: 'imported',
  COPIED: 'copied',
  CHANGED: 'changed',
  REVERTED: 'reverted',
  MARKED: 'marked',
  REORDERED: 'reordered',
  REMOVED: 'deleted',
  RESTORED: 'restored',
};

export const otherAccountSignedIn = 'Another account has logged in, in another tab.';
