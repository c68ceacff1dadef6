import { capitalize } from '../../../schema/language.ts';

// Texts of the page of a latest project (spec §2).

export const backToHome = 'Home';
export const loading = 'Loading...';
export const notFound = 'Project not found.';
export const loadFailed = 'The project cannot be shown just now.';
export const noGallery = 'No gallery images found for this project.';

interface Described {
  title: string;
  location: string;
  category: string;
  price: string;
}

/** Categories within a sentence; they are labels of the API as well (spec §9). */
const CATEGORIES: Readonly<Record<string, string>> = {
  Villas: 'villas',
  Apartments: 'apartments',
  Townhouses: 'townhouses',
};
export const categoryName = (category: string): string => capitalize(CATEGORIES[category] ?? category);
/** The meta description. */
export const description = ({ title, location, category, price }: Described): string =>
  `${title} in ${location}: ${CATEGORIES[category] ?? category}, ${price}.`;

export const categoryLabel = 'Type';
export const locationLabel = 'Place';

export const otherProjectsTitle = 'Latest projects';
export const noOtherProjects = 'No projects available.';
export const cardLink = 'View more detail';
