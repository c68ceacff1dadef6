import type { ListingHint, ListingMark } from '../../../../schema/documents/admin/graphql.ts';

/** What hints are called where there is little room. */
const HINTS: Record<ListingHint, string> = {
  NO_PRICE: 'No price',
  HIDDEN_PRICE: 'On request without a price',
  NO_PLACE: 'No place',
  FAR_PIN: 'Pin far from the place',
  NO_BUILDING: 'No building',
  NO_BEDROOMS: 'No bedrooms',
  NO_BATHROOMS: 'No bathrooms',
  NO_AREA: 'No area',
  NO_PLOT: 'No plot area',
  NO_FURNISHING: 'No furnishing',
  NO_COMPLETION: 'No completion',
  NO_PICTURE: 'No picture',
  FEW_PICTURES: 'Few pictures',
  SHORT_DESCRIPTION: 'Short description',
  SHORT_TITLE: 'Short title',
  LONG_TITLE: 'Long title',
  CAPITALS: 'Title in capitals',
  SIGNS: 'Signs in the title',
  PRICE_IN_TITLE: 'Price in the title',
  CONTACT: 'Telephone or web address',
  SMALL_AREA: 'Small area',
  LARGE_AREA: 'Large area',
  SMALL_PLOT: 'Small plot',
  RATE: 'Unusual rate',
  LATE: 'Available late',
};

/** What is looked for among listings beside facts, as staff call it. */
export const MARKED: Record<ListingMark, string> = {
  UNSETTLED: 'Needs a person',
  ON_REQUEST: 'Price on request',
  HINTED: 'Has hints',
  ...HINTS,
};

/** All of them; the first are looked for by themselves, the others are single hints. */
export const MARKS = Object.keys(MARKED) as ListingMark[];
export const HINT_MARKS = Object.keys(HINTS) as ListingHint[];
export const FIRST_MARKS = MARKS.filter((mark) => !HINT_MARKS.some((hint) => hint === mark));
