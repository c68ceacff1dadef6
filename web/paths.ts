/**
 * Canonical paths that several folders or the panel link to (spec §2). Every page has a descriptor in `site/<folder>/pages.ts`;
 * a page that is not listed here has its path there.
 */
export const paths = {
  home: '/',
  search: '/search',
  favourites: '/favourites',
  compare: '/compare',
  saveSearch: '/save-search',
  savedSearch: '/saved-search',
  apartmentsForSale: '/apartmentSell',
  apartmentForSale: '/apartment-for-sale/:id',
  villasForSale: '/villa',
  villaForSale: '/villa-for-sale/:id',
  rentalApartments: '/rent-apartment',
  rentalApartment: '/rent-apartments/:id',
  rentalVillas: '/rent-villa',
  rentalVilla: '/rent-villa-detail/:id',
  upcomingProjects: '/UpComingProject',
  property: '/LuxuryDetails/:id',
  latestProject: '/LatestDetails/:id',
  category: '/DreamDetails/:id',
  blogs: '/blogs',
  blog: '/BlogDetails/:id',
  contact: '/contact-us',
} as const;

const normalize = (pathname: string) => pathname.toLowerCase().replace(/(?<=.)\/+$/, '');

/** True if two paths differ at most in case and a trailing slash. */
export const isSamePath = (path: string, pathname: string): boolean =>
  normalize(path) === normalize(pathname);

/** The paths of the panel in the order of the sidebar, spelled as in the specification (spec §2). */
export const adminPaths = {
  login: '/admin/login',
  dashboard: '/admin/dashboard',
  banner: '/admin/banner',
  properties: '/admin/lxyProperty',
  propertyPictures: '/admin/lxyPropertydetails',
  latestProjects: '/admin/latestProject',
  latestProjectPictures: '/admin/latestProjectdetails',
  blogs: '/admin/blogs',
  categories: '/admin/DreamHouse',
  upcomingProjects: '/admin/upcomingproject',
  rentalVillas: '/admin/rentvilla',
  rentalApartments: '/admin/rentapartment',
  saleApartments: '/admin/apartmentforsale',
  saleVillas: '/admin/villasale',
  saleApartmentGallery: '/admin/sellaprtment',
  saleVillaDetails: '/admin/sellvilldetails',
  rentalVillaImages: '/admin/rentvilladetails',
  rentalApartmentDetails: '/admin/sellappartmentdetails',
  messages: '/admin/messages',
  trash: '/admin/trash',
  operation: '/admin/operation',
} as const;

/** True if the panel has a screen at a path. */
export const hasPanelScreen = (pathname: string): boolean =>
  ['/admin', ...Object.values(adminPaths)].some((path) => isSamePath(path, pathname));
