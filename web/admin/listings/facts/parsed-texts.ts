import type { ParsedTextsQuery, RentalVillaRowFragment } from '../../../../schema/documents/admin/graphql.ts';
import * as messages from './messages.ts';

/** A text of a listing that contains facts. */
export type TextName = keyof typeof messages.textLabels;

/** The parse result of a text in a form. */
export type TypedTextParse = ParsedTextsQuery['parsedTexts'][number];

/** The parse result of a text, or why it needs review. */
export type TextParse = Omit<TypedTextParse, 'contradiction'>;

/** The facts of a listing that its texts contain too, and the texts that need review. */
export type ListingTexts = Facts & Pick<RentalVillaRowFragment, 'textsToReview'>;

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

/** The input that confirms a text. */
export type ConfirmedFacts = Partial<Facts>;

const PRICE_FACTS = ['amount', 'rentPeriod', 'cheques', 'priceOnRequest'] as const;

/** The facts of each text. */
export const FACTS = {
  location: ['placeId', 'building'],
  price: PRICE_FACTS,
  rent: PRICE_FACTS,
  bedrooms: ['bedroomCount', 'maidsRoom'],
  bathrooms: ['bathroomCount'],
  size: ['builtUpArea', 'plotArea'],
} as const satisfies Record<TextName, readonly (keyof Facts)[]>;

/** Returns the input that confirms a text: its stored facts, from which the server formats the text. */
export const confirmedFacts = (listing: Facts, text: TextName): ConfirmedFacts =>
  Object.fromEntries(FACTS[text].map((fact) => [fact, listing[fact]]));

/** True if a field is a text that contains facts. */
export const isParsedText = (field: string): field is TextName => Object.hasOwn(FACTS, field);

/** Returns the parse result of a text that needs review; undefined if it needs none. */
export const parseToReview = (
  listing: Pick<ListingTexts, 'textsToReview'>,
  text: string,
): TextParse | undefined => listing.textsToReview?.find(({ field }) => field === text);

/** True if the parse result can be confirmed with one click. */
export const isConfirmable = ({ needsReview, facts }: TextParse): boolean => needsReview && facts !== null;

/** Describes a parse result in a sentence. */
export function describeParse({ facts, message }: TextParse): string {
  if (!facts) return message ?? '';
  return messages.readAs(facts, message || null);
}
