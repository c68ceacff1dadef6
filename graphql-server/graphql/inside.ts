import {
  execute,
  getOperationAST,
  GraphQLError,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Operation } from '../../schema/page.ts';
import { planOf, type Plan } from '../collections/graphql/plan.ts';
import type { Context } from '../context.ts';
import { formatError } from './errors.ts';
import { fitting } from './query-limits.ts';
import { toldBy } from './prepared.ts';

/** One of our own operations; most queries are answered by their plans. */
interface Known {
  operation: OperationDefinitionNode;
  plan: Plan | null;
}

/** Answers our own queries, on behalf of whoever has the address `ip`, without a network in between; errors look as they do from outside. */
export function askInside(
  schema: GraphQLSchema,
  contextFor: (ip: string, press?: string) => Context,
  report: (error: unknown) => void,
): (operation: Operation, ip: string) => Promise<ExecutionResult> {
  const known = new WeakMap<DocumentNode, Known>();
  const knownOf = (document: DocumentNode): Known => {
    const operation = getOperationAST(document)!;
    const one = known.get(document) ?? { operation, plan: planOf(schema, document, operation) };
    known.set(document, one);
    return one;
  };

  return async ({ document, variables, press }, ip) => {
    const contextValue = contextFor(ip, press);
    const { plan, operation } = knownOf(document);
    const fit = () => fitting(schema, { operation, variables });
    const told = plan && (await toldBy(plan, fit, contextValue, report));
    if (told) return { data: told };
    const { data, errors } = await execute({ schema, document, variableValues: variables, contextValue });
    if (!errors) return { data };
    return {
      data,
      errors: errors.map((error) => {
        const { message, extensions } = formatError(error.toJSON(), error, report);
        return new GraphQLError(message, { path: error.path, extensions });
      }),
    };
  };
}
