/** The address of every page, in its canonical form (spec §2); matching ignores case and a trailing slash. */
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
  sellProperty: '/SellProperty',
  buyProperty: '/buy-property',
  rentProperty: '/rent-property',
  upcomingProjects: '/UpComingProject',
  property: '/LuxuryDetails/:id',
  latestProject: '/LatestDetails/:id',
  category: '/DreamDetails/:id',
  propertyManagement: '/PropertyManagement',
  legalAssistance: '/LegalAssistance',
  blogs: '/blogs',
  blog: '/BlogDetails/:id',
  team: '/about-us',
  teamMember: '/team/:name',
  contact: '/contact-us',
  careers: '/careers',
  privacyPolicy: '/privacy-policy',
} as const;

/** Other addresses under which a page answers too; what it calls its own is the canonical one. */
const otherAddresses: Readonly<Record<string, readonly string[]>> = {
  [paths.sellProperty]: ['/sell-property'],
  [paths.team]: ['/team'],
  [paths.contact]: ['/contact'],
};

/** Every address of a page, the canonical one first. */
export const addressesOf = (path: string): readonly string[] => [path, ...(otherAddresses[path] ?? [])];

const plain = (pathname: string) => pathname.toLowerCase().replace(/(?<=.)\/+$/, '');

/** Whether an address leads to a page, by whichever of its names. */
export const leadsTo = (path: string, pathname: string): boolean =>
  addressesOf(path).some((address) => plain(address) === plain(pathname));

/** The addresses of the staff panel, in the sidebar's order (spec §2, its spellings). */
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

/** Whether the staff panel has a screen at a path. */
export const knowsPanel = (pathname: string): boolean =>
  ['/admin', ...Object.values(adminPaths)].some((path) => plain(path) === plain(pathname));
