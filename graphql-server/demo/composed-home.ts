import {
  Amenity,
  Completion,
  Furnishing,
  Occupancy,
  PropertyType,
  RentPeriod,
  View,
} from '../listings/facts/choices.ts';
import type { HomeKind } from '../listings/facts/home.ts';
import { placeOf } from '../places/place.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** A neighbourhood with what its homes are like; prices in dirhams and charges in fils, for a square foot. */
export interface Neighbourhood {
  place: string;
  price: number;
  rent: number;
  charge: number;
  views: View[];
  /** The towers of an apartment, with what is said of where they stand. */
  buildings?: string[];
  setting?: string[];
  /** How a villa is built, and which types there are. */
  manner?: 'garden' | 'row' | 'sand' | 'sea' | 'court';
  types?: PropertyType[];
}

/** The facts of a composed home, by the names that inputs have for them. */
export interface ComposedFacts {
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

/** Square feet of a home by its bedrooms, from and to. */
const FEET: Record<'apartment' | 'townhouse' | 'villa', readonly (readonly [number, number])[]> = {
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

const SQUARE_DECIMETRES_PER_FOOT = 9.290304;

/** The homes on the water's edge stand closer together than the others: how far a pin lies from the middle, in degrees. */
const BY_THE_SEA = 0.0018;
const INLAND = 0.006;

/** The facts of a home as one finds it in a neighbourhood. */
export function composeFacts(home: HomeKind, hood: Neighbourhood, chance: SeededRandom): ComposedFacts {
  const isVilla = home.family === 'villa';
  const propertyType = isVilla ? chance.of(hood.types!) : PropertyType.APARTMENT;
  const bedroomCount = isVilla
    ? villaBedrooms(propertyType, chance)
    : chance.of(hood.views.includes(View.SEA) ? [0, ...ROOMS] : ROOMS);
  const size = propertyType === PropertyType.TOWNHOUSE ? 'townhouse' : home.family;
  const feet = chance.between(...FEET[size][bedroomCount]!);
  const isOffPlan = home.purpose === 'sale' && !isVilla && chance.is(0.14);
  const maidsRoom = bedroomCount >= (isVilla ? 4 : 3) && chance.is(0.6);
  return {
    propertyType: !isVilla && bedroomCount === 4 ? chance.of(LARGE) : propertyType,
    ...(home.purpose === 'sale' ? saleOf(hood, feet, chance) : rentOf(hood, feet, chance)),
    bedroomCount,
    maidsRoom,
    bathroomCount: bedroomCount + (bedroomCount > 1 || (bedroomCount === 1 && chance.is(0.5)) ? 1 : 0) || 1,
    builtUpArea: Math.round(feet * SQUARE_DECIMETRES_PER_FOOT),
    ...(isVilla && {
      plotArea: Math.round(tens(feet * (size === 'villa' ? 1.6 : 1.15)) * SQUARE_DECIMETRES_PER_FOOT),
    }),
    ...standingOf(home, isOffPlan, chance),
    parkingSpaces: isVilla
      ? chance.between(2, 4)
      : Math.max(1, Math.min(3, bedroomCount - chance.between(0, 1))),
    ...(!isVilla && { building: chance.of(hood.buildings!), floor: floorOf(chance) }),
    views: hood.views.slice(0, chance.between(1, hood.views.length)),
    amenities: isVilla ? villaAmenities(hood, chance) : apartmentAmenities(bedroomCount, chance),
    placeId: hood.place,
    ...pinIn(hood, chance),
  };
}

/** Bedrooms of apartments; the picture that studios have looks upon the sea. */
const ROOMS = [1, 1, 1, 2, 2, 2, 3, 3, 4];

const LARGE = [PropertyType.PENTHOUSE, PropertyType.DUPLEX, PropertyType.APARTMENT];

const villaBedrooms = (type: PropertyType, chance: SeededRandom): number =>
  type === PropertyType.TOWNHOUSE
    ? chance.of([3, 3, 4])
    : type === PropertyType.BUNGALOW
      ? chance.of([3, 4])
      : chance.of([4, 4, 5, 5, 6, 7]);

/** To the nearest ten, as such numbers are told. */
const tens = (number: number): number => Math.round(number / 10) * 10;

function saleOf({ price, charge }: Neighbourhood, feet: number, chance: SeededRandom) {
  const asked = price * feet * (0.9 + chance.next() * 0.22);
  const step = asked < 1_000_000 ? 5_000 : 10_000;
  const amount = Math.round(asked / step) * step;
  return {
    amount,
    serviceCharge: tens(charge * (0.95 + chance.next() * 0.1)),
    ...(amount > 20_000_000 && chance.is(0.5) && { priceOnRequest: true }),
  };
}

function rentOf({ rent }: Neighbourhood, feet: number, chance: SeededRandom) {
  const year = rent * feet * (0.9 + chance.next() * 0.22);
  if (feet < 1_000 && chance.is(0.3))
    return { amount: Math.round((year * 1.15) / 12 / 100) * 100, rentPeriod: RentPeriod.MONTH };
  return {
    amount: Math.round(year / 1_000) * 1_000,
    rentPeriod: RentPeriod.YEAR,
    cheques: chance.of([1, 2, 2, 4, 4, 6]),
  };
}

function standingOf({ purpose }: HomeKind, isOffPlan: boolean, chance: SeededRandom) {
  if (isOffPlan) {
    const month = chance.of(['03', '06', '09', '12']);
    return {
      furnishing: Furnishing.UNFURNISHED,
      completion: Completion.OFF_PLAN,
      availableFrom: `${new Date().getFullYear() + chance.between(1, 2)}-${month}-01`,
    };
  }
  return {
    furnishing: chance.of(FURNISHINGS[purpose]),
    completion: Completion.COMPLETED,
    occupancy: chance.of(OCCUPANCIES[purpose]),
  };
}

const { FURNISHED, PARTLY, UNFURNISHED } = Furnishing;
const FURNISHINGS = {
  sale: [UNFURNISHED, UNFURNISHED, UNFURNISHED, PARTLY, FURNISHED],
  rent: [UNFURNISHED, UNFURNISHED, FURNISHED, PARTLY],
} as const;
const OCCUPANCIES = {
  sale: [Occupancy.VACANT, Occupancy.OWNER_OCCUPIED, Occupancy.TENANTED],
  rent: [Occupancy.VACANT, Occupancy.VACANT, Occupancy.TENANTED],
} as const;

const floorOf = (chance: SeededRandom): string => (chance.is(0.05) ? 'G' : String(chance.between(2, 38)));

function apartmentAmenities(bedrooms: number, chance: SeededRandom): Amenity[] {
  const perhaps: [Amenity, number][] = [
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
  return [...always, ...drawn(perhaps, chance)];
}

function villaAmenities({ manner }: Neighbourhood, chance: SeededRandom): Amenity[] {
  const isRow = manner === 'row' || manner === 'sand';
  const perhaps: [Amenity, number][] = [
    [Amenity.BALCONY, 0.5],
    [Amenity.KITCHEN_APPLIANCES, 0.6],
    [Amenity.WALK_IN_CLOSET, 0.5],
    [Amenity.STUDY, 1],
    [Amenity.COVERED_PARKING, 0.8],
    [Amenity.PETS_ALLOWED, 0.5],
    [Amenity.SHARED_POOL, isRow ? 0.8 : 0.2],
    [Amenity.PRIVATE_POOL, isRow || manner === 'court' ? 0 : 0.85],
    [Amenity.PLAY_AREA, 0.4],
    [Amenity.BARBECUE, 0.3],
    [Amenity.SECURITY, 0.7],
    [Amenity.STORAGE, 0.3],
  ];
  return [Amenity.CENTRAL_AC, Amenity.WARDROBES, Amenity.PRIVATE_GARDEN, ...drawn(perhaps, chance)];
}

const drawn = (perhaps: readonly (readonly [Amenity, number])[], chance: SeededRandom): Amenity[] =>
  perhaps.filter(([, share]) => chance.is(share)).map(([amenity]) => amenity);

function pinIn({ place, views }: Neighbourhood, chance: SeededRandom) {
  const { lat, lng } = placeOf(place)!;
  const reach = views.includes(View.SEA) ? BY_THE_SEA : INLAND;
  const near = (middle: number) => Number((middle + (chance.next() * 2 - 1) * reach).toFixed(5));
  return { latitude: near(lat), longitude: near(lng) };
}
