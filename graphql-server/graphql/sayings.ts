import DataLoader from 'dataloader';
import type { CollectionContext } from '../collections/graphql/context.ts';
import type { Statement, StatementReader } from '../database/statement.ts';
import { madeOnce } from './made-once.ts';

/** Gathers one request's asks for what a statement says of single records into one run of it. */
export function gatherSayings(database: StatementReader): CollectionContext['said'] {
  const loaders = madeOnce<DataLoader<number, unknown>>();
  return (statement, id) => loaders(statement, () => loaderOf(database, statement)).load(id);
}

function loaderOf(database: StatementReader, statement: Statement): DataLoader<number, unknown> {
  return new DataLoader(async (ids) => {
    const rows = (await database.rows(statement, [ids])) as [number, unknown][];
    const said = new Map(rows);
    return ids.map((id) => said.get(id) ?? null);
  });
}
