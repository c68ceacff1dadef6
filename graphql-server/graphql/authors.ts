import DataLoader from 'dataloader';
import type { Shelf } from '../collections/collection.ts';
import type { Stores } from '../collections/stores.ts';
import type { Accounts } from '../staff/accounts.ts';
import type { AuthorContext } from '../staff/author.ts';
import type { Staff } from '../staff/staff.ts';

/** Gathers one request's asks for who changed what: a statement for each shelf, and one for the accounts. */
export function gatherAuthors(
  stores: Stores,
  accounts: Accounts,
): Pick<AuthorContext, 'author' | 'colleague'> {
  const colleagues = new DataLoader<number, Staff | null>(async (ids) => {
    const staff = await accounts.byIds(ids);
    return ids.map((id) => staff.find((one) => one.id === id) ?? null);
  });
  const authors = new Map<Shelf, DataLoader<number, number | null>>();
  const authorsOf = (shelf: Shelf) =>
    new DataLoader<number, number | null>(async (ids) => {
      const found = await stores.reading(shelf).authors(ids);
      return ids.map((id) => found.get(id) ?? null);
    });
  return {
    colleague: (id) => colleagues.load(id),
    author: async (shelf, id) => {
      let loader = authors.get(shelf);
      if (!loader) authors.set(shelf, (loader = authorsOf(shelf)));
      const author = await loader.load(id);
      return author === null ? null : colleagues.load(author);
    },
  };
}
