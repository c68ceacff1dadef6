import { generatePath } from 'react-router-dom';
import {
  UpdateRentalApartmentDocument,
  UpdateRentalVillaDocument,
  UpdateSaleApartmentDocument,
  UpdateSaleVillaDocument,
} from '../../../schema/documents/admin/graphql.ts';
import { csvName, listingKinds, type ListingType } from '../../../schema/listing-kinds.ts';
import { screens } from '../screens.ts';

/** The kinds of listing with what the panel alone knows of them. */
export const panelKinds = {
  SaleApartment: {
    ...listingKinds.SaleApartment,
    collection: screens.saleApartments.collection.name,
    details: screens.saleApartmentGallery,
    update: UpdateSaleApartmentDocument,
  },
  SaleVilla: {
    ...listingKinds.SaleVilla,
    collection: screens.saleVillas.collection.name,
    details: screens.saleVillaDetails,
    update: UpdateSaleVillaDocument,
  },
  RentalApartment: {
    ...listingKinds.RentalApartment,
    collection: screens.rentalApartments.collection.name,
    details: screens.rentalApartmentDetails,
    update: UpdateRentalApartmentDocument,
  },
  RentalVilla: {
    ...listingKinds.RentalVilla,
    collection: screens.rentalVillas.collection.name,
    details: screens.rentalVillaImages,
    update: UpdateRentalVillaDocument,
  },
};

interface SomeListing {
  __typename?: string;
  id: string;
}

const kindOf = ({ __typename }: SomeListing) => panelKinds[__typename as ListingType];

export const publicUrl = (listing: SomeListing): string =>
  generatePath(kindOf(listing).page, { id: listing.id });

/** Returns the URL of a listing's form. */
export const editUrl = (listing: SomeListing): string => `${kindOf(listing).screen}?edit=${listing.id}`;

/** Returns the URL of the screen for a listing's details or pictures. */
export const detailsUrl = (listing: SomeListing): string =>
  `${kindOf(listing).details.path}?of=${listing.id}`;

/** Returns the name of the CSV files of a kind, which is a part of their URLs (`/admin/export/<name>.csv`). */
export const csvNameOf = (name: (typeof listingKinds)[ListingType]['name']): string =>
  csvName((Object.keys(listingKinds) as ListingType[]).find((type) => listingKinds[type].name === name)!);
