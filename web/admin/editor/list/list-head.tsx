import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LONGEST_SEARCH } from '../../../data/searchable.ts';
import { Icon } from '../../../ui/icon.tsx';
import { search as lens } from '../../ui/icons.ts';
import { useSlash } from '../../ui/slash.ts';
import { isTypedInto } from '../../ui/typed-into.ts';
import type { List } from './use-list.ts';

/** How long typing rests before the server is asked, in milliseconds. */
const REST = 250;

/** What stands over a list: the search, and whatever narrows the list or is done with it. */
export function ListHead<Row>({ list, children }: { list: List<Row>; children?: ReactNode }) {
  return (
    <div className="list-head">
      <Search list={list} />
      {children}
    </div>
  );
}

function Search<Row>({ list }: { list: List<Row> }) {
  const { search } = list.place;
  const [words, setWords] = useState(search);
  const asked = useRef(search);
  const input = useRef<HTMLInputElement>(null);
  const ask = useDebouncedCallback((wanted: string) => {
    asked.current = wanted;
    list.searchFor(wanted);
  }, REST);

  // Back and forward lead to other words; one's own typing is ahead of the address.
  useEffect(() => {
    if (search !== asked.current) {
      asked.current = search;
      setWords(search);
    }
  }, [search]);

  const slash = useSlash();
  useSearchKey(input, slash);

  const type = (wanted: string) => {
    setWords(wanted);
    ask(wanted);
  };
  return (
    <TextInput
      ref={input}
      type="search"
      className="list-search"
      aria-label="Search"
      aria-keyshortcuts={slash ? '/' : undefined}
      placeholder="Search"
      maxLength={LONGEST_SEARCH}
      leftSection={<Icon lines={lens} />}
      rightSection={words && <CloseButton aria-label="Clear search" onClick={() => type('')} />}
      value={words}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}

/** The slash leads to the search, except where it is typed into something or was turned off. */
function useSearchKey(input: React.RefObject<HTMLInputElement | null>, on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTypedInto(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [input, on]);
}
