import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  type GraphQLResolveInfo,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/**
 * Whether the query selects one of these fields on what a resolver returns, directly or through fragments, so that a
 * resolver can leave out expensive work. Visits each fragment once and applies @skip and @include.
 */
export function selectsAny(
  { fieldNodes, fragments, variableValues }: GraphQLResolveInfo,
  ...names: readonly string[]
): boolean {
  const visited = new Set<string>();
  const isIncluded = (node: SelectionNode): boolean =>
    getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.if !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.if !== false;
  const isIn = ({ selections }: SelectionSetNode): boolean =>
    selections.some((node) => {
      if (!isIncluded(node)) return false;
      if (node.kind === Kind.FIELD) return names.includes(node.name.value);
      if (node.kind === Kind.INLINE_FRAGMENT) return isIn(node.selectionSet);
      if (visited.has(node.name.value)) return false;
      visited.add(node.name.value);
      return isIn(fragments[node.name.value]!.selectionSet);
    });
  return fieldNodes.some(({ selectionSet }) => selectionSet !== undefined && isIn(selectionSet));
}
