import { listingKinds } from '../../schema/listing-kinds.ts';
import { isSamePath } from '../paths.ts';
import * as messages from './screen-messages.ts';

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
  /** Label in the sidebar (spec §2). Labels are read when they are rendered. */
  label: () => string;
  /** False for a screen that is linked elsewhere in the panel. */
  isInSidebar?: boolean;
  /** The collection that is edited on the screen, and its name in cards, history and trash. */
  collection?: { name: string; label: () => string };
  /** The collection of records that belong to those of the screen and are edited with them, and its name. */
  parts?: { name: string; label: () => string };
  /** True if only accounts that may change the records of the collection may open it. */
  isForEditors?: boolean;
  /** The operation that the screen needs; without one, every member of staff may open it. */
  permission?: 'manageTrash' | 'operate' | 'manageStaff' | 'readAudit' | 'managePersonalData';
}

/** The screens of the panel in the order of the sidebar. `routes.tsx` has their code. */
export const screens = {
  dashboard: {
    path: '/admin/dashboard',
    label: () => messages.labels.dashboard,
  },
  banners: {
    path: '/admin/banner',
    label: () => messages.labels.banners,
    collection: { name: 'banners', label: () => messages.collections.banners },
  },
  properties: {
    path: '/admin/lxyProperty',
    label: () => messages.labels.properties,
    collection: { name: 'properties', label: () => messages.collections.properties },
  },
  propertyPictures: {
    path: '/admin/lxyPropertydetails',
    label: () => messages.labels.propertyPictures,
    collection: { name: 'propertyPictures', label: () => messages.collections.propertyPictures },
  },
  latestProjects: {
    path: '/admin/latestProject',
    label: () => messages.labels.latestProjects,
    collection: { name: 'latestProjects', label: () => messages.collections.latestProjects },
  },
  latestProjectPictures: {
    path: '/admin/latestProjectdetails',
    label: () => messages.labels.latestProjectPictures,
    collection: { name: 'latestProjectPictures', label: () => messages.collections.latestProjectPictures },
  },
  blogs: {
    path: '/admin/blogs',
    label: () => messages.labels.blogs,
    collection: { name: 'blogs', label: () => messages.collections.blogs },
  },
  categories: {
    path: '/admin/DreamHouse',
    label: () => messages.labels.categories,
    collection: { name: 'categories', label: () => messages.collections.categories },
  },
  upcomingProjects: {
    path: '/admin/upcomingproject',
    label: () => messages.labels.upcomingProjects,
    collection: { name: 'upcomingProjects', label: () => messages.collections.upcomingProjects },
  },
  rentalVillas: {
    path: listingKinds.RentalVilla.screen,
    label: () => messages.labels.rentalVillas,
    collection: { name: 'rentalVillas', label: () => messages.collections.rentalVillas },
  },
  rentalApartments: {
    path: listingKinds.RentalApartment.screen,
    label: () => messages.labels.rentalApartments,
    collection: { name: 'rentalApartments', label: () => messages.collections.rentalApartments },
  },
  saleApartments: {
    path: listingKinds.SaleApartment.screen,
    label: () => messages.labels.saleApartments,
    collection: { name: 'saleApartments', label: () => messages.collections.saleApartments },
  },
  saleVillas: {
    path: listingKinds.SaleVilla.screen,
    label: () => messages.labels.saleVillas,
    collection: { name: 'saleVillas', label: () => messages.collections.saleVillas },
  },
  saleApartmentGallery: {
    path: '/admin/sellaprtment',
    label: () => messages.labels.saleApartmentGallery,
    collection: {
      name: 'saleApartmentGalleryItems',
      label: () => messages.collections.saleApartmentGalleryItems,
    },
  },
  saleVillaDetails: {
    path: '/admin/sellvilldetails',
    label: () => messages.labels.saleVillaDetails,
    collection: { name: 'saleVillaDetails', label: () => messages.collections.saleVillaDetails },
  },
  rentalVillaImages: {
    path: '/admin/rentvilladetails',
    label: () => messages.labels.rentalVillaImages,
    collection: { name: 'rentalVillaImages', label: () => messages.collections.rentalVillaImages },
  },
  rentalApartmentDetails: {
    path: '/admin/sellappartmentdetails',
    label: () => messages.labels.rentalApartmentDetails,
    collection: { name: 'rentalApartmentDetails', label: () => messages.collections.rentalApartmentDetails },
  },
  agency: {
    path: '/admin/agency',
    label: () => messages.labels.agency,
    collection: { name: 'agencies', label: () => messages.collections.agencies },
    isForEditors: true,
  },
  linkPreview: {
    path: '/admin/link-preview',
    label: () => messages.labels.linkPreview,
    collection: { name: 'linkPreviews', label: () => messages.collections.linkPreviews },
    isForEditors: true,
  },
  people: {
    path: '/admin/people',
    label: () => messages.labels.people,
    collection: { name: 'people', label: () => messages.collections.people },
  },
  pages: {
    path: '/admin/pages',
    label: () => messages.labels.pages,
    collection: { name: 'sitePages', label: () => messages.collections.sitePages },
  },
  messages: {
    path: '/admin/messages',
    label: () => messages.labels.messages,
    collection: { name: 'contactMessages', label: () => messages.collections.contactMessages },
    parts: { name: 'contactMessageNotes', label: () => messages.collections.contactMessageNotes },
  },
  trash: {
    path: '/admin/trash',
    label: () => messages.labels.trash,
    permission: 'manageTrash',
  },
  operation: {
    path: '/admin/operation',
    label: () => messages.labels.operation,
    permission: 'operate',
  },
  staff: {
    path: '/admin/staff',
    label: () => messages.labels.staff,
    permission: 'manageStaff',
  },
  audit: {
    path: '/admin/audit',
    label: () => messages.labels.audit,
    permission: 'readAudit',
  },
  privacy: {
    path: '/admin/privacy',
    label: () => messages.labels.privacy,
    permission: 'managePersonalData',
  },
  account: {
    path: '/admin/account',
    label: () => messages.labels.account,
    isInSidebar: false,
  },
  preview: {
    path: '/admin/preview',
    label: () => messages.labels.preview,
    isInSidebar: false,
  },
} satisfies Record<string, Screen>;

export const allScreens: readonly Screen[] = Object.values(screens);

const screenOf = (name: string) =>
  allScreens.find(({ collection, parts }) => collection?.name === name || parts?.name === name);

/** Returns the name of a collection on screens; the API name if no screen edits it. */
export const collectionLabel = (name: string): string => {
  const { collection, parts } = screenOf(name) ?? {};
  return [collection, parts].find((one) => one?.name === name)?.label() ?? name;
};

/** Returns the path of the screen that edits a collection. */
export const screenPath = (collection: string): string | undefined => screenOf(collection)?.path;

/** Returns the name of the collection that the screen at a path edits. */
export const screenLabel = (path: string): string =>
  allScreens.find((screen) => screen.path === path)?.collection?.label() ?? path;

/** True if the panel has a screen at a path. */
export const hasPanelScreen = (pathname: string): boolean =>
  ['/admin', LOGIN_PATH, FORGOT_PASSWORD_PATH, ...allScreens.map(({ path }) => path)].some((path) =>
    isSamePath(path, pathname),
  ) ||
  [SET_PASSWORD_PATH, CONFIRM_EMAIL_PATH].some((path) =>
    isSamePath(path, pathname.replace(/\/[^/]+\/?$/, '')),
  );
