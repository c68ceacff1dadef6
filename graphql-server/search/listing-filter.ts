import { Field, InputType, registerEnumType } from 'type-graphql';
import type { ListFilterInput } from '../collections/graphql/list-filter-input.ts';
import type { Condition } from '../collections/reading/condition.ts';
import { listingCondition } from './conditions.ts';
import { InvalidInput } from '../errors.ts';
import { HINTS, HINT_NAMES } from '../listings/quality.ts';
import { filterOf, HomeFilterInput } from './home-filter-input.ts';
import { parseSearchParams } from './search-params.ts';

const wordOf = (name: string): string => name.toLowerCase().replaceAll('_', '-');

/** What staff look for among listings beside facts, by its name in the API: when it is true, in SQL of the row `t`, and what it is. */
const MARKED: Readonly<Record<string, { holds: string; description: string }>> = {
  UNSETTLED: { holds: `t.unsettled <> '{}'`, description: 'A text of it waits for a person.' },
  ON_REQUEST: {
    holds: 't.price_on_request',
    description: 'What is asked for it is told on request alone.',
  },
  HINTED: {
    holds: HINT_NAMES.map((name) => `(${HINTS[name].condition})`).join(' or '),
    description: 'There is a hint about it.',
  },
  ...Object.fromEntries(
    HINT_NAMES.map((name) => [name, { holds: HINTS[name].condition, description: HINTS[name].sentence }]),
  ),
};

/** The same by their names in an address. */
const byWord = new Map(Object.keys(MARKED).map((name) => [wordOf(name), name]));

const ListingMark = Object.fromEntries(Object.keys(MARKED).map((name) => [name, name]));

registerEnumType(ListingMark, {
  name: 'ListingMark',
  description: 'What staff look for among listings.',
  valuesConfig: Object.fromEntries(
    Object.entries(MARKED).map(([name, { description }]) => [name, { description }]),
  ),
});

@InputType({ description: 'Which listings staff want to see; whatever is not said does not matter.' })
class ListingFilter extends HomeFilterInput {
  @Field(() => [ListingMark], { nullable: true, description: 'Of which one of these is true.' })
  marks?: string[] | null;
}

/** The filter of the lists of listings. */
export const listingFilter: ListFilterInput<ListingFilter> = {
  input: ListingFilter,
  conditions: ({ marks, ...filter }) => [...listingCondition(filterOf(filter)), ...markedBy(marks ?? [])],
};

/** What the words of an address say of the rows of listings, such as `beds=2&mark=unsettled`. Throws `InvalidInput`. */
export function conditionsIn(words: URLSearchParams): Condition[] {
  const marks = words.getAll('mark').map((word) => byWord.get(word) ?? fail());
  return [...listingCondition(parseSearchParams(words).filter), ...markedBy(marks)];
}

function fail(): never {
  throw new InvalidInput({ mark: `mark must be one of ${[...byWord.keys()].join(', ')}.` });
}

/** What marks say of the rows of listings: that one of them is there. */
function markedBy(marks: readonly string[]): Condition[] {
  const any = [...new Set(marks)].map((mark) => `(${MARKED[mark]!.holds})`).join(' or ');
  return any === '' ? [] : [{ holds: () => any, values: [] }];
}
