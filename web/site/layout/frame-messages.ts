import { CITY } from '../../../schema/city.ts';
import { formatList } from '../../../schema/language.ts';

// Texts that every page has: header, menu, footer, floating links, cards and their buttons, error pages (spec §2).

/** The title of a page of a list. */
export const pageTitle = (title: string, page: number): string =>
  page === 1 ? title : `${title}, page ${page}`;

export const skipToContent = 'Skip to content';
export const homeLink = (agency: string): string => (agency ? `${agency}, home` : 'Home');
export const siteMenu = 'Site';
export const contactButton = 'Get In Touch';
export const searchHomes = 'Search homes';
export const savedHomes = (count: number): string => (count === 0 ? 'Saved homes' : `Saved homes, ${count}`);
export const menuToggle = 'Menu';
export const smallMenu = 'Site, on small screens';

export const menuBuy = 'Buy';
export const menuApartmentForSale = 'Apartment for Sale';
export const menuVillaForSale = 'Villa for Sale';
export const menuRent = 'Rent';
export const menuApartmentForRent = 'Apartment for Rent';
export const menuVillaForRent = 'Villa for Rent';
export const menuSell = 'Sell';
export const menuSellProperty = 'Sell Property';
export const menuOffPlan = 'OffPlan';
export const menuUpcomingProjects = 'Upcoming Projects';
export const menuServices = 'Services';
export const menuPropertyManagement = 'Property Management';
export const menuLegalAssistance = 'Legal Assistance';
export const menuAboutUs = 'About Us';

export const footerProperty = 'Property';
export const footerAgency = 'Agency';
export const footerSocial = 'Social media';
export const footerServices = 'Services';
export const footerQuickLinks = 'Quick links';
export const buyProperty = 'Buy property';
export const sellProperty = 'Sell property';
export const rentProperty = 'Rent property';
export const aboutUs = 'About us';
export const careers = 'Careers';
export const contactUs = 'Contact us';
export const privacyPolicy = 'Privacy policy';
export const buy = 'Buy';
export const sell = 'Sell';
export const home = 'Home';
/** The link preview of an agency without its own text. */
export const signOf = (agency: string): string => `The sign of ${agency}`;
export const team = 'Our Teams';
export const blog = 'Blog';
/** The title of the feed. */
export const blogOf = (agency: string): string => `${agency}: Blog`;
export const contactPage = 'Contact Us';
export const opensNewTab = ' (opens in a new tab)';
export function copyright(year: number, since: number | null, holder: string): string {
  const years = since !== null && year > since ? `${since}–${year}` : (since ?? year);
  return `© ${years} ${formatList([holder, CITY].filter(Boolean), 'unit')}`;
}
export const licence = (number: string): string => `ORN ${number}`;

export const floatingLinks = 'Contact';
export const backToTop = 'Back to top';
export const chat = 'Chat on WhatsApp (opens in a new tab)';
export const call = (phone: string): string => `Call ${phone}`;
export const loading = 'Loading';

export const closeError = 'Close';
export const compareTray = 'To compare';
/** Follows the number of homes, for screen readers. */
export const toCompare = ' to compare';
export const compare = 'Compare';
export const clear = 'Clear';
export const save = 'Save';
export const saved = 'Saved';
export const selected = 'Selected';
export const saveHome = (title: string): string => `Save ${title}`;
export const compareHome = (title: string): string => `Compare ${title}`;
export const tooManySaved = (limit: number): string =>
  `At most ${limit} homes can be saved. Remove one to save another.`;
export const tooManyCompared = (limit: number): string =>
  `At most ${limit} homes can be compared. Remove one to compare another.`;
export const storageBlocked =
  'Your browser stores nothing for this site, so your choice was not saved. Allow the site to store data, or delete data of other sites.';

export const apartmentsForSale = 'Apartments for sale';
export const apartmentsForSaleText = 'From studios to penthouses, the newest first.';
export const villasForSale = 'Villas for sale';
export const villasForSaleText = 'Houses with gardens, on the sea and inland.';
export const apartmentsForRent = 'Apartments for rent';
export const apartmentsForRentText = 'By the year, and some by the month.';
export const villasForRent = 'Villas for rent';
export const villasForRentText = 'Houses with gardens, for families and for guests.';
export const askForOthers = 'Tell us what you are looking for';

export const portraitOf = (name: string): string => `Portrait of ${name}`;

export const notFound = 'Page Not Found';
export const goHome = 'Go to the home page';
export const homesOnOffer = 'Homes on offer';
export const offlineTitle = 'You are offline';
export const offline = 'You are offline.';
export const failedTitle = 'Something went wrong';
export const failed = 'Something went wrong. Please try again later.';
