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
  teamMember: '/team/:name',
} as const;

const normalize = (pathname: string) => pathname.toLowerCase().replace(/(?<=.)\/+$/, '');

/** True if two paths differ at most in case and a trailing slash. */
export const isSamePath = (path: string, pathname: string): boolean =>
  normalize(path) === normalize(pathname);
