import { expect, test } from '@jest/globals';
import { buildSchema, getNamedType, isListType, isNonNullType, isObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { kinds } from './kinds.ts';

const schema = buildSchema(readFileSync(new URL('../schema/schema.graphql', import.meta.url), 'utf8'));
/** The types that the mutations named `create…` return. */
const createdTypes = Object.values(schema.getMutationType()!.getFields())
  .filter(({ name }) => name.startsWith('create'))
  .map(({ type }) => getNamedType(type).name);

/** The created types that are listed by a field of another created type. Their records are shown on the page of their parent. */
const childTypes = createdTypes.filter((name) =>
  createdTypes.some((parent) => {
    const type = schema.getType(parent);
    if (!isObjectType(type)) return false;
    return Object.values(type.getFields()).some(
      (field) =>
        isNonNullType(field.type) && isListType(field.type.ofType) && getNamedType(field.type).name === name,
    );
  }),
);

test('every kind of record that staff create has pages, except those shown on the pages of others', () => {
  // A person has a page of the team, by the slug.
  const typesWithoutPages = new Set([...childTypes, 'Banner', 'UpcomingProject', 'Person']);
  expect(childTypes).toHaveLength(6);
  expect(Object.keys(kinds).sort()).toEqual(
    createdTypes.filter((name) => !typesWithoutPages.has(name)).sort(),
  );
});
