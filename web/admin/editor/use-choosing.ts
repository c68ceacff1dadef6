import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import { useChoices, useTitle, type Choice, type ChoiceDocuments } from './choices.ts';

/** How long typing rests before the server is asked, in milliseconds. */
const REST = 200;

interface Choosing {
  documents: ChoiceDocuments;
  /** The record that is chosen; null for none. */
  value: string | null;
  choose: (id: string | null) => void;
  /** Whether nothing is chosen while something stands there that cannot be told. */
  strict: boolean;
}

const plain = (words: string) => words.trim().toLowerCase();

/** The one record that somebody means who typed this and went on; null when it could be several. */
function meant(words: string, items: readonly Choice[], total: number): Choice | null {
  const named = items.filter(({ title }) => plain(title) === plain(words));
  if (named.length === 1) return named[0]!;
  return named.length === 0 && total === 1 ? items[0]! : null;
}

/**
 * Choosing a record by typing what it is called: the server is asked, and whoever types and goes on has chosen what can only
 * be meant. What cannot be told stays as it was typed, with why.
 */
export function useChoosing({ documents, value, choose, strict }: Choosing) {
  /** What was typed and is not chosen yet; null when what is chosen stands there. */
  const [words, setWords] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const [rested] = useDebouncedValue(words, REST);
  const asked = left ? words : rested;
  const choices = useChoices(documents, asked?.trim() ?? '');
  const title = useTitle(documents, value);
  const isAnswered = asked === words && choices.state === 'here';

  const take = (id: string | null) => {
    setWords(null);
    setLeft(false);
    choose(id);
  };
  const settle = useEffectEvent(() => {
    const one = meant(words ?? '', choices.items, choices.total);
    if (one) take(one.id);
    else if (strict && value !== null) choose(null);
  });
  useEffect(() => {
    if (left && words !== null && isAnswered) settle();
  }, [left, words, isAnswered]);

  useEffect(() => {
    if (value === null) return;
    setWords(null); // chosen elsewhere, as by the address
    setLeft(false);
  }, [value]);

  return {
    choices,
    shown: words ?? title,
    typing: words !== null,
    type(typed: string): void {
      setWords(typed);
      setLeft(false);
    },
    take,
    /** Goes on to something else. */
    leave(): void {
      if (words?.trim() === '' || words === title) setWords(null);
      else if (words !== null) setLeft(true);
    },
    fault: left && words !== null && isAnswered ? faultIn(words, choices.total) : null,
  };
}

const faultIn = (words: string, found: number): string =>
  found === 0 ? `Nothing found for “${words.trim()}”.` : `${found} are found: choose one of them.`;
