import { SQUARE_FOOT } from '../listings/facts/bounds.ts';
import {
  Amenity,
  Completion,
  Furnishing,
  Occupancy,
  PropertyType,
  RentPeriod,
  View,
} from '../listings/facts/choices.ts';
import type { HomeKind } from '../../schema/listing-kinds.ts';
import { placeOf } from '../places/place.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A neighbourhood with its typical homes. Prices and rents are dirhams for a square foot, charges fils. */
export interface Neighbourhood {
  place: string;
  price: number;
  rent: number;
  charge: number;
  views: View[];
  /** The buildings of apartments, and sentences about their surroundings. */
  buildings?: string[];
  setting?: string[];
  /** The style and the types of villas. */
  style?: 'garden' | 'row' | 'sand' | 'sea' | 'court';
  types?: PropertyType[];
}

export interface HomeFacts {
  propertyType: PropertyType;
  amount: number;
  rentPeriod?: RentPeriod;
  cheques?: number;
  priceOnRequest?: boolean;
  bedroomCount: number;
  maidsRoom: boolean;
  bathroomCount: number;
  builtUpArea: number;
  plotArea?: number;
  furnishing: Furnishing;
  completion: Completion;
  occupancy?: Occupancy;
  availableFrom?: string;
  parkingSpaces: number;
  floor?: string;
  views: View[];
  amenities: Amenity[];
  serviceCharge?: number;
  placeId: string;
  building?: string;
  latitude: number;
  longitude: number;
}

/** Smallest and largest area in square feet, by the number of bedrooms. */
const AREAS: Record<'apartment' | 'townhouse' | 'villa', readonly (readonly [number, number])[]> = {
  apartment: [
    [390, 520],
    [640, 900],
    [1050, 1450],
    [1550, 2250],
    [2600, 3800],
  ],
  townhouse: [
    [0, 0],
    [0, 0],
    [0, 0],
    [1900, 2350],
    [2450, 3050],
  ],
  villa: [
    [0, 0],
    [0, 0],
    [0, 0],
    [2700, 3500],
    [3800, 4700],
    [4900, 6200],
    [7000, 9600],
    [9600, 12_400],
  ],
};

/** Greatest distance of a pin from the centre of its place in degrees; shorter at the sea, where the place is narrow. */
const PIN_RADIUS = { sea: 0.0018, inland: 0.006 };

/** Generates the facts of a typical home of a neighbourhood. */
export function generateFacts(home: HomeKind, neighbourhood: Neighbourhood, random: SeededRandom): HomeFacts {
  const isVilla = home.family === 'villa';
  const propertyType = isVilla ? random.of(neighbourhood.types!) : PropertyType.APARTMENT;
  const bedroomCount = isVilla
    ? villaBedrooms(propertyType, random)
    : random.of(neighbourhood.views.includes(View.SEA) ? [0, ...BEDROOM_COUNTS] : BEDROOM_COUNTS);
  const size = propertyType === PropertyType.TOWNHOUSE ? 'townhouse' : home.family;
  const feet = random.between(...AREAS[size][bedroomCount]!);
  const isOffPlan = home.purpose === 'SALE' && !isVilla && random.is(0.14);
  const maidsRoom = bedroomCount >= (isVilla ? 4 : 3) && random.is(0.6);
  return {
    propertyType: !isVilla && bedroomCount === 4 ? random.of(LARGE_TYPES) : propertyType,
    ...(home.purpose === 'SALE'
      ? generateSale(neighbourhood, feet, random)
      : generateRent(neighbourhood, feet, random)),
    bedroomCount,
    maidsRoom,
    bathroomCount: bedroomCount + (bedroomCount > 1 || (bedroomCount === 1 && random.is(0.5)) ? 1 : 0) || 1,
    builtUpArea: Math.round(feet * SQUARE_FOOT),
    ...(isVilla && {
      plotArea: Math.round(roundToTen(feet * (size === 'villa' ? 1.6 : 1.15)) * SQUARE_FOOT),
    }),
    ...generateAvailability(home, isOffPlan, random),
    parkingSpaces: isVilla
      ? random.between(2, 4)
      : Math.max(1, Math.min(3, bedroomCount - random.between(0, 1))),
    ...(!isVilla && { building: random.of(neighbourhood.buildings!), floor: randomFloor(random) }),
    views: neighbourhood.views.slice(0, random.between(1, neighbourhood.views.length)),
    amenities: isVilla ? villaAmenities(neighbourhood, random) : apartmentAmenities(bedroomCount, random),
    placeId: neighbourhood.place,
    ...randomPin(neighbourhood, random),
  };
}

/** Bedrooms of apartments. Studios are only at the sea, which their picture shows. */
const BEDROOM_COUNTS = [1, 1, 1, 2, 2, 2, 3, 3, 4];

const LARGE_TYPES = [PropertyType.PENTHOUSE, PropertyType.DUPLEX, PropertyType.APARTMENT];

const villaBedrooms = (type: PropertyType, random: SeededRandom): number =>
  type === PropertyType.TOWNHOUSE
    ? random.of([3, 3, 4])
    : type === PropertyType.BUNGALOW
      ? random.of([3, 4])
      : random.of([4, 4, 5, 5, 6, 7]);

const roundToTen = (number: number): number => Math.round(number / 10) * 10;

function generateSale({ price, charge }: Neighbourhood, feet: number, random: SeededRandom) {
  const exact = price * feet * (0.9 + random.next() * 0.22);
  const step = exact < 1_000_000 ? 5_000 : 10_000;
  const amount = Math.round(exact / step) * step;
  return {
    amount,
    serviceCharge: roundToTen(charge * (0.95 + random.next() * 0.1)),
    ...(amount > 20_000_000 && random.is(0.5) && { priceOnRequest: true }),
  };
}

function generateRent({ rent }: Neighbourhood, feet: number, random: SeededRandom) {
  const yearly = rent * feet * (0.9 + random.next() * 0.22);
  if (feet < 1_000 && random.is(0.3))
    return { amount: Math.round((yearly * 1.15) / 12 / 100) * 100, rentPeriod: RentPeriod.MONTH };
  return {
    amount: Math.round(yearly / 1_000) * 1_000,
    rentPeriod: RentPeriod.YEAR,
    cheques: random.of([1, 2, 2, 4, 4, 6]),
  };
}

function generateAvailability({ purpose }: HomeKind, isOffPlan: boolean, random: SeededRandom) {
  if (isOffPlan) {
    const month = random.of(['03', '06', '09', '12']);
    return {
      furnishing: Furnishing.UNFURNISHED,
      completion: Completion.OFF_PLAN,
      availableFrom: `${new Date().getFullYear() + random.between(1, 2)}-${month}-01`,
    };
  }
  return {
    furnishing: random.of(FURNISHINGS[purpose]),
    completion: Completion.COMPLETED,
    occupancy: random.of(OCCUPANCIES[purpose]),
  };
}

const { FURNISHED, PARTLY, UNFURNISHED } = Furnishing;
const FURNISHINGS = {
  SALE: [UNFURNISHED, UNFURNISHED, UNFURNISHED, PARTLY, FURNISHED],
  RENT: [UNFURNISHED, UNFURNISHED, FURNISHED, PARTLY],
} as const;
const OCCUPANCIES = {
  SALE: [Occupancy.VACANT, Occupancy.OWNER_OCCUPIED, Occupancy.TENANTED],
  RENT: [Occupancy.VACANT, Occupancy.VACANT, Occupancy.TENANTED],
} as const;

const randomFloor = (random: SeededRandom): string => (random.is(0.05) ? 'G' : String(random.between(2, 38)));

function apartmentAmenities(bedrooms: number, random: SeededRandom): Amenity[] {
  const optional: [Amenity, number][] = [
    [Amenity.BALCONY, 0.6],
    [Amenity.WARDROBES, 0.85],
    [Amenity.KITCHEN_APPLIANCES, 0.7],
    [Amenity.WALK_IN_CLOSET, bedrooms > 1 ? 0.4 : 0],
    [Amenity.STUDY, bedrooms === 1 || bedrooms === 2 ? 0.3 : 0],
    [Amenity.CONCIERGE, 0.6],
    [Amenity.PETS_ALLOWED, 0.3],
    [Amenity.SHARED_POOL, 0.85],
    [Amenity.CHILDRENS_POOL, 0.35],
    [Amenity.SHARED_GYM, 0.75],
    [Amenity.PLAY_AREA, 0.3],
    [Amenity.BARBECUE, 0.2],
    [Amenity.CCTV, 0.5],
    [Amenity.STORAGE, 0.2],
    [Amenity.LAUNDRY, 0.3],
  ];
  const always = [Amenity.CENTRAL_AC, Amenity.COVERED_PARKING, Amenity.LOBBY, Amenity.SECURITY];
  return [...always, ...pickAmenities(optional, random)];
}

function villaAmenities({ style }: Neighbourhood, random: SeededRandom): Amenity[] {
  const isRow = style === 'row' || style === 'sand';
  const optional: [Amenity, number][] = [
    [Amenity.BALCONY, 0.5],
    [Amenity.KITCHEN_APPLIANCES, 0.6],
    [Amenity.WALK_IN_CLOSET, 0.5],
    [Amenity.STUDY, 1],
    [Amenity.COVERED_PARKING, 0.8],
    [Amenity.PETS_ALLOWED, 0.5],
    [Amenity.SHARED_POOL, isRow ? 0.8 : 0.2],
    [Amenity.PRIVATE_POOL, isRow || style === 'court' ? 0 : 0.85],
    [Amenity.PLAY_AREA, 0.4],
    [Amenity.BARBECUE, 0.3],
    [Amenity.SECURITY, 0.7],
    [Amenity.STORAGE, 0.3],
  ];
  return [Amenity.CENTRAL_AC, Amenity.WARDROBES, Amenity.PRIVATE_GARDEN, ...pickAmenities(optional, random)];
}

const pickAmenities = (optional: readonly (readonly [Amenity, number])[], random: SeededRandom): Amenity[] =>
  optional.filter(([, probability]) => random.is(probability)).map(([amenity]) => amenity);

function randomPin({ place, views }: Neighbourhood, random: SeededRandom) {
  const { lat, lng } = placeOf(place)!;
  const radius = views.includes(View.SEA) ? PIN_RADIUS.sea : PIN_RADIUS.inland;
  const nearby = (centre: number) => Number((centre + (random.next() * 2 - 1) * radius).toFixed(5));
  return { latitude: nearby(lat), longitude: nearby(lng) };
}
