import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql';
import type { ReadsExtensions } from '../../reads.ts';

/** A field that a query selects. */
export interface Selected {
  node: FieldNode;
  /** Of which type it is selected. */
  of: GraphQLNamedType;
  /** Whether it depends on a condition, its own or that of a fragment. */
  isConditional: boolean;
}

/** What is known of the query that something is selected in. */
type Selecting = Pick<GraphQLResolveInfo, 'fragments' | 'schema'>;

/** The fields that are selected of what some fields give, themselves or by fragments. */
export function* selectedOf(
  type: GraphQLNamedType,
  nodes: readonly { selectionSet?: SelectionSetNode | undefined }[],
  info: Selecting,
  isInCondition = false,
): Generator<Selected> {
  for (const { selectionSet } of nodes) {
    for (const one of selectionSet?.selections ?? []) {
      const isConditional = isInCondition || (one.directives?.length ?? 0) > 0;
      if (one.kind === Kind.FIELD) {
        yield { node: one, of: type, isConditional };
        continue;
      }
      const part = one.kind === Kind.FRAGMENT_SPREAD ? info.fragments[one.name.value]! : one;
      const name = part.typeCondition?.name.value;
      yield* selectedOf(name ? info.schema.getType(name)! : type, [part], info, isConditional);
    }
  }
}

/** Whether any of these fields of what is answered is asked for, itself or by a fragment. */
export function asksFor(info: GraphQLResolveInfo, ...fields: string[]): boolean {
  const all = [...selectedOf(getNamedType(info.returnType), info.fieldNodes, info)];
  return all.some(({ node }) => fields.includes(node.name.value));
}

const known = new WeakMap<FieldNode, readonly string[] | null>();

/**
 * The properties of records that a query reads, in one order; undefined where it may read any. `way` names the fields
 * that lead from the answer to the records.
 */
export function readBy(info: GraphQLResolveInfo, ...way: string[]): readonly string[] | undefined {
  return readOf(getNamedType(info.returnType), info.fieldNodes, info, way);
}

/** The same of the records that fields of a type are answered with. */
export function readOf(
  type: GraphQLNamedType,
  nodes: readonly FieldNode[],
  info: Selecting,
  way: readonly string[] = [],
): readonly string[] | undefined {
  const alone = nodes.length === 1 ? nodes[0] : undefined;
  const before = alone && known.get(alone);
  if (before !== undefined) return before ?? undefined;
  const reads = propertiesOf(type, nodes, info, way);
  if (alone) known.set(alone, reads);
  return reads ?? undefined;
}

function propertiesOf(
  start: GraphQLNamedType,
  asked: readonly FieldNode[],
  info: Selecting,
  way: readonly string[],
): readonly string[] | null {
  let type = start;
  let nodes = asked;
  for (const step of way) {
    nodes = [...selectedOf(type, nodes, info)].flatMap(({ node }) =>
      node.name.value === step ? [node] : [],
    );
    type = getNamedType(fieldOf(type, step, info)!.type);
  }
  const properties = new Set<string>();
  for (const { node, of } of selectedOf(type, nodes, info)) {
    if (node.name.value === '__typename') continue;
    const reads = readFor(fieldOf(of, node.name.value, info), node, info);
    if (!reads) return null;
    for (const property of reads) properties.add(property);
  }
  return [...properties].sort();
}

/** The properties that one field wants; null where it may look at any. */
function readFor(
  field: GraphQLField<unknown, unknown> | undefined,
  node: FieldNode,
  info: Selecting,
): readonly string[] | null {
  const { reads, readsWithin } = (field?.extensions ?? {}) as ReadsExtensions;
  if (readsWithin === undefined) return reads ?? null;
  const within = propertiesOf(getNamedType(field!.type), [node], info, []);
  return within?.length ? within.map((property) => `${readsWithin}.${property}`) : [readsWithin];
}

/** A field of a type; of several types that can be meant, as the first has it, for a field's own resolver is an object type's. */
function fieldOf(
  type: GraphQLNamedType,
  name: string,
  { schema }: Selecting,
): GraphQLField<unknown, unknown> | undefined {
  const one = isInterfaceType(type) ? schema.getPossibleTypes(type)[0] : type;
  return isObjectType(one) ? one.getFields()[name] : undefined;
}
