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
import { readOf, selectedOf } from './selection.ts';

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
  const ask = async (nodes: [FieldNode, ...FieldNode[]]) => {
    const [node] = nodes;
    const field = fields[node.name.value];
    const { children } = (field?.extensions ?? {}) as Partial<ChildrenExtensions>;
    if (!field || !children) return;
    const { limit } = getArgumentValues(field, node, info.variableValues);
    const only = readOf(getNamedType(field.type), nodes, info);
    await context.children(children, id, { limit: limitOf(limit as number), only });
  };
  const asked = new Map<string, [FieldNode, ...FieldNode[]]>();
  for (const { node, of, isConditional } of selectedOf(type, info.fieldNodes, info)) {
    if (of !== type || isConditional) continue;
    const name = (node.alias ?? node.name).value;
    const before = asked.get(name);
    if (before) before.push(node);
    else asked.set(name, [node]);
  }
  // What goes wrong is told where they are asked for in their turn.
  for (const nodes of asked.values()) ask(nodes).catch(() => {});
}
