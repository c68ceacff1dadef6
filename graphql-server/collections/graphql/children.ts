import { fieldAt, type Resource } from '../declaring/collection.ts';
import type { Stored } from '../declaring/stored.ts';
import type { Stores } from '../stores.ts';

/** Which of a parent's records are asked for. */
export interface Children {
  /** The most of them. */
  limit: number;
  /** The properties that they are wanted with; all of them when not said. */
  only: readonly string[] | undefined;
}

/** What is wanted of children, and the property that says whose each of them is. */
export function withParent({ parent }: Resource, only: Children['only']): Children['only'] {
  return only && [...only, parent!.by];
}

/** The first records that belong to each of several parents, read in one statement, by their parents' numbers; `only` has passed `withParent`. */
export async function childrenOf(
  stores: Stores,
  resource: Resource,
  parents: readonly number[],
  { limit, only }: Children,
): Promise<Map<number, Stored[]>> {
  const { by } = resource.parent!;
  const { of } = fieldAt(resource, by);
  const rows = await stores.reading(resource, only).children(parents, limit);
  const byParent = new Map<number, Stored[]>(parents.map((id) => [id, []]));
  for (const row of rows) byParent.get(of(row) as number)?.push(row);
  return byParent;
}
