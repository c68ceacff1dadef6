import { registerEnumType } from 'type-graphql';

/** What kind of home it is. */
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

/** For how long a rent is paid. */
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

/** What is seen from a home. */
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

/** What a home or its building offers. */
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

const NAMED = {
  PropertyType: [PropertyType, 'What kind of home it is.'],
  RentPeriod: [RentPeriod, 'For how long a rent is paid.'],
  Furnishing: [Furnishing, 'What a home is let or sold with.'],
  Completion: [Completion, 'Whether a home stands or is being built.'],
  Occupancy: [Occupancy, 'Who lives there now.'],
  View: [View, 'What is seen from a home.'],
  Amenity: [Amenity, 'What a home or its building offers.'],
} as const;

for (const [name, [values, description]] of Object.entries(NAMED)) {
  const described = Object.entries<string>(values).map(([key, value]) => [
    key,
    { description: sentenceOf(value) },
  ]);
  registerEnumType(values, { name, description, valuesConfig: Object.fromEntries(described) as object });
}

/** `hotel_apartment` as `Hotel apartment.` */
function sentenceOf(value: string): string {
  const words = value.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
