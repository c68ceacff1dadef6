import {
  getNamedType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { schema } from './schema.ts';

/** A text without Latin letters, so that tests can tell data from texts of the interface. */
export const TEXT = '数据';

/** Values of text fields that contain no free text. */
const TEXTS: Readonly<Record<string, string>> = { availableFrom: '2027-01-31' };

const SCALARS: Readonly<Record<string, unknown>> = {
  ID: '1',
  String: TEXT,
  Int: 1,
  Float: 25,
  Boolean: true,
  DateTimeISO: '2026-01-31T09:00:00.000Z',
};

/** A value of a type: a list of one item, the first value of an enum, an object with a value of each field. */
function valueOf(type: GraphQLOutputType): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType as GraphQLOutputType);
  if (isListType(type)) return [valueOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]!.value;
  const named = isAbstractType(type) ? schema.getPossibleTypes(type)[0]! : getNamedType(type);
  if (!isObjectType(named)) return SCALARS[named.name];
  const fields = Object.values(named.getFields());
  return {
    __typename: named.name,
    ...Object.fromEntries(fields.map(({ name, type }) => [name, () => TEXTS[name] ?? valueOf(type)])),
  };
}

/** Resolvers that answer every query with some record, whose texts have no Latin letters. */
export const anyData = Object.fromEntries(
  Object.keys(schema.getQueryType()!.getFields()).map((name) => [
    name,
    (_: unknown, __: unknown, { returnType }: GraphQLResolveInfo) => valueOf(returnType),
  ]),
);
