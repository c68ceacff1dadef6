import { Extensions } from 'type-graphql';

/** What a field says in the schema of the record, or the part of one, that it is of; what says nothing may look at all of it. */
export interface ReadsExtensions {
  /** The properties that it is made of. */
  reads?: readonly string[];
  /** The property that it gives, of which those are read that are asked for. */
  readsWithin?: string;
}

const says = (extensions: ReadsExtensions): PropertyDecorator => Extensions({ ...extensions });

/** Says which properties a field is made of; who reads records for a query then reads no more than it wants. */
export const Reads = (...reads: string[]): PropertyDecorator => says({ reads });

/** Says that a field gives a property whose own fields say the same of theirs: of a picture its `picture.alt` alone. */
export const ReadsWithin = (readsWithin: string): PropertyDecorator => says({ readsWithin });
