import { PropertyType } from './choices.ts';

/** The homes of a kind of listing. */
export interface HomeKind {
  purpose: 'sale' | 'rent';
  family: 'apartment' | 'villa';
}

/** The homes of each kind of listing, by its class name. */
export const HOMES = {
  SaleApartment: { purpose: 'sale', family: 'apartment' },
  SaleVilla: { purpose: 'sale', family: 'villa' },
  RentalApartment: { purpose: 'rent', family: 'apartment' },
  RentalVilla: { purpose: 'rent', family: 'villa' },
} as const satisfies Record<string, HomeKind>;

/** The types of home in each family, the default one first. */
export const TYPES: Record<HomeKind['family'], readonly PropertyType[]> = {
  apartment: [
    PropertyType.APARTMENT,
    PropertyType.DUPLEX,
    PropertyType.PENTHOUSE,
    PropertyType.HOTEL_APARTMENT,
    PropertyType.FULL_FLOOR,
    PropertyType.HALF_FLOOR,
  ],
  villa: [PropertyType.VILLA, PropertyType.TOWNHOUSE, PropertyType.BUNGALOW, PropertyType.COMPOUND],
};
