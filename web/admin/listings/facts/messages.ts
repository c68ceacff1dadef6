import type { Completion, Occupancy, RentPeriod } from '../../../../schema/documents/admin/graphql.ts';
import { formatList, formatNumber, plural } from '../../../../schema/language.ts';

export const confirm = 'Confirm';

// Groups of facts
export const factsTitle = 'Facts';
export const factsIntro =
  'When you save, facts are read from the texts above. A fact that you change here changes its text instead. All facts are optional.';
export const roomsAndSize = 'Rooms and size';
export const location = 'Location';
export const availability = 'Availability';
export const viewsAndAmenities = 'Views and amenities';

// Labels of facts
export const amount = 'Amount';
export const priceOnRequest = 'Price on request';
export const serviceCharge = 'Service charge';
export const serviceChargeUnit = 'AED / sq ft';
export const rentPeriod = 'Rent period';
export const cheques = 'Cheques';
export const floor = 'Floor';
export const plotArea = 'Plot area';
export const type = 'Type';
export const furnishing = 'Furnishing';
export const bedroomCount = 'Number of bedrooms';
export const maidsRoom = 'Maid’s room';
export const bathroomCount = 'Number of bathrooms';
export const parkingSpaces = 'Parking spaces';
export const builtUpArea = 'Built-up area';
export const community = 'Community';
export const building = 'Building';
export const latitude = 'Latitude';
export const longitude = 'Longitude';
export const completion = 'Completion';
export const occupancy = 'Occupancy';
export const availableFrom = 'Available from';
export const views = 'View';
export const amenities = 'Amenities';
export const periodLabels: Record<RentPeriod, string> = {
  YEAR: 'Year',
  MONTH: 'Month',
  WEEK: 'Week',
  DAY: 'Day',
};
export const completionLabels: Record<Completion, string> = { COMPLETED: 'Completed', OFF_PLAN: 'Off plan' };
export const occupancyLabels: Record<Occupancy, string> = {
  VACANT: 'Vacant',
  TENANTED: 'Tenanted',
  OWNER_OCCUPIED: 'Owner lives there',
};

// Summaries of facts
export const summarySeparator = ', ';
export const onRequestSummary = 'on request';
export const serviceChargeSummary = (amount: string) => `service charge ${amount} per sq ft`;
export const rentPeriodSummaries: Readonly<Record<RentPeriod, string>> = {
  YEAR: 'per year',
  MONTH: 'per month',
  WEEK: 'per week',
  DAY: 'per day',
};
// Counts are formatted, or what was typed instead of a number.
export const chequesSummary = (count: string) =>
  plural(Number(count), { one: '1 cheque', other: `${count} cheques` });
export const floorSummary = (floor: string) => `floor ${floor}`;
export const plotSummary = (area: string) => `plot ${area}`;
export const bedroomsSummary = (count: string) =>
  count === '0' ? 'studio' : plural(Number(count), { one: '1 bedroom', other: `${count} bedrooms` });
export const maidsRoomSummary = 'maid’s room';
export const bathroomsSummary = (count: string) =>
  plural(Number(count), { one: '1 bathroom', other: `${count} bathrooms` });
export const parkingSummary = (count: string) => `${count} parking`;
export const pinSummary = 'pin';
export const availableFromSummary = (date: string) => `from ${date}`;

// Community
export const communitiesLoadFailed = 'The communities could not be loaded.';
export const clearCommunity = 'Clear community';
export const noSuchCommunity = 'No community has that name. Try another spelling.';
export const noCommunityNamed = (name: string, nearest: string | undefined) =>
  nearest === undefined
    ? `No community is called “${name}”. Choose one from the list.`
    : `Choose a community from the list. Do you mean ${nearest}?`;
export const notACommunity = (text: string) =>
  `“${text}” is not the name of a community. Choose one from the list.`;

// Pin
export const pinAtCentre = 'Place pin at the community’s centre';
export const noCommunity = 'Choose a community first.';
export const openMap = 'Set pin on a map';
export const closeMap = 'Close map';
export const mapLoadFailed = 'The map could not be loaded. Try again.';
export const swapCoordinates = 'Swap coordinates';
export const movePin = (community: string) => `Move pin to ${community}`;
export const titleNames = (community: string) => `The title still names ${community}.`;
export const mapLabel = 'Location of the home';
export const pinLabel = 'Pin: move it with the arrow keys';
export const mapHelp = 'Click on the map to set the pin, or move the pin with the arrow keys.';
export const pinInMiddle = 'Place pin in the middle of the map';
export const pinPosition = (latitude: string, longitude: string) =>
  `The pin is at ${latitude}, ${longitude}.`;

// Hints
export const hints = (count: number) =>
  plural(count, { one: '1 hint', other: `${formatNumber(count)} hints` });
export const hintsTitle = (count: number) =>
  plural(count, {
    one: '1 hint for portals and buyers',
    other: `${formatNumber(count)} hints for portals and buyers`,
  });

// Texts to review
export const readAs = (value: string, question: string | null) =>
  question === null ? `Read as ${value}` : `Read as ${value}. ${question}`;
export const contradiction = (text: string, facts: string) =>
  text === ''
    ? `The text contradicts the facts: ${facts}. Choose one of them.`
    : `The text says ${text}, the facts say ${facts}. Choose one of them.`;
export const useText = (text: string) => `Use the text: ${text}`;
export const useFacts = (facts: string) => `Use the facts: ${facts}`;
export const willBeWritten = (text: string) => `The text will be “${text}”`;
export const textsToReview = 'Texts to review';
export const textLabels = {
  location: 'Location',
  price: 'Price',
  rent: 'Rent',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  size: 'Size',
} as const;
/** A text of a listing that contains facts. */
type TextName = keyof typeof textLabels;
export const textToReview = (texts: readonly TextName[]) =>
  `Text to review: ${formatList(
    texts.map((text) => TEXTS[text]),
    'unit',
  )}`;
/** Names of texts in sentences. */
const TEXTS: Readonly<Record<TextName, string>> = {
  location: 'location',
  price: 'price',
  rent: 'rent',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  size: 'size',
};
export const confirmText: Readonly<Record<TextName, (listing: string) => string>> = {
  location: (listing) => `Confirm location of ${listing}`,
  price: (listing) => `Confirm price of ${listing}`,
  rent: (listing) => `Confirm rent of ${listing}`,
  bedrooms: (listing) => `Confirm bedrooms of ${listing}`,
  bathrooms: (listing) => `Confirm bathrooms of ${listing}`,
  size: (listing) => `Confirm size of ${listing}`,
};
export const reviewCount = (count: number, shown: number) => {
  if (count === 0) return '';
  const listings = plural(count, {
    one: '1 listing has a text that could not be read for certain.',
    other: `${formatNumber(count)} listings have texts that could not be read for certain.`,
  });
  return count > shown ? `${listings} These are the newest ${formatNumber(shown)}.` : listings;
};
export const saved = 'Saved.';
export const confirmFailed = 'The text could not be confirmed.';
export const confirmUnknown = 'It is not known whether the text was confirmed.';
export const confirmFailedFor = (listing: string) => `The text of “${listing}” could not be confirmed.`;
export const confirmUnknownFor = (listing: string) =>
  `It is not known whether the text of “${listing}” was confirmed.`;
export const noAnswer = 'The server did not answer.';
export const listedAgain =
  'The server did not answer. If the text was not confirmed, it is listed here again.';
