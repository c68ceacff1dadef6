import { Field, InputType, registerEnumType } from 'type-graphql';
import type { Narrowing } from '../collections/graphql/narrowing.ts';
import type { Condition } from '../collections/reading/condition.ts';
import { conditionsOf } from './conditions.ts';
import { InvalidInput } from '../errors.ts';
import { HomeFilter, wishOf } from './home-filter.ts';
import { wishIn } from './in-address.ts';

/** What staff look for among listings beside facts, by its name in the API and in addresses. */
export enum ListingMark {
  UNSETTLED = 'unsettled',
  ON_REQUEST = 'on-request',
}

registerEnumType(ListingMark, {
  name: 'ListingMark',
  description: 'What staff look for among listings.',
  valuesConfig: {
    UNSETTLED: { description: 'A text of it waits for a person.' },
    ON_REQUEST: { description: 'What is asked for it is told on request alone.' },
  },
});

const MARKED: Record<ListingMark, string> = {
  [ListingMark.UNSETTLED]: `t.unsettled <> '{}'`,
  [ListingMark.ON_REQUEST]: 't.price_on_request',
};

@InputType({ description: 'Which listings staff want to see; whatever is not said does not matter.' })
class ListingFilter extends HomeFilter {
  @Field(() => [ListingMark], { nullable: true, description: 'Of which one of these is true.' })
  marks?: ListingMark[] | null;
}

/** The filter of the lists of listings. */
export const listingFilter: Narrowing<ListingFilter> = {
  input: ListingFilter,
  conditions: ({ marks, ...filter }) => [...conditionsOf(wishOf(filter)), ...markedBy(marks ?? [])],
};

/** What the words of an address say of the rows of listings, such as `beds=2&mark=unsettled`. Throws `InvalidInput`. */
export function conditionsIn(words: URLSearchParams): Condition[] {
  const named = words.getAll('mark');
  const known = Object.values(ListingMark);
  const marks = known.filter((mark) => named.includes(mark));
  if (marks.length < new Set(named).size) {
    throw new InvalidInput({ mark: `mark must be one of ${known.join(', ')}.` });
  }
  return [...conditionsOf(wishIn(words).wish), ...markedBy(marks)];
}

/** What marks say of the rows of listings: that one of them is there. */
const markedBy = (marks: readonly ListingMark[]): Condition[] =>
  marks.length === 0
    ? []
    : [{ holds: () => marks.map((mark) => `(${MARKED[mark]})`).join(' or '), values: [] }];
