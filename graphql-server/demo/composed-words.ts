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
import type { ComposedFacts } from './composed-home.ts';

const NUMBERS = ['Studio', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];

const OVER: Record<View, readonly string[]> = {
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

const WITH: readonly (readonly [Amenity, string])[] = [
  [Amenity.STUDY, 'with a study'],
  [Amenity.PRIVATE_POOL, 'with a pool of its own'],
  [Amenity.WALK_IN_CLOSET, 'with a dressing room'],
  [Amenity.PETS_ALLOWED, 'where a dog is welcome'],
  [Amenity.BALCONY, 'with a deep balcony'],
  [Amenity.STORAGE, 'with a store room'],
];

/** What stands above a home: its rooms, what it looks upon, and what else sets it apart. */
export function titleOf({ family }: HomeKind, facts: ComposedFacts, chance: SeededRandom): string {
  const { bedroomCount, propertyType, furnishing, completion, floor } = facts;
  const noun =
    family === 'villa'
      ? ` ${propertyType}`
      : propertyType === PropertyType.APARTMENT
        ? ''
        : ` ${propertyType}`;
  const rooms = bedroomCount === 0 ? 'Studio' : `${NUMBERS[bedroomCount]}-bedroom${noun}`;
  const has = WITH.filter(([amenity]) => facts.amenities.includes(amenity)).map(([, words]) => words);
  const more = [
    ...has,
    ...(facts.maidsRoom ? ['with a maid’s room'] : []),
    ...(furnishing === Furnishing.FURNISHED ? ['furnished'] : []),
    ...(completion === Completion.OFF_PLAN ? ['under construction'] : []),
    ...(Number(floor) > 25 ? [`on floor ${floor}`] : []),
  ];
  const where = chance.is(0.35)
    ? `in ${placeOf(facts.placeId)!.names.en}`
    : chance.of(OVER[chance.of(facts.views)]);
  const second = more.length > 0 && chance.is(0.8) ? `, ${chance.of(more)}` : '';
  return `${rooms} ${where}${second}`;
}

/** What a home costs beside its price, who lives there and how it is had. */
export function termsOf({ purpose }: HomeKind, facts: ComposedFacts, chance: SeededRandom): string {
  const { completion, occupancy, parkingSpaces, serviceCharge, cheques, rentPeriod } = facts;
  const said: string[] = [];
  if (completion === Completion.OFF_PLAN) {
    said.push(filled('{40-60} per cent is paid by handover and the rest on the keys.', chance));
  } else if (occupancy === Occupancy.TENANTED) {
    said.push(
      purpose === 'sale'
        ? filled('Sold with its tenant, who has a contract for another {3-10} months.', chance)
        : 'The present contract ends on the last day of next month; it can be seen with a day’s notice.',
    );
  } else if (occupancy === Occupancy.OWNER_OCCUPIED) {
    said.push(chance.of(OWNER));
  } else said.push(chance.of(VACANT[purpose]));
  if (serviceCharge !== undefined)
    said.push(`Service charge AED ${(serviceCharge / 100).toFixed(2)} per sq ft.`);
  if (rentPeriod === RentPeriod.MONTH)
    said.push(filled('Bills are included up to AED {5-9}00 a month.', chance));
  if (cheques !== undefined) said.push(cheques === 1 ? 'One cheque.' : `Up to ${cheques} cheques.`);
  said.push(parkingSpaces === 1 ? 'One parking space.' : `${NUMBERS[parkingSpaces]} parking spaces.`);
  return said.join(' ');
}

const OWNER = [
  'The owners live here and would like four weeks between contract and keys.',
  'The owner is moving within the city and is in no hurry.',
  'Shown on weekdays after five, when the owners are at home.',
];
const VACANT = {
  sale: [
    'Empty, and handed over as soon as the transfer is done.',
    'Empty since the spring; the keys are with us.',
  ],
  rent: [
    'Available now.',
    'Available from the first of next month.',
    'Repainted for this letting; the keys are with us.',
  ],
} as const;

/** A sentence with a number in the place of each `{12-17}`. */
export const filled = (sentence: string, chance: SeededRandom): string =>
  sentence.replace(/\{(\d+)-(\d+)\}/g, (_, least, most) =>
    String(chance.between(Number(least), Number(most))),
  );
