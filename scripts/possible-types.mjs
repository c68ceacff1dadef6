import { isAbstractType } from 'graphql';

/** Writes the possible types of each interface and union of the schema, for Apollo Client's cache. */
export function plugin(/** @type {import('graphql').GraphQLSchema} */ schema) {
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  const possible = abstract.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]);
  return `export const possibleTypes = ${JSON.stringify(Object.fromEntries(possible), null, 2)};\n`;
}
