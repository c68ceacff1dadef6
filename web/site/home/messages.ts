import { CITY } from '../../../schema/city.ts';
import { formatList, plural } from '../../../schema/language.ts';
import type { projectTypes } from './tabs.ts';

// Texts of the home page (spec §2, §3, §9).

export const title = `Homes for sale and for rent in ${CITY}`;
export const description = `Apartments, villas and townhouses in ${CITY}, to buy, to rent and being built, with price, place and pictures.`;

export const loadingBanners = 'Loading banners...';
export const banner = 'Banner';
export const banners = 'Banners';
export const slideOf = (index: number, count: number): string => `${index + 1} of ${count}`;
export const untitledBanner = 'Your Banner Title';
/** Names the carousel in the label of its pause button. */
export const bannerCarousel = 'the banners';

export const buyApartment = 'Buy an apartment';
export const buyVilla = 'Buy a villa';
export const rentApartment = 'Rent an apartment';
export const rentVilla = 'Rent a villa';
export const searchAll = 'Search all homes';

/** Tabs of properties and projects. */
export const tabLabels: Readonly<Record<(typeof projectTypes)[number], string>> = {
  All: 'All',
  Villas: 'Villas',
  Apartments: 'Apartments',
  Townhouses: 'Townhouses',
};
export const propertiesTitle = 'Premium Luxury Developments';
export const propertyType = 'Type of property';
export const propertiesRail = 'properties';
export const loadingProperties = 'Loading properties...';
export const noProperties = 'No properties found.';
export const projectsTitle = 'Latest Projects';
export const projectType = 'Type of project';
export const projectsRail = 'projects';
export const moreProjectsRail = 'more projects';
export const moreProjects = (count: number): string =>
  plural(count, { one: '1 more project', other: `${count} more projects` });
export const loadingProjects = 'Loading projects...';
export const noProjects = 'No projects found.';
export const cardLink = 'View more detail';

export const categoriesTitle = 'Find Your Dream Home';
export const categories = 'categories';
export const loadingCategories = 'Loading categories...';
export const categoriesFailed = 'Failed to load categories.';
export const noCategories = 'No categories available.';
export const readMore = 'Read More';
/** Follows `readMore`, for screen readers. */
export const aboutCategory = (category: string): string => ` about ${category}`;

export const agentsTitle = 'Top agents';

export const mapTitle = `${CITY} by its expressways`;
export const sea = 'Arabian Gulf';
export function mapLabel(roads: readonly string[], office: string | null): string {
  const shown = formatList(roads, 'unit');
  return office === null
    ? `${shown} on a map of ${CITY}`
    : `${shown} and the office of ${office} on a map of ${CITY}`;
}

/** The expressways by their numbers, with their routes. */
export const roads = {
  E11: {
    name: 'Sheikh Zayed Road',
    description: 'Along the coast: Jebel Ali, the Marina, Downtown, Deira.',
  },
  D71: {
    name: 'Financial Centre Road',
    description: 'From the beach through Downtown to the E44.',
  },
  E44: {
    name: 'Al Khail Road',
    description: 'Inland of Downtown, past Dubai Hills and Business Bay.',
  },
  E311: {
    name: 'Sheikh Mohammed bin Zayed Road',
    description: 'Past Arabian Ranches and Mirdif to the northern emirates.',
  },
  E611: {
    name: 'Emirates Road',
    description: 'The outer road, at the edge of the desert.',
  },
  E66: {
    name: 'Dubai–Al Ain Road',
    description: 'From the creek south-east to Al Ain.',
  },
} as const;

/** Districts on the map. */
export const districts = {
  jebelAli: 'Jebel Ali',
  downtown: 'Downtown',
  deira: 'Deira',
  dubaiHills: 'Dubai Hills',
  arabianRanches: 'Arabian Ranches',
} as const;

/** The title of the figures, if the agency has given them none. */
export const statisticsTitle = 'In figures';

export const questionsTitle = 'Frequently asked questions';
/** Questions with their answers. */
export const questions = [
  {
    question: 'What does an agent cost?',
    answer:
      'The commission is usually 2% of the price, paid by the buyer, with 5% VAT on the commission. For a lease it is usually 5% of the first year’s rent. The figure stands in the agreement that you sign before the first viewing.',
  },
  {
    question: 'How long does a purchase take?',
    answer:
      'Two to six weeks from the accepted offer. A cash purchase of a home without a mortgage is nearer to two; a buyer’s loan, or one of the seller’s that has to be settled first, takes it towards six.',
  },
  {
    question: 'How much rent does a home bring in a year?',
    answer:
      'Rental returns lie between 5% and 10% of the price a year before costs: small apartments towards the upper end, large villas towards the lower. We put the service charge beside the rent, because that is where the difference goes.',
  },
  {
    question: 'Can I buy a home if I live abroad?',
    answer:
      'Yes, in the areas that the emirate has set aside for freehold by foreign owners, among them Dubai Marina, Downtown, Palm Jumeirah and Dubai Hills. A passport is enough; a residence visa is not needed for it.',
  },
  {
    question: 'Is it safe to buy a home that is not built yet?',
    answer:
      'Instalments are paid into an escrow account that belongs to the project and is released as the building progresses. Ask for the account and the project’s registration number before the first payment. We name both for each project we offer.',
  },
  {
    question: 'What do you need to put my home on the market?',
    answer:
      'The title deed, a copy of the owner’s passport and a signed listing agreement. With these we apply for the advertising permit; photographs and measuring take a morning.',
  },
] as const;

export const reasonsTitle = 'Why choose us';
export const reasonsCarousel = 'Reasons';
/** Reasons to choose the agency (spec §1), by the picture that each is shown with. */
export const reasons = {
  inside: {
    title: 'We have been inside',
    text: 'Every home on this site has been walked through by one of us with a tape measure, in the last ninety days. Whoever answers the telephone can say where the light falls.',
  },
  sum: {
    title: 'The whole sum, on paper',
    text: 'Before an offer you get one page with the price, the transfer fee, the commission, the service charge and the first year of costs. It is the page on which we would decide ourselves.',
  },
  sites: {
    title: 'On the site every quarter',
    text: 'For each project that is being built we note the registered progress beside the payment plan, after a visit. A project whose escrow account we cannot name is not offered here.',
  },
} as const;
