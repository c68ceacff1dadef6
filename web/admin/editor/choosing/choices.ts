import type { TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { searchable } from '../../../data/searchable.ts';

/** A record that others can belong to. */
export interface Choice {
  id: string;
  title: string;
}

interface Found {
  choices: { items: Choice[]; page: number; totalPages: number; total: number };
}

/** How the records are asked for to which others can belong. */
export interface ChoiceDocuments {
  /** A page of those that a search finds, or of all. */
  search: TypedDocumentNode<Found, { search: string | null; page: number }>;
  one: TypedDocumentNode<{ choice: Choice | null }, { id: string }>;
}

/** The records that can be chosen, as far as they were asked for. */
export interface Choices {
  items: readonly Choice[];
  /** How many there are in all that were searched for. */
  total: number;
  state: 'loading' | 'failed' | 'here';
  /** Asks for further ones; none when all are here. */
  more: (() => Promise<unknown>) | null;
}

/** The records that a search finds and that can be chosen; those of the last search while the next is on its way. */
export function useChoices({ search: document }: ChoiceDocuments, search: string): Choices {
  const variables = { search: searchable(search) || null, page: 1 };
  const { data, previousData, error, loading, fetchMore } = useQuery(document, { variables });
  const { items, page, totalPages, total } = (data ?? previousData)?.choices ?? NONE;
  const more = () =>
    fetchMore({
      variables: { page: page + 1 },
      updateQuery: (before, { fetchMoreResult: { choices } }) => ({
        choices: { ...choices, items: [...before.choices.items, ...choices.items] },
      }),
    });
  return {
    items,
    total,
    state: error ? 'failed' : loading || !data ? 'loading' : 'here',
    more: page < totalPages ? more : null,
  };
}

const NONE: Found['choices'] = { items: [], page: 1, totalPages: 1, total: 0 };

/** What the record of that number is called, its number while nobody knows, and whether it is known not to be there. */
export function useChosen({ one }: ChoiceDocuments, id: string | null): { title: string; isGone: boolean } {
  const { data, loading } = useQuery(one, id === null ? skipToken : { variables: { id } });
  if (id === null) return { title: '', isGone: false };
  return { title: data?.choice?.title ?? (loading ? '' : `No. ${id}`), isGone: data?.choice === null };
}
