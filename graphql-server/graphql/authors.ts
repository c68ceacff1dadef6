import DataLoader from 'dataloader';
import type { Resource } from '../collections/declaring/collection.ts';
import type { Stores } from '../collections/stores.ts';
import type { Accounts } from '../staff/accounts.ts';
import type { AuthorContext } from '../staff/author.ts';
import type { Staff } from '../staff/staff.ts';

/** Gathers one request's asks for who changed what: a statement for each resource, and one for the accounts. */
export function gatherAuthors(
  stores: Stores,
  accounts: Accounts,
): Pick<AuthorContext, 'author' | 'colleague'> {
  const colleagues = new DataLoader<number, Staff | null>(async (ids) => {
    const staff = await accounts.byIds(ids);
    return ids.map((id) => staff.find((one) => one.id === id) ?? null);
  });
  const authors = new Map<Resource, DataLoader<number, number | null>>();
  const authorsOf = (resource: Resource) =>
    new DataLoader<number, number | null>(async (ids) => {
      const found = await stores.reading(resource).authors(ids);
      return ids.map((id) => found.get(id) ?? null);
    });
  return {
    colleague: (id) => colleagues.load(id),
    author: async (resource, id) => {
      let loader = authors.get(resource);
      if (!loader) authors.set(resource, (loader = authorsOf(resource)));
      const author = await loader.load(id);
      return author === null ? null : colleagues.load(author);
    },
  };
}
