import { registerEnumType } from 'type-graphql';
import type { HomeKind } from '../../../schema/listing-kinds.ts';

export enum PropertyType {
  APARTMENT = 'apartment',
  DUPLEX = 'duplex',
  PENTHOUSE = 'penthouse',
  HOTEL_APARTMENT = 'hotel_apartment',
  FULL_FLOOR = 'full_floor',
  HALF_FLOOR = 'half_floor',
  VILLA = 'villa',
  TOWNHOUSE = 'townhouse',
  BUNGALOW = 'bungalow',
  COMPOUND = 'compound',
}

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

export enum RentPeriod {
  YEAR = 'year',
  MONTH = 'month',
  WEEK = 'week',
  DAY = 'day',
}

export enum Furnishing {
  FURNISHED = 'furnished',
  PARTLY = 'partly',
  UNFURNISHED = 'unfurnished',
}

export enum Completion {
  COMPLETED = 'completed',
  OFF_PLAN = 'off_plan',
}

export enum Occupancy {
  VACANT = 'vacant',
  TENANTED = 'tenanted',
  OWNER_OCCUPIED = 'owner_occupied',
}

export enum View {
  SEA = 'sea',
  MARINA = 'marina',
  PALM = 'palm',
  BURJ_KHALIFA = 'burj_khalifa',
  BURJ_AL_ARAB = 'burj_al_arab',
  SKYLINE = 'skyline',
  CANAL = 'canal',
  CREEK = 'creek',
  LAKE = 'lake',
  GOLF = 'golf',
  PARK = 'park',
  POOL = 'pool',
  GARDEN = 'garden',
  STREET = 'street',
  COMMUNITY = 'community',
}

export enum Amenity {
  CENTRAL_AC = 'central_ac',
  BALCONY = 'balcony',
  WARDROBES = 'wardrobes',
  KITCHEN_APPLIANCES = 'kitchen_appliances',
  WALK_IN_CLOSET = 'walk_in_closet',
  MAID_SERVICE = 'maid_service',
  STUDY = 'study',
  PRIVATE_GARDEN = 'private_garden',
  COVERED_PARKING = 'covered_parking',
  CONCIERGE = 'concierge',
  LOBBY = 'lobby',
  PETS_ALLOWED = 'pets_allowed',
  VASTU = 'vastu',
  SHARED_POOL = 'shared_pool',
  PRIVATE_POOL = 'private_pool',
  CHILDRENS_POOL = 'childrens_pool',
  SHARED_GYM = 'shared_gym',
  PRIVATE_GYM = 'private_gym',
  SHARED_SPA = 'shared_spa',
  PRIVATE_JACUZZI = 'private_jacuzzi',
  PLAY_AREA = 'play_area',
  BARBECUE = 'barbecue',
  SECURITY = 'security',
  CCTV = 'cctv',
  STORAGE = 'storage',
  LAUNDRY = 'laundry',
}

const ENUMS = {
  PropertyType: [PropertyType, 'Types of home.'],
  RentPeriod: [RentPeriod, 'Periods of a rent.'],
  Furnishing: [Furnishing, 'Degrees of furnishing.'],
  Completion: [Completion, 'Whether a home is completed or off plan.'],
  Occupancy: [Occupancy, 'Whether somebody lives in a home.'],
  View: [View, 'Views from a home.'],
  Amenity: [Amenity, 'Amenities of a home and its building.'],
} as const;

for (const [name, [values, description]] of Object.entries(ENUMS)) {
  const valuesConfig = Object.fromEntries(
    Object.entries<string>(values).map(([key, value]) => [key, { description: toSentence(value) }]),
  ) as object;
  registerEnumType(values, { name, description, valuesConfig });
}

/** Formats an enum value such as `hotel_apartment` as `Hotel apartment.` */
function toSentence(value: string): string {
  const words = value.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
