import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

/** A record that others can belong to. */
export interface Choice {
  id: string;
  title: string;
}

/** Asks for all records that can be chosen, up to the thousand of spec §9. */
export type ChoicesDocument = TypedDocumentNode<{ choices: { items: Choice[] } }, Record<string, never>>;

/** The records that can be chosen. */
export interface Choices {
  items: readonly Choice[];
  state: 'loading' | 'failed' | 'here';
  /** What a record is called, by its number. */
  titleOf: (id: string) => string;
}

/** All records that others can belong to. */
export function useChoices(document: ChoicesDocument): Choices {
  const { data, error } = useQuery(document);
  const items = data?.choices.items ?? [];
  return {
    items,
    state: error ? 'failed' : data ? 'here' : 'loading',
    titleOf: (id) => items.find((item) => item.id === id)?.title ?? `No. ${id}`,
  };
}
