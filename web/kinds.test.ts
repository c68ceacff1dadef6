import { expect, test } from '@jest/globals';
import { buildSchema, getNamedType, isListType, isNonNullType, isObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { kinds } from './kinds.ts';

const schema = buildSchema(readFileSync(new URL('../schema/schema.graphql', import.meta.url), 'utf8'));
const added = Object.values(schema.getMutationType()!.getFields())
  .filter(({ name }) => name.startsWith('create'))
  .map(({ type }) => getNamedType(type).name);

/** Types of records that are shown on the page of their parent. */
const belonging = added.filter((name) =>
  added.some((parent) => {
    const type = schema.getType(parent);
    if (!isObjectType(type)) return false;
    return Object.values(type.getFields()).some(
      (field) =>
        isNonNullType(field.type) && isListType(field.type.ofType) && getNamedType(field.type).name === name,
    );
  }),
);

test('every kind of record that staff create has pages, except those shown on the pages of others', () => {
  const elsewhere = new Set([...belonging, 'Banner', 'UpcomingProject']);
  expect(belonging).toHaveLength(6);
  expect(Object.keys(kinds).sort()).toEqual(added.filter((name) => !elsewhere.has(name)).sort());
});
