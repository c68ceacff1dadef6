import { expect, test } from '@jest/globals';
import {
  introspectionFromSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  validateSchema,
  type GraphQLArgument,
} from 'graphql';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './process/project-root.ts';
import { buildApiSchema, printApiSchema } from './schema.ts';

test('schema/schema.graphql is up to date (else: npm run generate)', async () => {
  const committed = await readFile(join(projectRoot(), 'schema/schema.graphql'), 'utf8');
  expect(committed).toBe(printApiSchema());
});

test('the schema is valid and can be introspected', () => {
  const schema = buildApiSchema();
  expect(validateSchema(schema)).toEqual([]);
  expect(introspectionFromSchema(schema).__schema.queryType.name).toBe('Query');
});

interface Field {
  name: string;
  description?: string | null;
  args?: readonly GraphQLArgument[];
}

test('every type, field, argument and enum value has a description', () => {
  const undescribed: string[] = [];
  const check = (path: string, { description }: { description?: string | null }) => {
    if (!description?.trim()) undescribed.push(path);
  };
  for (const type of Object.values(buildApiSchema().getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    check(type.name, type);
    if (isEnumType(type)) type.getValues().forEach((value) => check(`${type.name}.${value.name}`, value));
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields() as Record<string, Field>)) {
      check(`${type.name}.${field.name}`, field);
      field.args?.forEach((arg) => check(`${type.name}.${field.name}(${arg.name})`, arg));
    }
  }
  expect(undescribed).toEqual([]);
});
