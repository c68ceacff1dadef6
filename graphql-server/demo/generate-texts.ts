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
import type { HomeFacts } from './generate-facts.ts';

const NUMBERS = ['Studio', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];

const VIEW_PHRASES: Record<View, readonly string[]> = {
  [View.SEA]: ['facing open water', 'with the sea in two rooms', 'on the sea side'],
  [View.MARINA]: ['above the berths', 'on the marina side'],
  [View.PALM]: ['over the fronds', 'on the quiet side of the Palm'],
  [View.BURJ_KHALIFA]: ['in sight of the tall tower', 'a few streets from the fountain'],
  [View.BURJ_AL_ARAB]: ['two streets from the beach road', 'behind the beach road'],
  [View.SKYLINE]: ['looking along the towers', 'with the lights of the city'],
  [View.CANAL]: ['near the canal path', 'above the canal'],
  [View.CREEK]: ['on the creek', 'over the creek’s bend'],
  [View.LAKE]: ['on the lake side', 'by the lake path'],
  [View.GOLF]: ['along the fairway', 'beside the golf course'],
  [View.PARK]: ['across from the park', 'over the park'],
  [View.POOL]: ['above the pool', 'on the pool side'],
  [View.GARDEN]: ['round its own garden', 'on the garden side'],
  [View.STREET]: ['on a street without through traffic', 'on a corner'],
  [View.COMMUNITY]: ['on a quiet inner road', 'close to the shops'],
};

const AMENITY_PHRASES: readonly (readonly [Amenity, string])[] = [
  [Amenity.STUDY, 'with a study'],
  [Amenity.PRIVATE_POOL, 'with a pool of its own'],
  [Amenity.WALK_IN_CLOSET, 'with a dressing room'],
  [Amenity.PETS_ALLOWED, 'where a dog is welcome'],
  [Amenity.BALCONY, 'with a deep balcony'],
  [Amenity.STORAGE, 'with a store room'],
];

/** Generates a title from the bedrooms, the view or place, and a feature. */
export function generateTitle({ family }: HomeKind, facts: HomeFacts, random: SeededRandom): string {
  const { bedroomCount, propertyType, furnishing, completion, floor } = facts;
  const noun =
    family === 'villa'
      ? ` ${propertyType}`
      : propertyType === PropertyType.APARTMENT
        ? ''
        : ` ${propertyType}`;
  const rooms = bedroomCount === 0 ? 'Studio' : `${NUMBERS[bedroomCount]}-bedroom${noun}`;
  const amenities = AMENITY_PHRASES.filter(([amenity]) => facts.amenities.includes(amenity)).map(
    ([, words]) => words,
  );
  const more = [
    ...amenities,
    ...(facts.maidsRoom ? ['with a maid’s room'] : []),
    ...(furnishing === Furnishing.FURNISHED ? ['furnished'] : []),
    ...(completion === Completion.OFF_PLAN ? ['under construction'] : []),
    ...(Number(floor) > 25 ? [`on floor ${floor}`] : []),
  ];
  const where = random.is(0.35)
    ? `in ${placeOf(facts.placeId)!.names.en}`
    : random.of(VIEW_PHRASES[random.of(facts.views)]);
  const second = more.length > 0 && random.is(0.8) ? `, ${random.of(more)}` : '';
  return `${rooms} ${where}${second}`;
}

/** Generates sentences about availability, costs and parking. */
export function generateTerms({ purpose }: HomeKind, facts: HomeFacts, random: SeededRandom): string {
  const { completion, occupancy, parkingSpaces, serviceCharge, cheques, rentPeriod } = facts;
  const sentences: string[] = [];
  if (completion === Completion.OFF_PLAN) {
    sentences.push(fillNumbers('{40-60} per cent is paid by handover and the rest on the keys.', random));
  } else if (occupancy === Occupancy.TENANTED) {
    sentences.push(
      purpose === 'SALE'
        ? fillNumbers('Sold with its tenant, who has a contract for another {3-10} months.', random)
        : 'The present contract ends on the last day of next month; it can be seen with a day’s notice.',
    );
  } else if (occupancy === Occupancy.OWNER_OCCUPIED) {
    sentences.push(random.of(OWNER_OCCUPIED));
  } else sentences.push(random.of(VACANT[purpose]));
  if (serviceCharge !== undefined)
    sentences.push(`Service charge AED ${(serviceCharge / 100).toFixed(2)} per sq ft.`);
  if (rentPeriod === RentPeriod.MONTH)
    sentences.push(fillNumbers('Bills are included up to AED {5-9}00 a month.', random));
  if (cheques !== undefined) sentences.push(cheques === 1 ? 'One cheque.' : `Up to ${cheques} cheques.`);
  sentences.push(parkingSpaces === 1 ? 'One parking space.' : `${NUMBERS[parkingSpaces]} parking spaces.`);
  return sentences.join(' ');
}

const OWNER_OCCUPIED = [
  'The owners live here and would like four weeks between contract and keys.',
  'The owner is moving within the city and is in no hurry.',
  'Shown on weekdays after five, when the owners are at home.',
];
const VACANT = {
  SALE: [
    'Empty, and handed over as soon as the transfer is done.',
    'Empty since the spring; the keys are with us.',
  ],
  RENT: [
    'Available now.',
    'Available from the first of next month.',
    'Repainted for this letting; the keys are with us.',
  ],
} as const;

/** Replaces each range such as `{12-17}` with a random number. */
export const fillNumbers = (sentence: string, random: SeededRandom): string =>
  sentence.replace(/\{(\d+)-(\d+)\}/g, (_, min, max) => String(random.between(Number(min), Number(max))));
