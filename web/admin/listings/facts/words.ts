import type {
  Amenity,
  Completion,
  Furnishing,
  Occupancy,
  PropertyType,
  RentPeriod,
  View,
} from '../../../../schema/documents/admin/graphql.ts';

/** What the values of facts are called, in the order in which they are offered. */

export const APARTMENTS: Partial<Record<PropertyType, string>> = {
  APARTMENT: 'Apartment',
  DUPLEX: 'Duplex',
  PENTHOUSE: 'Penthouse',
  HOTEL_APARTMENT: 'Hotel apartment',
  FULL_FLOOR: 'Full floor',
  HALF_FLOOR: 'Half floor',
};

export const VILLAS: Partial<Record<PropertyType, string>> = {
  VILLA: 'Villa',
  TOWNHOUSE: 'Townhouse',
  BUNGALOW: 'Bungalow',
  COMPOUND: 'Compound',
};

export const PERIODS: Record<RentPeriod, string> = {
  YEAR: 'Year',
  MONTH: 'Month',
  WEEK: 'Week',
  DAY: 'Day',
};

export const FURNISHINGS: Record<Furnishing, string> = {
  FURNISHED: 'Furnished',
  PARTLY: 'Partly furnished',
  UNFURNISHED: 'Unfurnished',
};

export const COMPLETIONS: Record<Completion, string> = {
  COMPLETED: 'Completed',
  OFF_PLAN: 'Off plan',
};

export const OCCUPANCIES: Record<Occupancy, string> = {
  VACANT: 'Vacant',
  TENANTED: 'Tenanted',
  OWNER_OCCUPIED: 'Owner lives there',
};

export const VIEWS: Record<View, string> = {
  SEA: 'Sea',
  MARINA: 'Marina',
  PALM: 'Palm',
  BURJ_KHALIFA: 'Burj Khalifa',
  BURJ_AL_ARAB: 'Burj Al Arab',
  SKYLINE: 'Skyline',
  CANAL: 'Canal',
  CREEK: 'Creek',
  LAKE: 'Lake',
  GOLF: 'Golf',
  PARK: 'Park',
  POOL: 'Pool',
  GARDEN: 'Garden',
  STREET: 'Street',
  COMMUNITY: 'Community',
};

export const AMENITIES: Record<Amenity, string> = {
  CENTRAL_AC: 'Central AC',
  BALCONY: 'Balcony',
  WARDROBES: 'Wardrobes',
  KITCHEN_APPLIANCES: 'Kitchen appliances',
  WALK_IN_CLOSET: 'Walk-in closet',
  MAID_SERVICE: 'Maid service',
  STUDY: 'Study',
  PRIVATE_GARDEN: 'Private garden',
  COVERED_PARKING: 'Covered parking',
  CONCIERGE: 'Concierge',
  LOBBY: 'Lobby',
  PETS_ALLOWED: 'Pets allowed',
  VASTU: 'Vastu',
  SHARED_POOL: 'Shared pool',
  PRIVATE_POOL: 'Private pool',
  CHILDRENS_POOL: 'Children’s pool',
  SHARED_GYM: 'Shared gym',
  PRIVATE_GYM: 'Private gym',
  SHARED_SPA: 'Shared spa',
  PRIVATE_JACUZZI: 'Private jacuzzi',
  PLAY_AREA: 'Play area',
  BARBECUE: 'Barbecue',
  SECURITY: 'Security',
  CCTV: 'CCTV',
  STORAGE: 'Storage',
  LAUNDRY: 'Laundry',
};
