import { Extensions } from 'type-graphql';

/** What a field of a record says of itself in the schema: the properties of the record that it is made of. */
export interface ReadsExtensions {
  reads: readonly string[];
}

/** Says which properties of its record a field is made of; who reads records for a query then reads no more than it wants. */
export const Reads = (...reads: string[]): PropertyDecorator => {
  const extensions: ReadsExtensions = { reads };
  return Extensions({ ...extensions });
};
