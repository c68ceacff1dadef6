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
import type { CostEstimator } from '../collections/graphql/cost.ts';
import { badInput } from './errors.ts';
import { countFields, fragmentsOf, INTROSPECTION_FIELDS } from './query-limits.ts';

/**
 * Highest cost of a query: a unit is about 10 µs of CPU, and most fields cost one. The most expensive query of the site, a map
 * with 300 homes, costs 7,700; the panel lists 1,000 records with a dozen fields each.
 */
const MAX_COST = { visitor: 8_000, staff: 20_000 };

/** Queries of visitors that cost more are executed one at a time: more than a page of search results with all choices. */
export const EXPENSIVE = 2_600;

/** The fields under which a page has its records. */
const RECORDS: ReadonlySet<string> = new Set(['items', 'edges']);

/** Cost of parsing and validating a field. */
const DOCUMENT_FIELD = 5;
/** An introspection field costs less than one with a resolver. */
const INTROSPECTION_FIELD = 0.2;
/** Of the types in a chain of `ofType`, the share that wraps another one. */
const WRAPPING_TYPES = 0.4;

/** An operation of a document, with its variables as they were sent. */
interface RequestedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

/**
 * Creates the check of a valid operation, whose response must not be larger than any page needs. It returns the cost of the
 * operation. Throws `GraphQLError` for a cost above the limit, for wrong variables and for an argument that is null where it may
 * not be.
 */
export function createCostCheck(
  schema: GraphQLSchema,
): (requested: RequestedOperation, who: keyof typeof MAX_COST) => number {
  const listLengths = introspectionLengths(schema);
  return ({ document, operation, variables }, who) => {
    const costs = new SelectionCosts(schema, {
      listLengths,
      fragments: fragmentsOf(document),
      variables: coerceVariables(schema, operation, variables),
    });
    const cost = Math.ceil(costs.ofOperation(operation) + DOCUMENT_FIELD * countFields(document));
    if (cost <= MAX_COST[who]) return cost;
    throw new GraphQLError(
      `The query costs ${cost}, at most ${MAX_COST[who]} is allowed: ask for fewer records or fields.`,
      { extensions: { code: 'QUERY_TOO_COSTLY', http: { status: 400 } } },
    );
  };
}

/** Variables as an operation takes them. Throws `GraphQLError`, which names the first wrong one. */
function coerceVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Record<string, unknown> {
  const { coerced, errors } = getVariableValues(schema, variableDefinitions, variables);
  if (errors) throw badInput(errors[0]!);
  return coerced;
}

/** Cost of selections: in total, and of the records of a page. */
interface Cost {
  all: number;
  items: number;
}

const FREE: Cost = { all: 0, items: 0 };

interface CostOptions {
  /** How many entries each list of the introspection has on average. */
  listLengths: ReadonlyMap<string, number>;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
}

/** Computes the costs of selections, each fragment once. What `@skip` and `@include` leave out costs nothing. */
class SelectionCosts {
  readonly #ofFragments = new Map<string, Cost>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly options: CostOptions,
  ) {}

  ofOperation({ operation, selectionSet }: OperationDefinitionNode): number {
    try {
      return this.#ofSelections(this.schema.getRootType(operation)!, selectionSet).all;
    } catch (error) {
      throw error instanceof GraphQLError ? badInput(error) : error;
    }
  }

  #ofSelections(type: GraphQLNamedType, { selections }: SelectionSetNode): Cost {
    const cost = { ...FREE };
    for (const selection of selections) {
      if (this.#isLeftOut(selection)) continue;
      const { all, items } = this.#ofSelection(type, selection);
      cost.all += all;
      cost.items += items;
    }
    return cost;
  }

  #isLeftOut(node: SelectionNode): boolean {
    if (!node.directives?.length) return false;
    const { variables } = this.options;
    return (
      getDirectiveValues(GraphQLSkipDirective, node, variables)?.if === true ||
      getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if === false
    );
  }

  #ofSelection(type: GraphQLNamedType, node: SelectionNode): Cost {
    if (node.kind === Kind.INLINE_FRAGMENT) {
      const narrowed = node.typeCondition && this.schema.getType(node.typeCondition.name.value);
      return this.#ofSelections(narrowed ?? type, node.selectionSet);
    }
    if (node.kind === Kind.FRAGMENT_SPREAD) return this.#ofFragment(node.name.value);
    const all = this.#ofField(type, node);
    return { all, items: RECORDS.has(node.name.value) ? all : 0 };
  }

  #ofFragment(name: string): Cost {
    const known = this.#ofFragments.get(name);
    if (known) return known;
    const { typeCondition, selectionSet } = this.options.fragments.get(name)!;
    const cost = this.#ofSelections(this.schema.getType(typeCondition.name.value)!, selectionSet);
    this.#ofFragments.set(name, cost);
    return cost;
  }

  #ofField(type: GraphQLNamedType, node: FieldNode): number {
    const field = this.#fieldOf(type, node.name.value);
    // `__typename` has no cost and counts only as a field, because some clients add it to every selection.
    if (!field || field === TypeNameMetaFieldDef) return 0;
    const fieldType = getNamedType(field.type);
    const children =
      node.selectionSet && isCompositeType(fieldType)
        ? this.#ofSelections(fieldType, node.selectionSet)
        : FREE;
    if (isIntrospectionType(type) || INTROSPECTION_FIELDS.has(field.name)) {
      return INTROSPECTION_FIELD + (this.options.listLengths.get(field.name) ?? 1) * children.all;
    }
    const { complexity } = field.extensions as { complexity?: CostEstimator };
    if (!complexity) return 1 + children.all;
    const args = getArgumentValues(field, node, this.options.variables);
    return complexity({ args, childComplexity: children.all, itemsComplexity: children.items });
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

/** Average lengths of what the introspection lists; `__type` may name the largest type, and is weighed as that one. */
function introspectionLengths(schema: GraphQLSchema): Map<string, number> {
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
