import { plural } from '../../../schema/language.ts';

// Labels and values of the facts of a home.

export const bedrooms = 'Bedrooms';
export const bathrooms = 'Bathrooms';
export const size = 'Size';
export const builtUpArea = 'Built-up area';
export const type = 'Type';
export const maidsRoom = 'Maid’s room';
export const yes = 'Yes';
export const plot = 'Plot';
export const furnishing = 'Furnishing';
export const completion = 'Completion';
export const floor = 'Floor';
export const parking = 'Parking';
export const views = 'Views';
export const amenities = 'Amenities';
export const payment = 'Payment';
export const serviceCharge = 'Service charge';
export const availableFrom = 'Available from';
export const reference = 'Reference';

export const parkingSpaces = (count: number): string =>
  plural(count, { one: '1 space', other: `${count} spaces` });
export const chequesPerYear = (count: number): string =>
  plural(count, { one: '1 cheque a year', other: `${count} cheques a year` });
export const serviceChargePerYear = (dirhams: string): string => `AED ${dirhams} per sq ft and year`;
export const rentPerMonth = (amount: string): string => `AED ${amount} per month`;
export const squareFeet = (area: string): string => `${area} sq ft`;
export const areaInBothUnits = (squareFeetText: string, squareMetres: string): string =>
  `${squareFeetText} (${squareMetres} m²)`;
export const bedroomCount = (count: number): string =>
  plural(count, { one: '1 bedroom', other: `${count} bedrooms` });
