import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import {
  GraphQLError,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';

/** Most words and signs in a query; one with more is not even parsed. */
export const MOST_TOKENS = 2000;
/** Deepest nesting of fields; the deepest useful one is five. */
const DEEPEST = 10;
const MOST_ALIASES = 30;
/** A field costs 1, a list as often as it may be long: 1,000 listings with ten fields each, and no more. */
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

/** Refuses a query whose answer could be larger than any page needs. Throws `GraphQLError`. */
function refuseCostly(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown>,
  operationName?: string,
): void {
  const estimators = [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })];
  const cost = getComplexity({ schema, query, variables, operationName, estimators });
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

/** Judges as `refuseCostly` does, and remembers what it let pass: a query that pages ask for is judged once. */
export function costJudge(schema: GraphQLSchema) {
  const passed = new WeakMap<DocumentNode, Set<string>>();
  return (query: DocumentNode, variables: Record<string, unknown>, operationName?: string): void => {
    const key = `${operationName ?? ''} ${JSON.stringify(variables)}`;
    let known = passed.get(query);
    if (known?.has(key)) return;
    refuseCostly(schema, query, variables, operationName);
    if (key.length > LONGEST_REMEMBERED) return;
    if (!known || known.size >= MOST_REMEMBERED) passed.set(query, (known = new Set()));
    known.add(key);
  };
}
