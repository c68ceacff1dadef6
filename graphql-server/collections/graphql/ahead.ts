import {
  getArgumentValues,
  getNamedType,
  isObjectType,
  type FieldNode,
  type GraphQLResolveInfo,
} from 'graphql';
import type { Collection } from '../declaring/collection.ts';
import { limitOf } from '../reading/page.ts';
import type { CollectionContext } from './context.ts';
import { selectedOf } from './selection.ts';

/** What the field of a record's children says of itself in the schema. */
export interface ChildrenExtensions {
  children: Collection;
}

/**
 * Asks for the children that a query wants of a record while the record itself is asked for: their statements share a trip
 * to the database where it is busy, and need not wait for each other where it is not.
 */
export function askAhead(id: number, context: CollectionContext, info: GraphQLResolveInfo): void {
  const type = getNamedType(info.returnType);
  if (id === 0 || !isObjectType(type)) return;
  const fields = type.getFields();
  const ask = async (node: FieldNode) => {
    const field = fields[node.name.value];
    const { children } = (field?.extensions ?? {}) as Partial<ChildrenExtensions>;
    if (!field || !children) return;
    const { limit } = getArgumentValues(field, node, info.variableValues);
    await context.children(children, id, limitOf(limit as number));
  };
  // What goes wrong is told where they are asked for in their turn.
  for (const { node, of, isConditional } of selectedOf(type, info.fieldNodes, info))
    if (of === type && !isConditional) ask(node).catch(() => {});
}
