import { listingKinds } from '../../schema/listing-kinds.ts';
import { isSamePath } from '../paths.ts';

/** The path of the login form (spec §2). */
export const LOGIN_PATH = '/admin/login';

/** The path where a link to set another password is requested. */
export const FORGOT_PASSWORD_PATH = '/admin/forgot-password';

/** The path of links that set a password; the token of the link follows it. */
export const SET_PASSWORD_PATH = '/admin/set-password';

/** The path of links that confirm the address of an account; the token of the link follows it. */
export const CONFIRM_EMAIL_PATH = '/admin/confirm-email';

/** What the router, the sidebar and the server know of a screen before its code is loaded. */
export interface Screen {
  /** The path (spec §2). Matching ignores case and a trailing slash. */
  path: string;
  /** Label in the sidebar (spec §2). */
  label: string;
  /** False for a screen that is linked elsewhere in the panel. */
  isInSidebar?: boolean;
  /** The collection that is edited on the screen, and its name in cards, history and trash. */
  collection?: { name: string; label: string };
  /** The collection of records that belong to those of the screen and are edited with them, and its name. */
  parts?: { name: string; label: string };
  /** True if only accounts that may change the records of the collection may open it. */
  isForEditors?: boolean;
  /** The operation that the screen needs; without one, every member of staff may open it. */
  permission?: 'manageTrash' | 'operate' | 'manageStaff' | 'readAudit' | 'managePersonalData';
}

/** The screens of the panel in the order of the sidebar. `routes.tsx` has their code. */
export const screens = {
  dashboard: {
    path: '/admin/dashboard',
    label: 'Dashboard',
  },
  banners: {
    path: '/admin/banner',
    label: 'Banner',
    collection: { name: 'banners', label: 'Banners' },
  },
  properties: {
    path: '/admin/lxyProperty',
    label: 'LxyProperty',
    collection: { name: 'properties', label: 'Properties' },
  },
  propertyPictures: {
    path: '/admin/lxyPropertydetails',
    label: 'LxyPropertyDetails',
    collection: { name: 'propertyPictures', label: 'Property pictures' },
  },
  latestProjects: {
    path: '/admin/latestProject',
    label: 'latestproject',
    collection: { name: 'latestProjects', label: 'Latest projects' },
  },
  latestProjectPictures: {
    path: '/admin/latestProjectdetails',
    label: 'latestprojectDetails',
    collection: { name: 'latestProjectPictures', label: 'Project pictures' },
  },
  blogs: {
    path: '/admin/blogs',
    label: 'blogs',
    collection: { name: 'blogs', label: 'Blogs' },
  },
  categories: {
    path: '/admin/DreamHouse',
    label: 'Categories',
    collection: { name: 'categories', label: 'Categories' },
  },
  upcomingProjects: {
    path: '/admin/upcomingproject',
    label: 'upcomingproject',
    collection: { name: 'upcomingProjects', label: 'Upcoming projects' },
  },
  rentalVillas: {
    path: listingKinds.RentalVilla.screen,
    label: 'villa for Rent',
    collection: { name: 'rentalVillas', label: listingKinds.RentalVilla.title },
  },
  rentalApartments: {
    path: listingKinds.RentalApartment.screen,
    label: 'Apartment for rent',
    collection: { name: 'rentalApartments', label: listingKinds.RentalApartment.title },
  },
  saleApartments: {
    path: listingKinds.SaleApartment.screen,
    label: 'Apartment for sale',
    collection: { name: 'saleApartments', label: listingKinds.SaleApartment.title },
  },
  saleVillas: {
    path: listingKinds.SaleVilla.screen,
    label: 'villa for sale',
    collection: { name: 'saleVillas', label: listingKinds.SaleVilla.title },
  },
  saleApartmentGallery: {
    path: '/admin/sellaprtment',
    label: 'apartment for sale details',
    collection: { name: 'saleApartmentGalleryItems', label: 'Gallery items' },
  },
  saleVillaDetails: {
    path: '/admin/sellvilldetails',
    label: 'villa for sale details',
    collection: { name: 'saleVillaDetails', label: 'Villa details' },
  },
  rentalVillaImages: {
    path: '/admin/rentvilladetails',
    label: 'villa for rent details',
    collection: { name: 'rentalVillaImages', label: 'Villa images' },
  },
  rentalApartmentDetails: {
    path: '/admin/sellappartmentdetails',
    label: 'apartment for rent details',
    collection: { name: 'rentalApartmentDetails', label: 'Apartment details' },
  },
  agency: {
    path: '/admin/agency',
    label: 'Agency',
    collection: { name: 'agencies', label: 'Agency' },
    isForEditors: true,
  },
  linkPreview: {
    path: '/admin/link-preview',
    label: 'Link preview',
    collection: { name: 'linkPreviews', label: 'Link preview' },
    isForEditors: true,
  },
  people: {
    path: '/admin/people',
    label: 'People',
    collection: { name: 'people', label: 'People' },
  },
  pages: {
    path: '/admin/pages',
    label: 'Pages',
    collection: { name: 'sitePages', label: 'Pages' },
  },
  messages: {
    path: '/admin/messages',
    label: 'Messages',
    collection: { name: 'contactMessages', label: 'Messages' },
    parts: { name: 'contactMessageNotes', label: 'Notes on messages' },
  },
  trash: {
    path: '/admin/trash',
    label: 'Trash',
    permission: 'manageTrash',
  },
  operation: {
    path: '/admin/operation',
    label: 'Operation',
    permission: 'operate',
  },
  staff: {
    path: '/admin/staff',
    label: 'Staff',
    permission: 'manageStaff',
  },
  audit: {
    path: '/admin/audit',
    label: 'Audit',
    permission: 'readAudit',
  },
  privacy: {
    path: '/admin/privacy',
    label: 'Personal data',
    permission: 'managePersonalData',
  },
  account: {
    path: '/admin/account',
    label: 'Account',
    isInSidebar: false,
  },
  preview: {
    path: '/admin/preview',
    label: 'Preview',
    isInSidebar: false,
  },
} satisfies Record<string, Screen>;

export const allScreens: readonly Screen[] = Object.values(screens);

const screenOf = (name: string) =>
  allScreens.find(({ collection, parts }) => collection?.name === name || parts?.name === name);

/** Returns the name of a collection on screens; the API name if no screen edits it. */
export const collectionLabel = (name: string): string => {
  const { collection, parts } = screenOf(name) ?? {};
  return [collection, parts].find((one) => one?.name === name)?.label ?? name;
};

/** Returns the path of the screen that edits a collection. */
export const screenPath = (collection: string): string | undefined => screenOf(collection)?.path;

/** Returns the name of the collection that the screen at a path edits. */
export const screenLabel = (path: string): string =>
  allScreens.find((screen) => screen.path === path)?.collection?.label ?? path;

/** True if the panel has a screen at a path. */
export const hasPanelScreen = (pathname: string): boolean =>
  ['/admin', LOGIN_PATH, FORGOT_PASSWORD_PATH, ...allScreens.map(({ path }) => path)].some((path) =>
    isSamePath(path, pathname),
  ) ||
  [SET_PASSWORD_PATH, CONFIRM_EMAIL_PATH].some((path) =>
    isSamePath(path, pathname.replace(/\/[^/]+\/?$/, '')),
  );
