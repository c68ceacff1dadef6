import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import {
  GraphQLError,
  TypeNameMetaFieldDef,
  getVariableValues,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import {
  fieldExtensionsEstimator,
  getComplexity,
  simpleEstimator,
  type ComplexityEstimator,
} from 'graphql-query-complexity';
import { badInput } from './errors.ts';

/** Most words and signs in a query; one with more is not even parsed. */
export const MOST_TOKENS = 2000;
/** Deepest nesting of fields; the deepest useful one is five. */
const DEEPEST = 10;
const MOST_ALIASES = 30;
/**
 * A field costs 1, about 10 µs of processor; a list as often as it may be long, and what it takes to find its page:
 * 1,000 listings with a dozen fields each, and no more.
 */
const MOST_COST = 20_000;

/** Told like any other broken rule; thrown, it would look like a fault of ours. */
const told = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** Rules that refuse an abusive query before anything is run. */
export const validationRules = [
  maxDepthRule({ n: DEEPEST, ...told }) as ValidationRule,
  maxAliasesRule({ n: MOST_ALIASES, ...told }) as ValidationRule,
];

/** An operation of a document, as it is asked for. */
export interface AskedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

/** Variables as an operation takes them. Throws `GraphQLError`, which names the first of them. */
export function fitting(
  schema: GraphQLSchema,
  { operation, variables }: Omit<AskedOperation, 'document'>,
): Record<string, unknown> {
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (errors) throw badInput(errors[0]!);
  return coerced;
}

/** The name of a type is known without asking anybody, and some clients ask for it of every record. */
const freeNames: ComplexityEstimator = ({ field }) =>
  field.name === TypeNameMetaFieldDef.name ? 0 : undefined;

/** What a query would cost. Throws `GraphQLError` for an argument that is null where it may not be. */
function costOf(schema: GraphQLSchema, { document: query, operation, variables }: AskedOperation): number {
  const estimators = [freeNames, fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })];
  const operationName = operation.name?.value;
  try {
    return getComplexity({ schema, query, variables, operationName, estimators });
  } catch (error) {
    throw error instanceof GraphQLError ? badInput(error) : error;
  }
}

/** Refuses a query whose answer could be larger than any page needs. Throws `GraphQLError`. */
function refuseCostly(schema: GraphQLSchema, asked: AskedOperation): void {
  const cost = costOf(schema, asked);
  if (cost <= MOST_COST) return;
  throw new GraphQLError(
    `The query costs ${cost}, at most ${MOST_COST} is allowed: ask for fewer records or fields.`,
    {
      extensions: { code: 'QUERY_TOO_COSTLY', http: { status: 400 } },
    },
  );
}

const MOST_REMEMBERED = 100;
const LONGEST_REMEMBERED = 500;

/** All that the cost of a query knows of its variables: numbers, conditions, and of everything else how much is given. */
function weighed(variables: Record<string, unknown>): unknown[] {
  return Object.entries(variables).map(([name, value]) => {
    if (typeof value === 'string') return [name, value !== ''];
    if (Array.isArray(value)) return [name, value.length];
    return [name, typeof value === 'object' && value !== null ? {} : value];
  });
}

/** Gives the variables as the operation takes them. Throws `GraphQLError`. */
export type CostJudge = (asked: AskedOperation) => Record<string, unknown>;

/**
 * Judges whether variables fit and whether the answer could be too large, and remembers what it let pass: a query that
 * pages ask for is judged once, whatever is searched for.
 */
export function costJudge(schema: GraphQLSchema): CostJudge {
  const passed = new WeakMap<DocumentNode, Set<string>>();
  return (asked) => {
    const { document, operation } = asked;
    const fit = fitting(schema, asked);
    // Of what fits alone: what else was sent may be nested deeper than anything can follow.
    const key = `${operation.name?.value ?? ''} ${JSON.stringify(weighed(fit))}`;
    let known = passed.get(document);
    if (known?.has(key)) return fit;
    refuseCostly(schema, asked);
    if (key.length > LONGEST_REMEMBERED) return fit;
    if (!known || known.size >= MOST_REMEMBERED) passed.set(document, (known = new Set()));
    known.add(key);
    return fit;
  };
}
