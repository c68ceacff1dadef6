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
import { readOf, selectedOf, type Selected } from './selection.ts';

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
  const ask = async (nodes: readonly FieldNode[]) => {
    const node = nodes[0]!;
    const field = fields[node.name.value];
    const { children } = (field?.extensions ?? {}) as Partial<ChildrenExtensions>;
    if (!field || !children) return;
    const { limit } = getArgumentValues(field, node, info.variableValues);
    const only = readOf(getNamedType(field.type), nodes, info);
    await context.children(children, id, { limit: limitOf(limit as number), only });
  };
  const asked = new Map<string, Selected[]>();
  for (const one of selectedOf(type, info.fieldNodes, info)) {
    const name = (one.node.alias ?? one.node.name).value;
    asked.set(name, [...(asked.get(name) ?? []), one]);
  }
  // What goes wrong is told where they are asked for in their turn.
  for (const parts of asked.values()) {
    // What only a part of a query may want is not known before its turn.
    if (parts.every(({ of, isConditional }) => of === type && !isConditional)) {
      ask(parts.map(({ node }) => node)).catch(() => {});
    }
  }
}
