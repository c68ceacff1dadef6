import DataLoader from 'dataloader';
import type { Resource } from '../collections/declaring/collection.ts';
import type { Stores } from '../collections/stores.ts';
import type { Accounts } from '../staff/accounts.ts';
import type { AuthorContext } from '../staff/author.ts';
import type { Staff } from '../staff/staff.ts';
import { madeOnce } from './made-once.ts';

/** Gathers one request's asks for who changed what: a statement for each resource, and one for the accounts. */
export function gatherAuthors(
  stores: Stores,
  accounts: Accounts,
): Pick<AuthorContext, 'author' | 'colleague'> {
  const colleaguesOf = () =>
    new DataLoader<number, Staff | null>(async (ids) => {
      const staff = await accounts.byIds(ids);
      return ids.map((id) => staff.find((one) => one.id === id) ?? null);
    });
  const authorsOf = (resource: Resource) =>
    new DataLoader<number, number | null>(async (ids) => {
      const found = await stores.reading(resource).authors(ids);
      return ids.map((id) => found.get(id) ?? null);
    });
  const colleagues = madeOnce<ReturnType<typeof colleaguesOf>>();
  const authors = madeOnce<ReturnType<typeof authorsOf>>();
  const colleague = (id: number) => colleagues('all', colleaguesOf).load(id);
  return {
    colleague,
    author: async (resource, id) => {
      const author = await authors(resource, () => authorsOf(resource)).load(id);
      return author === null ? null : colleague(author);
    },
  };
}
