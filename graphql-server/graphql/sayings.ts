import DataLoader from 'dataloader';
import type { CollectionContext } from '../collections/graphql/context.ts';
import type { Statement, StatementReader } from '../database/statement.ts';

/** Gathers one request's asks for what a statement says of single records into one run of it. */
export function gatherSayings(database: StatementReader): CollectionContext['said'] {
  const loaders = new Map<Statement, DataLoader<number, unknown>>();
  return (statement, id) => {
    let loader = loaders.get(statement);
    if (!loader) loaders.set(statement, (loader = loaderOf(database, statement)));
    return loader.load(id);
  };
}

function loaderOf(database: StatementReader, statement: Statement): DataLoader<number, unknown> {
  return new DataLoader(async (ids) => {
    const rows = (await database.rows(statement, [ids])) as [number, unknown][];
    const said = new Map(rows);
    return ids.map((id) => said.get(id) ?? null);
  });
}
