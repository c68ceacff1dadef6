import { Field, ID, InputType, registerEnumType } from 'type-graphql';
import type { ListFilterInput } from '../collections/graphql/list.ts';
import { toId } from '../collections/definitions/ids.ts';
import { Publication } from '../collections/definitions/publication.ts';
import { publicationConditions, type Condition } from '../collections/queries/record-reader.ts';
import { listingCondition } from './conditions.ts';
import { InvalidInput } from '../errors.ts';
import { HINTS, HINT_NAMES } from '../listings/quality.ts';
import { filterOf, HomeFilterInput } from './home-filter-input.ts';
import { parseSearchParams } from './search-params.ts';
import { message } from '../messages.ts';

const toParameter = (name: string): string => name.toLowerCase().replaceAll('_', '-');

/** Marks by which staff filter listings beside facts, by API name: an SQL condition on the row `t`, and a description. */
const MARKS: Readonly<Record<string, { condition: string; description: string }>> = {
  NEEDS_REVIEW: { condition: `t.needs_review <> '{}'`, description: 'A text needs review.' },
  ON_REQUEST: {
    condition: 't.price_on_request',
    description: 'The price is on request.',
  },
  HINTED: {
    condition: HINT_NAMES.map((name) => `(${HINTS[name].condition})`).join(' or '),
    description: 'The listing has a hint.',
  },
  ...Object.fromEntries(
    HINT_NAMES.map((name) => [name, { condition: HINTS[name].condition, description: HINTS[name].sentence }]),
  ),
};

/** API names by the value of the URL parameter `mark`. */
const byParameter = new Map(Object.keys(MARKS).map((name) => [toParameter(name), name]));

const ListingMark = Object.fromEntries(Object.keys(MARKS).map((name) => [name, name]));

registerEnumType(ListingMark, {
  name: 'ListingMark',
  description: 'A mark by which staff filter listings.',
  valuesConfig: Object.fromEntries(
    Object.entries(MARKS).map(([name, { description }]) => [name, { description }]),
  ),
});

@InputType({ description: 'A filter of listings for staff; a field that is null does not filter.' })
class ListingFilter extends HomeFilterInput {
  @Field(() => [ListingMark], { nullable: true, description: 'With one of these marks.' })
  marks?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Id of the person who offers them.' })
  agent?: string | null;
}

export const listingFilter: ListFilterInput<ListingFilter> = {
  input: ListingFilter,
  conditions: ({ marks, agent, ...filter }) => [
    ...listingCondition(filterOf(filter)),
    ...markConditions(marks ?? []),
    ...agentConditions(agent),
  ],
};

/** Parses URL parameters such as `beds=2&mark=needs-review&agent=7&publication=DRAFT` into conditions on listings. Throws `InvalidInput`. */
export function conditionsIn(params: URLSearchParams): Condition[] {
  const marks = params.getAll('mark').map((mark) => byParameter.get(mark) ?? fail());
  return [
    ...listingCondition(parseSearchParams(params).filter),
    ...markConditions(marks),
    ...agentConditions(params.get('agent')),
    ...publicationConditions(publicationIn(params)),
  ];
}

/** Throws `InvalidInput` for an unknown state. */
function publicationIn(params: URLSearchParams): Publication | null {
  const name = params.get('publication');
  if (name === null) return null;
  const states: Readonly<Record<string, Publication>> = Publication;
  const publication = Object.hasOwn(states, name) && states[name];
  if (publication) return publication;
  throw new InvalidInput({
    publication: message('NOT_ONE_OF', { label: 'publication', values: Object.keys(states) }),
  });
}

function fail(): never {
  throw new InvalidInput({ mark: message('NOT_ONE_OF', { label: 'mark', values: [...byParameter.keys()] }) });
}

/** The condition that this person offers a listing. */
function agentConditions(agent: string | null | undefined): Condition[] {
  return agent == null ? [] : [{ sql: 't.agent_id = :agent', parameters: { agent: toId(agent) } }];
}

function markConditions(marks: readonly string[]): Condition[] {
  const any = [...new Set(marks)].map((mark) => `(${MARKS[mark]!.condition})`).join(' or ');
  return any === '' ? [] : [{ sql: any }];
}
