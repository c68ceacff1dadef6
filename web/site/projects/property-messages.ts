import { capitalize } from '../../../schema/language.ts';

// Texts of the page of a premium luxury development (spec §2).

export const backToHome = 'Home';
export const loading = 'Loading...';
export const notFound = 'Property not found.';
export const loadFailed = 'The property cannot be shown just now.';
export const noPictures = 'No gallery images found for this property.';
export const noGallery = 'No gallery images available.';

interface Described {
  title: string;
  location: string;
  type: string;
  price: string;
}

/** The name of one home of a type, which is in the plural because it is a tab of the home page as well (spec §9). */
const ONE_OF_TYPE: Readonly<Record<string, string>> = {
  Villas: 'villa',
  Apartments: 'apartment',
  Townhouses: 'townhouse',
};
const nameType = (type: string): string => ONE_OF_TYPE[type] ?? type;
export const typeName = (type: string): string => capitalize(nameType(type));

/** The meta description. */
export const description = ({ title, location, type, price }: Described): string =>
  `${title} in ${location}: ${nameType(type)}, ${price}.`;

export const typeLabel = 'Type';
export const locationLabel = 'Place';

export const otherPropertiesTitle = 'Premium Luxury Developments';
export const noOtherProperties = 'No properties found.';
export const cardLink = 'View more detail';
