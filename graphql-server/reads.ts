import { Extensions } from 'type-graphql';

/** Who asks. */
export interface Viewing {
  staff: unknown;
}

/** How a field's value follows from what it is of, its arguments and who asks, at once. */
export type Telling = (source: object, args: Record<string, unknown>, viewing: Viewing) => unknown;

/** What a field says in the schema of the record, or the part of one, that it is of; what says nothing may look at all of it. */
export interface ReadsExtensions {
  /** The properties that it is made of. */
  reads?: readonly string[];
  /** The property that it gives, of which those are read that are asked for. */
  readsWithin?: string;
  /** Where nothing else than these is looked at, no database above all. */
  tells?: Telling;
}

/** Says something of a field in the schema. */
export const says = (extensions: ReadsExtensions): PropertyDecorator => Extensions({ ...extensions });

/** Tells a property as it is. */
export const asItIs = (property: string): Telling => {
  return (source) => (source as Record<string, unknown>)[property];
};

/** Says which properties a field is made of that has a resolver; who reads records for a query then reads no more than it wants. */
export const Reads = (...reads: string[]): PropertyDecorator => says({ reads });

/** Says that a field is a property of the record, and told as it is. */
export function ReadsItself(): PropertyDecorator {
  return (target, key) => {
    const property = String(key);
    says({ reads: [property], tells: asItIs(property) })(target, key);
  };
}

/** Says that a field gives a property whose own fields say the same of theirs: of a picture its `picture.alt` alone. */
export const ReadsWithin = (readsWithin: string): PropertyDecorator =>
  says({ readsWithin, tells: asItIs(readsWithin) });

/** Says that a resolver is given what its field is of, these arguments in this order and who asks, nothing else, and knows its answer at once. */
export function Plain(...names: string[]) {
  return (target: object, key: string, { value }: { value?: (...given: never[]) => unknown }): void => {
    const method = value as (...given: unknown[]) => unknown;
    const tells: Telling = (source, args, viewing) =>
      method.call(target, source, ...names.map((name) => args[name]), viewing);
    says({ tells })(target, key);
  };
}
