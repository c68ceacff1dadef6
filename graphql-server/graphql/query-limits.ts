import {
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getVariableValues,
  GraphQLError,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isCompositeType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  Kind,
  parse,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { CostEstimator } from '../collections/graphql/cost.ts';
import { badInput } from './errors.ts';

/** Longest query, in characters. */
const MAX_LENGTH = 32 * 1024;
/** Most tokens of a query; a longer one is not parsed. */
export const MAX_TOKENS = 2000;
/** Most operations and fragments of a document. */
const MAX_DEFINITIONS = 50;
/** Deepest nesting of fields; the deepest useful one is five. */
const MAX_DEPTH = 10;
/** The same below `__schema` and `__type`: the standard introspection query, which follows `ofType` nine times. */
const MAX_INTROSPECTION_DEPTH = 16;
/** Most aliases, those of a fragment counted each time that it is spread. */
const MAX_ALIASES = 30;
/**
 * Most fields of a document, and most of them under one name in the response: validation compares all fields that have one
 * name with each other.
 */
const MAX_FIELDS = 600;
const MAX_FIELDS_OF_ONE_NAME = 60;

/** The size of a document with its fragments expanded. */
interface Size {
  depth: number;
  introspectionDepth: number;
  aliases: number;
}

/**
 * The limit that a document exceeds, or null. Looks at each operation and fragment once, so that the work is linear in the size of
 * the document; directives are ignored, because validation ignores them too.
 */
function exceededLimit({ definitions }: DocumentNode): string | null {
  if (definitions.length > MAX_DEFINITIONS) {
    return `The query has ${definitions.length} operations and fragments, the limit is ${MAX_DEFINITIONS}.`;
  }
  const fragments = fragmentsOf(definitions);
  const sizes = new Map<string, Size>();
  const named = new Map<string, number>();
  let fields = 0;

  function sizeOf({ selections }: SelectionSetNode): Size {
    const size: Size = { depth: 0, introspectionDepth: 0, aliases: 0 };
    for (const node of selections) {
      const part = partOf(node);
      size.depth = Math.max(size.depth, part.depth);
      size.introspectionDepth = Math.max(size.introspectionDepth, part.introspectionDepth);
      size.aliases += part.aliases;
    }
    return size;
  }

  function partOf(node: SelectionNode): Size {
    if (node.kind === Kind.INLINE_FRAGMENT) return sizeOf(node.selectionSet);
    if (node.kind === Kind.FRAGMENT_SPREAD) return sizeOfFragment(node.name.value);
    fields++;
    const name = (node.alias ?? node.name).value;
    named.set(name, (named.get(name) ?? 0) + 1);
    const within = node.selectionSet && sizeOf(node.selectionSet);
    const aliases = (node.alias ? 1 : 0) + (within?.aliases ?? 0);
    const depth = 1 + (within?.depth ?? 0);
    return INTROSPECTION_FIELDS.has(node.name.value)
      ? { depth: 1, introspectionDepth: depth, aliases }
      : { depth, introspectionDepth: within?.introspectionDepth ?? 0, aliases };
  }

  function sizeOfFragment(name: string): Size {
    const known = sizes.get(name);
    if (known) return known;
    // Initial value: validation rejects a fragment that spreads itself.
    sizes.set(name, { depth: 0, introspectionDepth: 0, aliases: 0 });
    const fragment = fragments.get(name);
    const size = fragment ? sizeOf(fragment.selectionSet) : sizes.get(name)!;
    sizes.set(name, size);
    return size;
  }

  for (const definition of definitions) {
    // A fragment is checked where an operation spreads it; its fields always count.
    if (definition.kind === Kind.FRAGMENT_DEFINITION) sizeOfFragment(definition.name.value);
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const size = sizeOf(definition.selectionSet);
    if (size.depth > MAX_DEPTH) {
      return `The query is nested too deeply, the limit is ${MAX_DEPTH} fields.`;
    }
    if (size.introspectionDepth > MAX_INTROSPECTION_DEPTH) {
      return `The introspection is nested too deeply, the limit is ${MAX_INTROSPECTION_DEPTH} fields.`;
    }
    if (size.aliases > MAX_ALIASES) return `The query has too many aliases, the limit is ${MAX_ALIASES}.`;
  }
  if (fields > MAX_FIELDS) return `The query has ${fields} fields, the limit is ${MAX_FIELDS}.`;
  for (const [name, count] of named) {
    if (count > MAX_FIELDS_OF_ONE_NAME) {
      return `The query has ${count} fields named ${name}, the limit is ${MAX_FIELDS_OF_ONE_NAME}.`;
    }
  }
  return null;
}

/** The introspection fields of the query type. */
const INTROSPECTION_FIELDS: ReadonlySet<string> = new Set([SchemaMetaFieldDef.name, TypeMetaFieldDef.name]);

function fragmentsOf(definitions: DocumentNode['definitions']): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of definitions) {
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  }
  return fragments;
}

/** Characters of the queries that are remembered as within the limits. */
const REMEMBERED_LENGTH = 500_000;

/**
 * Creates the check that a query passes before Apollo Server validates it, because validation itself takes time that grows
 * with the square of some sizes. It returns the error, or null: also for what cannot be parsed, which Apollo Server reports.
 */
export function createLimitCheck(): (query: string) => GraphQLError | null {
  const passed = new LRUCache<string, true>({
    maxSize: REMEMBERED_LENGTH,
    sizeCalculation: (_, query) => query.length + 1,
  });
  return (query) => {
    if (passed.has(query)) return null;
    const exceeded =
      query.length > MAX_LENGTH
        ? `The query is too long, the limit is ${MAX_LENGTH} characters.`
        : exceededLimitOf(query);
    if (exceeded !== null) {
      return new GraphQLError(exceeded, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });
    }
    passed.set(query, true);
    return null;
  };
}

function exceededLimitOf(query: string): string | null {
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: MAX_TOKENS, noLocation: true });
  } catch {
    return null;
  }
  return exceededLimit(document);
}

/** An operation of a document, with its variables as they were sent. */
interface RequestedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

/** Variables as an operation takes them. Throws `GraphQLError`, which names the first wrong one. */
function coerceVariables(
  schema: GraphQLSchema,
  { operation, variables }: Omit<RequestedOperation, 'document'>,
): Record<string, unknown> {
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (errors) throw badInput(errors[0]!);
  return coerced;
}

/**
 * Highest cost of a query: a unit is about 10 µs of CPU, and most fields cost one. The most expensive query of the site, a map
 * with 300 homes, costs 7,700; the panel lists 1,000 records with a dozen fields each.
 */
const MAX_COST = { visitor: 8_000, staff: 20_000 };

/** Queries of visitors that cost more are executed one at a time: more than a page of search results with all choices. */
export const EXPENSIVE = 2_600;

/** The fields under which a page has its records. */
const RECORDS: ReadonlySet<string> = new Set(['items', 'edges']);

/** Cost of selections: in total, and of the records of a page. */
interface Cost {
  all: number;
  items: number;
}

/** Cost of parsing and validating a field. */
const DOCUMENT_FIELD = 5;
/** An introspection field costs less than one with a resolver. */
const INTROSPECTION_FIELD = 0.2;
/** Of the types in a chain of `ofType`, the share that wraps another one. */
const WRAPPING_TYPES = 0.4;

/** Refuses operations whose response could be larger than any page needs. Throws `GraphQLError`. */
export class CostLimit {
  /** How many entries each list of the introspection has on average. */
  readonly #introspectionSizes: ReadonlyMap<string, number>;

  constructor(private readonly schema: GraphQLSchema) {
    this.#introspectionSizes = introspectionSizes(schema);
  }

  /** Returns the cost of an operation. */
  check(requested: RequestedOperation, who: keyof typeof MAX_COST): number {
    const cost = Math.ceil(this.costOf(requested));
    if (cost <= MAX_COST[who]) return cost;
    throw new GraphQLError(
      `The query costs ${cost}, at most ${MAX_COST[who]} is allowed: ask for fewer records or fields.`,
      { extensions: { code: 'QUERY_TOO_COSTLY', http: { status: 400 } } },
    );
  }

  /**
   * The cost of a valid operation. Each fragment is computed once; what @skip and @include leave out costs nothing. Throws
   * `GraphQLError` for wrong variables and for an argument that is null where it may not be.
   */
  costOf({ document, operation, variables: sent }: RequestedOperation): number {
    const { schema } = this;
    const variables = coerceVariables(schema, { operation, variables: sent });
    const fragments = fragmentsOf(document.definitions);
    const costs = new Map<string, Cost>();

    const isLeftOut = (node: SelectionNode): boolean =>
      node.directives !== undefined &&
      node.directives.length > 0 &&
      (getDirectiveValues(GraphQLSkipDirective, node, variables)?.if === true ||
        getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if === false);

    const costOfSelections = (type: GraphQLNamedType, { selections }: SelectionSetNode): Cost => {
      const cost = { all: 0, items: 0 };
      for (const node of selections) {
        if (isLeftOut(node)) continue;
        const part = costOfNode(type, node);
        cost.all += part.all;
        cost.items += part.items;
      }
      return cost;
    };

    const costOfNode = (type: GraphQLNamedType, node: SelectionNode): Cost => {
      if (node.kind === Kind.INLINE_FRAGMENT) {
        const narrowed = node.typeCondition && schema.getType(node.typeCondition.name.value);
        return costOfSelections(narrowed ?? type, node.selectionSet);
      }
      if (node.kind === Kind.FRAGMENT_SPREAD) return costOfFragment(node.name.value);
      const all = costOfField(type, node);
      return { all, items: RECORDS.has(node.name.value) ? all : 0 };
    };

    const costOfField = (type: GraphQLNamedType, node: FieldNode): number => {
      const field = this.#fieldOf(type, node.name.value);
      // `__typename` has no cost and counts only as a field, because some clients add it to every selection.
      if (!field || field === TypeNameMetaFieldDef) return 0;
      const fieldType = getNamedType(field.type);
      const children =
        node.selectionSet && isCompositeType(fieldType)
          ? costOfSelections(fieldType, node.selectionSet)
          : { all: 0, items: 0 };
      if (isIntrospectionType(type) || INTROSPECTION_FIELDS.has(field.name)) {
        const size = this.#introspectionSizes.get(field.name) ?? 1;
        return INTROSPECTION_FIELD + size * children.all;
      }
      const { complexity } = field.extensions as { complexity?: CostEstimator };
      if (!complexity) return 1 + children.all;
      const args = getArgumentValues(field, node, variables);
      return complexity({ args, childComplexity: children.all, itemsComplexity: children.items });
    };

    const costOfFragment = (name: string): Cost => {
      const known = costs.get(name);
      if (known !== undefined) return known;
      const { typeCondition, selectionSet } = fragments.get(name)!;
      const cost = costOfSelections(schema.getType(typeCondition.name.value)!, selectionSet);
      costs.set(name, cost);
      return cost;
    };

    try {
      const { all } = costOfSelections(schema.getRootType(operation.operation)!, operation.selectionSet);
      return all + DOCUMENT_FIELD * countFields(document);
    } catch (error) {
      throw error instanceof GraphQLError ? badInput(error) : error;
    }
  }

  #fieldOf(type: GraphQLNamedType, name: string): GraphQLField<unknown, unknown> | undefined {
    if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
    if (type === this.schema.getQueryType()) {
      if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
      if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
    }
    return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
  }
}

function countFields({ definitions }: DocumentNode): number {
  const countIn = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce(
      (sum, node) =>
        node.kind === Kind.FRAGMENT_SPREAD
          ? sum
          : sum + (node.kind === Kind.FIELD ? 1 : 0) + countIn(node.selectionSet),
      0,
    );
  return definitions.reduce((sum, one) => sum + ('selectionSet' in one ? countIn(one.selectionSet) : 0), 0);
}

/** Average lengths of what the introspection lists; `__type` may name the largest type, and is weighed as that one. */
function introspectionSizes(schema: GraphQLSchema): Map<string, number> {
  const types = Object.values(schema.getTypeMap());
  const fields = types.flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) ? [Object.values(type.getFields())] : [],
  );
  const count = fields.flat().length;
  const args = fields.flat().reduce((sum, field) => sum + field.args.length, 0);
  const perType = count / types.length;
  return new Map([
    ['types', types.length],
    ['fields', perType],
    ['inputFields', 3],
    ['enumValues', 3],
    ['args', args / count],
    ['directives', schema.getDirectives().length],
    ['interfaces', 1],
    ['possibleTypes', 1],
    ['ofType', WRAPPING_TYPES],
    ['__type', Math.max(...fields.map(({ length }) => length)) / perType],
  ]);
}
