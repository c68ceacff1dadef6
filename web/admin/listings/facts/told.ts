import type { ReadingsQuery, RentalVillaRowFragment } from '../../../../schema/documents/admin/graphql.ts';

/** A text of a listing that tells some of its facts. */
export type TextName = keyof typeof FACTS;

/** How a text is read, or why a person is needed. */
export type Reading = ReadingsQuery['readings'][number];

/** What a listing says of itself that its texts tell too, and which of those texts wait for a person. */
export type Told = Facts & Pick<RentalVillaRowFragment, 'unsettledTexts'>;

type Facts = Pick<
  RentalVillaRowFragment,
  | 'amount'
  | 'rentPeriod'
  | 'cheques'
  | 'priceOnRequest'
  | 'bedroomCount'
  | 'maidsRoom'
  | 'bathroomCount'
  | 'builtUpArea'
  | 'plotArea'
  | 'placeId'
  | 'building'
>;

/** Facts that say what a text says. */
export type Confirming = Partial<Facts>;

const ASKED = ['amount', 'rentPeriod', 'cheques', 'priceOnRequest'] as const;

/** The facts that each text tells. */
export const FACTS = {
  location: ['placeId', 'building'],
  price: ASKED,
  rent: ASKED,
  bedrooms: ['bedroomCount', 'maidsRoom'],
  bathrooms: ['bathroomCount'],
  size: ['builtUpArea', 'plotArea'],
} as const satisfies Record<string, readonly (keyof Facts)[]>;

/** What is sent to say that a text was read rightly: its facts as they are stored, so that it is written from them. */
export const confirming = (listing: Facts, text: TextName): Confirming =>
  Object.fromEntries(FACTS[text].map((fact) => [fact, listing[fact]]));

/** Whether a field is a text that tells facts. */
export const isText = (field: string): field is TextName => Object.hasOwn(FACTS, field);

/** What a text that waits for a person is read as; undefined where it does not wait. */
export const unsettledIn = (listing: Pick<Told, 'unsettledTexts'>, text: string): Reading | undefined =>
  listing.unsettledTexts?.find(({ field }) => field === text);

/** Whether a press is enough to settle what a text says. */
export const canBeConfirmed = ({ outcome, says }: Reading): boolean =>
  outcome === 'QUESTION' && says !== null;

/** A reading in a sentence. */
export function sentenceOf({ outcome, says, sentence }: Reading): string {
  if (outcome === 'PERSON' || !says) return sentence ?? '';
  return sentence ? `Read as ${says}. ${sentence}` : `Read as ${says}`;
}
