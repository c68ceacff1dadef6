import { isAbstractType, type GraphQLSchema } from 'graphql';

/** Which types stand behind each interface and union of the schema, as a module for whoever keeps records by their type. */
export function possibleTypes(schema: GraphQLSchema): string {
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  const possible = abstract.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]);
  return `export const possibleTypes = ${JSON.stringify(Object.fromEntries(possible), null, 2)};\n`;
}
