import { maxLength } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { cleanSearchWords } from '../../../schema/text.ts';
import { InvalidInput } from '../../errors.ts';
import { stateOf, type Resource, typeName, type ClassOf } from '../definitions/collection.ts';
import { fieldsOf } from '../definitions/field.ts';
import { LARGEST_ID } from '../definitions/ids.ts';
import { isPublishable, Publication } from '../definitions/publication.ts';
import { MOST_FOUND, type Condition } from '../queries/record-reader.ts';
import { PER_PAGE, type Page } from '../queries/page.ts';
import type { Stored } from '../definitions/stored.ts';
import { message } from '../../messages.ts';

/** The GraphQL arguments of a list; the parent's id has the parent's name. */
export interface ListArguments {
  page: number;
  limit: number;
  search?: string | null;
  /** A property of the record. */
  sort?: string | null;
  descending?: boolean | null;
  /** The id after which the page starts. */
  after?: string | null;
  publication?: Publication | null;
  filter?: object | null;
}

/** A filter of a list for staff: its GraphQL input and its conditions. */
export interface ListFilterInput<Filter extends object = object> {
  input: ClassOf<Filter>;
  /** Throws `InvalidInput` for impossible values. */
  conditions(filter: Filter): readonly Condition[];
}

/** Maximum length of a search text, in characters. */
export const LONGEST_SEARCH = 200;

/** Cleans a search text. Throws `InvalidInput` if it is too long. */
export function searchOf(search: string | null | undefined): string | undefined {
  if (maxLength(search ?? '', LONGEST_SEARCH)) return search == null ? undefined : cleanSearchWords(search);
  throw new InvalidInput({ search: message('TOO_LONG', { label: 'search', max: LONGEST_SEARCH }) });
}

/** Parses the id after which the page starts. Throws `InvalidInput`. */
export function afterOf(after: string | null | undefined): number | undefined {
  if (after == null) return undefined;
  if (/^\d{1,10}$/.test(after)) return Math.min(Number(after), LARGEST_ID);
  throw new InvalidInput({ after: message('NOT_INTEGER', { label: 'after' }) });
}

/** The sort orders of a list: GraphQL name to property. */
export function ordersOf({ entity }: Resource): Record<string, string> {
  const orders: Record<string, string> = { CREATED: 'createdAt', UPDATED: 'updatedAt', NUMBER: 'id' };
  for (const { name, property, sortedBy } of fieldsOf(entity)) {
    if (sortedBy) orders[name.toUpperCase()] = property;
  }
  return orders;
}

/** The sort orders of a resource as a GraphQL enum, such as `SaleApartmentSort`. */
function sortOf(resource: Resource): Record<string, string> {
  const orders = ordersOf(resource);
  registerEnumType(orders, {
    name: `${typeName(resource.names.one)}Sort`,
    description: `Sort orders of ${resource.names.many}. Numbers within a text are compared as numbers.`,
    valuesConfig: Object.fromEntries(
      Object.keys(orders).map((name) => [
        name,
        { description: `By ${DESCRIBED[name] ?? name.toLowerCase()}.` },
      ]),
    ),
  });
  return orders;
}

const DESCRIBED: Record<string, string> = {
  CREATED: 'creation time',
  UPDATED: 'the time of the last change',
  NUMBER: 'id',
};

/** The GraphQL arguments of a resource's list. */
export function listArgumentsOf(resource: Resource, filterInput?: ListFilterInput): ClassOf<ListArguments> {
  const orders = sortOf(resource);

  @ArgsType()
  class ListArgumentsOfResource implements ListArguments {
    @Field(() => Int, { defaultValue: 1, description: 'Page number, from 1.' })
    page: number;

    @Field(() => Int, { defaultValue: PER_PAGE, description: 'Records per page, 1 to 1000.' })
    limit: number;

    @Field(() => String, {
      nullable: true,
      description: `Only records in which each of these words is the prefix of a word; a single letter must be a whole word. At most ${LONGEST_SEARCH} characters. The total counts at most ${MOST_FOUND} results.`,
    })
    search?: string | null;

    @Field(() => orders, {
      nullable: true,
      description: `The sort order; ${resource.isOrdered ? 'that of staff' : 'newest first'} by default.`,
    })
    sort?: string | null;

    @Field(() => Boolean, {
      nullable: true,
      description: 'Whether to sort in descending order; false by default if `sort` is given.',
    })
    descending?: boolean | null;

    @Field(() => ID, {
      nullable: true,
      description:
        'Only records with a greater id. With `sort: NUMBER`, this continues a list after its last record.',
    })
    after?: string | null;
  }
  if (filterInput) {
    const description = 'Filter of the list; for staff only.';
    Field(() => filterInput.input, { nullable: true, description })(
      ListArgumentsOfResource.prototype,
      'filter',
    );
  }
  const { parent } = resource;
  if (isPublishable(resource.entity)) {
    const description = 'Only records of this publication; for staff only.';
    Field(() => Publication, { nullable: true, description })(
      ListArgumentsOfResource.prototype,
      'publication',
    );
  }
  const state = stateOf(resource);
  if (state) {
    const description = `Only records of this ${state.name}.`;
    Field(() => state.states, { nullable: true, description })(ListArgumentsOfResource.prototype, state.name);
  }
  if (parent) {
    const description = 'Only child records of this parent.';
    Field(() => ID, { nullable: true, description })(ListArgumentsOfResource.prototype, parent.input);
  }
  return ListArgumentsOfResource;
}

/** The type of a page, and the parts of its descriptions. */
interface PageDeclaration<Item> {
  name: string;
  description: string;
  item: ClassOf<Item>;
  /** The items in the plural. */
  items: string;
  order?: string;
  /** Appended to the description of the total. */
  totalNote?: string;
}

/** Declares the GraphQL type of one page, such as `StaffPage`. */
export function declarePage<Item>({
  name,
  description,
  item,
  items,
  order,
  totalNote = '',
}: PageDeclaration<Item>): ClassOf<Page<Item>> {
  @ObjectType(name, { description })
  class PageOfItems implements Page<Item> {
    @Field(() => [item], { description: `The ${items} of this page${order ? `, ${order}` : ''}.` })
    items: Item[];

    @Field(() => Int, { description: 'Page number, from 1. A page beyond the end is the last page.' })
    page: number;

    @Field(() => Int, { description: `Maximum number of ${items} per page.` })
    limit: number;

    @Field(() => Int, {
      description: `Total number of ${items}${totalNote}.`,
    })
    total: number;

    @Field(() => Int, { description: 'Number of pages, at least 1.' })
    totalPages: number;
  }
  return PageOfItems;
}

/** The GraphQL type of one page of a resource, such as `SaleApartmentPage`. */
export const pageTypeOf = <Row extends Stored>({ names, entity }: Resource<Row>): ClassOf<Page<Row>> =>
  declarePage({
    name: `${typeName(names.one)}Page`,
    description: `A page of ${names.many}.`,
    item: entity,
    items: 'records',
  });
