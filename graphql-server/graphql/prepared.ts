import type { HTTPGraphQLResponse } from '@apollo/server';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { planOf, Unplanned, type Plan } from '../collections/graphql/plan.ts';
import type { Context } from '../context.ts';
import { Refusal, Unavailable } from '../errors.ts';
import type { OperationContext } from './apollo.ts';
import type { AskedOperation, CostJudge } from './query-limits.ts';

/** What Apollo Server was asked and has answered once, and what its next answer is made with. */
interface Prepared extends Pick<AskedOperation, 'document' | 'operation'> {
  plan: Plan;
  headers: [string, string][];
}

/** An answer as it is sent with the status 200. */
export interface PreparedAnswer {
  headers: readonly [string, string][];
  body: string;
}

/** Most characters of all queries that are known. */
const MOST_CHARACTERS = 1_000_000;

/** All that the body of a usual question has. */
const USUAL = ['query', 'variables', 'operationName'];

/**
 * Queries that Apollo Server has answered, each with its plan: from the second time on a plan answers who
 * asks in the same words, without what Apollo Server and graphql-js do for every operation and each of its fields. Whatever
 * is not as it was is theirs again.
 */
export class PreparedOperations {
  readonly #known = new LRUCache<string, Prepared | 'unplanned'>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (_, key) => key.length,
  });

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly judge: CostJudge,
    private readonly report: (error: unknown) => void,
  ) {}

  /** The answer to what was posted, by its plan; null where it is Apollo Server's. */
  async answer(asked: unknown, context: OperationContext): Promise<PreparedAnswer | null> {
    const usual = usualOf(asked);
    const known = usual && this.#known.get(keyOf(usual, context.accept));
    if (!known || known === 'unplanned') return null;
    const { plan, headers, document, operation } = known;
    const variables = () => this.judge({ document, operation, variables: usual.variables ?? {} });
    const data = await toldBy(plan, variables, context, this.report);
    if (!data) return null;
    context.outcome.keepable = true;
    return { headers, body: `${JSON.stringify({ data })}\n` };
  }

  /** Remembers what Apollo Server has answered well. */
  learn(
    asked: unknown,
    { outcome, accept }: OperationContext,
    { status, headers }: HTTPGraphQLResponse,
  ): void {
    const usual = usualOf(asked);
    if (!usual || !outcome.keepable || !outcome.asked || (status ?? 200) !== 200) return;
    const key = keyOf(usual, accept);
    if (this.#known.has(key)) return;
    const { document, operation } = outcome.asked;
    const plan = planOf(this.schema, document, operation);
    const told = [...headers].filter(([name]) => name !== 'content-length');
    this.#known.set(key, plan ? { plan, document, operation, headers: told } : 'unplanned');
  }
}

interface Usual {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

/** A question that has nothing but what it takes to ask one. */
function usualOf(asked: unknown): Usual | null {
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked)) return null;
  if (!Object.keys(asked).every((name) => USUAL.includes(name))) return null;
  const { query, variables, operationName } = asked as Record<string, unknown>;
  const isUsual =
    typeof query === 'string' &&
    (variables == null || (typeof variables === 'object' && !Array.isArray(variables))) &&
    (operationName == null || typeof operationName === 'string');
  return isUsual ? (asked as Usual) : null;
}

const keyOf = ({ query, operationName }: Usual, accept: string): string =>
  `${accept}\n${operationName ?? ''}\n${query}`;

/**
 * What a plan tells; null where others are to answer, for they know how each mistake and fault is told. What could not be read
 * in time they are not to wait for once more: the context is changed so that they meet the same. A fault is reported here too, for
 * a plan's own nobody else would meet.
 */
export async function toldBy(
  plan: Plan,
  variables: () => Record<string, unknown>,
  context: Context,
  report: (error: unknown) => void,
): Promise<Record<string, unknown> | null> {
  try {
    return await plan.tell(variables(), context);
  } catch (error) {
    if (error instanceof Unavailable && plan.isOne) {
      const reading = () => {
        throw error;
      };
      context.stores = { ...context.stores, reading };
    }
    if (![Refusal, GraphQLError, Unplanned].some((expected) => error instanceof expected)) report(error);
    return null;
  }
}
