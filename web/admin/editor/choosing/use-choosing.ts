import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import { useChoices, useChosen, type Choice, type ChoiceDocuments } from './choices.ts';

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
  const { title, isGone } = useChosen(documents, value);
  const isAnswered = asked === words && choices.state === 'here';
  /** The record that was meant; null when that cannot be told, undefined while it is not to be told yet. */
  const one = left && words !== null && isAnswered ? meant(words, choices.items, choices.total) : undefined;

  const forget = () => {
    setWords(null);
    setLeft(false);
  };
  const [before, setBefore] = useState(value);
  if (value !== before) {
    setBefore(value);
    if (value !== null) forget(); // chosen here or elsewhere, as by the address
  }
  if (one && one.id === value) forget();

  const settle = useEffectEvent((id: string | null) => {
    if (id !== null || (strict && value !== null)) choose(id);
  });
  const settled = one === null ? null : one?.id;
  useEffect(() => {
    if (settled !== undefined) settle(settled);
  }, [settled]);

  return {
    choices,
    shown: words ?? title,
    typing: words !== null,
    type(typed: string): void {
      setWords(typed);
      setLeft(false);
    },
    take(id: string | null): void {
      forget();
      choose(id);
    },
    /** Goes on to something else. */
    leave(): void {
      if (words?.trim() === '' || words === title) setWords(null);
      else if (words !== null) setLeft(true);
    },
    fault: words === null ? isGone && GONE : one === null && faultIn(words, choices.total),
  };
}

const GONE = 'It is not there any more: choose another.';

const faultIn = (words: string, found: number): string =>
  found === 0 ? `Nothing found for “${words.trim()}”.` : `${found} are found: choose one of them.`;
