import {
  getArgumentValues,
  getNamedType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql';
import type { Collection } from '../declaring/collection.ts';
import { limitOf } from '../reading/page.ts';
import type { CollectionContext } from './context.ts';

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
  for (const node of wantedOf(type, info.fieldNodes, info)) ask(node).catch(() => {});
}

/** The fields that are wanted of it, as far as no condition is put on them. */
function* wantedOf(
  type: GraphQLObjectType,
  nodes: readonly { selectionSet?: SelectionSetNode | undefined }[],
  info: GraphQLResolveInfo,
): Generator<FieldNode> {
  for (const { selectionSet } of nodes) {
    for (const one of selectionSet?.selections ?? []) {
      if (one.directives?.length) continue;
      if (one.kind === Kind.FIELD) yield one;
      else {
        const part = one.kind === Kind.FRAGMENT_SPREAD ? info.fragments[one.name.value]! : one;
        if (part.typeCondition?.name.value === type.name) yield* wantedOf(type, [part], info);
      }
    }
  }
}
