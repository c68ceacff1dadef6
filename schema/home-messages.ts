import type { ListingType } from './listing-kinds.ts';
import type { Search } from './search.ts';

// Labels of the values of homes, as they stand within a sentence; `capitalize` makes them labels of their own.

type Value<List extends 'types' | 'furnishing' | 'amenities' | 'views'> = Search[List][number];

/** The kinds of listing, as titles of their lists. */
export const kindTitles: Readonly<Record<ListingType, string>> = {
  SaleApartment: 'apartments for sale',
  SaleVilla: 'villas for sale',
  RentalApartment: 'apartments for rent',
  RentalVilla: 'villas for rent',
};

export const typeLabels: Readonly<Record<Value<'types'>, string>> = {
  APARTMENT: 'apartment',
  DUPLEX: 'duplex',
  PENTHOUSE: 'penthouse',
  HOTEL_APARTMENT: 'hotel apartment',
  FULL_FLOOR: 'full floor',
  HALF_FLOOR: 'half floor',
  VILLA: 'villa',
  TOWNHOUSE: 'townhouse',
  BUNGALOW: 'bungalow',
  COMPOUND: 'compound',
};

export const furnishingLabels: Readonly<Record<Value<'furnishing'>, string>> = {
  FURNISHED: 'furnished',
  PARTLY: 'partly furnished',
  UNFURNISHED: 'unfurnished',
};

export const amenityLabels: Readonly<Record<Value<'amenities'>, string>> = {
  BALCONY: 'balcony',
  SHARED_POOL: 'shared pool',
  PRIVATE_POOL: 'private pool',
  SHARED_GYM: 'shared gym',
  COVERED_PARKING: 'covered parking',
  PRIVATE_GARDEN: 'private garden',
  PETS_ALLOWED: 'pets allowed',
  SECURITY: 'security',
  CENTRAL_AC: 'central A/C',
  WARDROBES: 'wardrobes',
  KITCHEN_APPLIANCES: 'kitchen appliances',
  WALK_IN_CLOSET: 'walk-in closet',
  STUDY: 'study',
  STORAGE: 'storage',
  LAUNDRY: 'laundry',
  MAID_SERVICE: 'maid service',
  CONCIERGE: 'concierge',
  LOBBY: 'lobby',
  CCTV: 'CCTV',
  CHILDRENS_POOL: 'children’s pool',
  PLAY_AREA: 'play area',
  BARBECUE: 'barbecue',
  PRIVATE_GYM: 'private gym',
  PRIVATE_JACUZZI: 'private jacuzzi',
  SHARED_SPA: 'shared spa',
  VASTU: 'vastu',
};

/** What a home looks out on. */
export const viewLabels: Readonly<Record<Value<'views'>, string>> = {
  SEA: 'sea',
  MARINA: 'marina',
  PALM: 'palm',
  BURJ_KHALIFA: 'Burj Khalifa',
  BURJ_AL_ARAB: 'Burj Al Arab',
  SKYLINE: 'skyline',
  CANAL: 'canal',
  CREEK: 'creek',
  LAKE: 'lake',
  GOLF: 'golf',
  PARK: 'park',
  POOL: 'pool',
  GARDEN: 'garden',
  STREET: 'street',
  COMMUNITY: 'community',
};
