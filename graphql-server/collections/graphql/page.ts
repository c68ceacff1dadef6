import { Field, Int, ObjectType } from 'type-graphql';
import type { Resource } from '../definitions/collection.ts';
import { typeName, type ClassOf } from '../definitions/names.ts';
import type { Stored } from '../definitions/stored.ts';
import type { Page } from '../queries/page.ts';

/** The GraphQL type of one page of a resource, such as `SaleApartmentPage`. */
export function pageTypeOf<Row extends Stored>(resource: Resource<Row>): ClassOf<Page<Row>> {
  class PageOfRecords implements Page<Row> {
    items: Row[];
    page: number;
    limit: number;
    total: number;
    totalPages: number;
  }
  const add = (property: string, type: () => object, description: string) => {
    Field(type as () => StringConstructor, { description })(PageOfRecords.prototype, property);
  };
  add('items', () => [resource.entity], 'The records of this page.');
  add('page', () => Int, 'Page number, from 1. A page beyond the end is the last page.');
  add('limit', () => Int, 'Maximum number of records per page.');
  add('total', () => Int, 'Total number of records.');
  add('totalPages', () => Int, 'Number of pages, at least 1.');
  ObjectType(`${typeName(resource.names.one)}Page`, { description: `A page of ${resource.names.many}.` })(
    PageOfRecords,
  );
  return PageOfRecords;
}
