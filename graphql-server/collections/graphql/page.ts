import { Field, Int, ObjectType } from 'type-graphql';
import { type Resource, typeName, type ClassOf } from '../definitions/collection.ts';
import type { Stored } from '../definitions/stored.ts';
import type { Page } from '../queries/page.ts';

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
