import { plural } from '../../../schema/language.ts';

// Texts of the page that compares homes.

export const title = 'Compare homes';
export const description =
  'Homes side by side: price, price per square foot, size, place, furnishing and amenities.';

export const emptyTitle = 'Choose up to four homes to compare.';
export const emptyText = 'Use the compare button on a home’s picture, beside the heart.';
export const chosenTitle = (count: number): string =>
  plural(count, {
    one: 'You have chosen one home to compare.',
    other: `You have chosen ${count} homes to compare.`,
  });
export const showChosen = (count: number): string => plural(count, { one: 'Show it', other: 'Compare them' });
export const withoutScript =
  'Choosing homes needs JavaScript, which is off in your browser. Homes that you chose earlier are stored there and are shown again with JavaScript.';
export const searchHomes = 'Search homes';
export const savedHomes = 'Saved homes';

export const loading = 'Loading homes...';
export const loadFailed = 'These homes cannot be compared just now.';
export const allUnavailable = 'None of these homes is on offer any more.';
export const tooMany = 'At most four homes can be compared. These are the first four.';
export const unavailable = (count: number): string =>
  plural(count, {
    one: 'One of these homes is no longer on offer.',
    other: `${count} of these homes are no longer on offer.`,
  });
export const onlyOne = 'Add another home with the compare button on its picture.';

export const onlyDifferences = 'Only where they differ';
export const table = 'Homes side by side';
export const remove = 'Remove';
export const amenities = 'Amenities';
export const yes = 'Yes';
export const notStated = 'Not stated';
export const price = 'Price';
export const pricePerSquareFoot = 'Price per sq ft';
export const place = 'Place';
export const amount = (dirhams: string): string => `AED ${dirhams}`;
export const amountPerYear = (dirhams: string): string => `AED ${dirhams} a year`;
