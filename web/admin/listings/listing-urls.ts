import { generatePath } from 'react-router-dom';
import { kinds } from '../../kinds.ts';
import { screens } from '../screens/listings/screens.ts';

interface SomeListing {
  __typename?: string;
  id: string;
}

/** The screens of each kind of listing. */
const screensOfKind = {
  SaleApartment: { listings: screens.saleApartments, details: screens.saleApartmentGallery },
  SaleVilla: { listings: screens.saleVillas, details: screens.saleVillaDetails },
  RentalApartment: { listings: screens.rentalApartments, details: screens.rentalApartmentDetails },
  RentalVilla: { listings: screens.rentalVillas, details: screens.rentalVillaImages },
};

const kindOf = ({ __typename }: SomeListing) => __typename as keyof typeof screensOfKind;

/** Returns the public URL of a listing. */
export const publicUrl = (listing: SomeListing): string =>
  generatePath(kinds[kindOf(listing)].page, { id: listing.id });

/** Returns the URL of a listing's form. */
export const editUrl = (listing: SomeListing): string =>
  `${screensOfKind[kindOf(listing)].listings.path}?edit=${listing.id}`;

/** Returns the URL of the screen for a listing's details or pictures. */
export const detailsUrl = (listing: SomeListing): string =>
  `${screensOfKind[kindOf(listing)].details.path}?of=${listing.id}`;
