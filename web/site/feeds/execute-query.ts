import type { TypedDocumentNode } from '@apollo/client';
import type { Execute } from '../../../schema/page.ts';
import { QueryRefused } from '../../data/query-cache.ts';

/** Executes a query and requires a complete result; rejects when it is not. */
export async function executeQuery<Data, Variables extends Record<string, unknown>>(
  execute: Execute,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, errors } = await execute({ document, variables });
  if (errors) throw new QueryRefused(errors);
  return data as Data;
}
