import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { search as lens } from '../ui/icons.ts';
import type { List } from './use-list.ts';

/** How long typing rests before the server is asked, in milliseconds. */
const REST = 250;

/** What stands over a list: the search, and whatever narrows the list or is done with it. */
export function ListHead<Row>({ list, children }: { list: List<Row>; children?: ReactNode }) {
  return (
    <div className="list-head">
      {!list.reorder && <Search list={list} />}
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

  useSlash(input);

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
      aria-keyshortcuts="/"
      placeholder="Search"
      maxLength={200}
      leftSection={<Icon lines={lens} />}
      rightSection={words && <CloseButton aria-label="Clear search" onClick={() => type('')} />}
      value={words}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}

/** The slash leads to the search, except where it is typed into something. */
function useSlash(input: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (event.key !== '/' || typing) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [input]);
}
