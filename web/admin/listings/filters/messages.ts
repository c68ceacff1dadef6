import type { ListingHint, ListingMark } from '../../../../schema/documents/admin/graphql.ts';
import { formatNumber, plural } from '../../../../schema/language.ts';

// Filter button and active filters
export const filter = 'Filter';
export const filterCount = (count: number) => (count > 0 ? `Filter (${count})` : 'Filter');
export const activeFilters = 'Active filters';
export const without = (filter: string) => `Without ${filter}`;
export const clearAll = 'Clear all';
export const found = (total: number) => `${formatNumber(total)} found`;
export const offeredBy = (agent: string) => `Offered by ${agent}`;

// Controls
export const any = 'Any';
export const agent = 'Agent';
export const agentsFailed = 'The people of the team could not be loaded.';
export const community = 'Community';
export const anotherCommunity = 'Another community';
export const anywhere = 'Anywhere in Dubai';
export const bathrooms = 'Bathrooms';
export const orMore = (count: number) => `${count} or more`;
export const completion = 'Completion';
export const priceFrom = 'Price from';
export const priceTo = 'Price to';
export const rentFrom = 'Yearly rent from';
export const rentTo = 'Yearly rent to';
export const areaFrom = 'Sq ft from';
export const areaTo = 'Sq ft to';
export const invalidNumber = (label: string) => `${label} must be a whole number from 1, such as 1,500.`;
export const marks = 'Marked as';
export const type = 'Type';
export const bedrooms = 'Bedrooms';
export const studio = 'Studio';
export const bedroomOption = (count: number, isMaximum: boolean) => (isMaximum ? `${count}+` : `${count}`);
export const furnishing = 'Furnishing';
export const hints = 'Hints';
export const anyOfThese = 'With any of these';
export const views = 'View';
export const cheques = 'Cheques';
export const amenities = 'Amenities';
export const allOfThese = 'With all of these';

// Marks
export const markLabels: Readonly<Record<Exclude<ListingMark, ListingHint>, string>> = {
  NEEDS_REVIEW: 'Text to review',
  ON_REQUEST: 'Price on request',
  HINTED: 'Has hints',
};
export const hintLabels: Readonly<Record<ListingHint, string>> = {
  NO_PRICE: 'No price',
  HIDDEN_PRICE: 'On request without a price',
  NO_PLACE: 'No community',
  FAR_PIN: 'Pin far from the community',
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
  SIGNS: 'Symbols in the title',
  PRICE_IN_TITLE: 'Price in the title',
  CONTACT: 'Telephone number or web address',
  SMALL_AREA: 'Small area',
  LARGE_AREA: 'Large area',
  SMALL_PLOT: 'Small plot',
  RATE: 'Unusual price per area',
  LATE: 'Available late',
};

// No matches
export const noMatches = 'No listing matches all filters.';
export const fewerFilters = 'With one filter less:';
export const relaxed = (removal: string, total: number) => `${removal}: ${formatNumber(total)}`;
export const removeText = (text: string) => `Remove “${text}”`;
export const removeMarks = (count: number) =>
  plural(count, { one: 'Remove the mark', other: 'Remove the marks' });
export const removeAgent = 'Remove the agent';
export const showAll = 'Show all';
