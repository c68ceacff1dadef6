import type { TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import './record-select.css';
import { truncateSearch } from '../../../data/search-text.ts';
import { groupDigits } from '../../../ui/group-digits.ts';

/** A record that can be selected as a parent. */
interface Choice {
  id: string;
  title: string;
}

interface Found {
  choices: { items: Choice[]; page: number; totalPages: number; total: number };
}

/** The queries for selectable records. */
export interface ChoiceDocuments {
  /** Returns a page of the matching records, or of all. */
  search: TypedDocumentNode<Found, { search: string | null; page: number }>;
  one: TypedDocumentNode<{ choice: Choice | null }, { id: string }>;
}

/** The loaded choices. */
interface Choices {
  items: readonly Choice[];
  /** Total number of matches. */
  total: number;
  state: 'loading' | 'failed' | 'here';
  /** Loads the next page; undefined when all are loaded. */
  more: (() => Promise<unknown>) | null;
}

/** Returns the records that match a search; the previous ones while the next are loading. */
function useChoices({ search: document }: ChoiceDocuments, search: string): Choices {
  const variables = { search: truncateSearch(search) || null, page: 1 };
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

/** Returns the title of a record, its id while the title is loading, and whether the record is deleted. */
export function useSelectedChoice(
  { one }: ChoiceDocuments,
  id: string | null,
): { title: string; isGone: boolean } {
  const { data, loading } = useQuery(one, id === null ? skipToken : { variables: { id } });
  if (id === null) return { title: '', isGone: false };
  return { title: data?.choice?.title ?? (loading ? '' : `No. ${id}`), isGone: data?.choice === null };
}

/** Debounce of the search, in milliseconds. */
const REST = 200;

interface Choosing {
  documents: ChoiceDocuments;
  /** Id of the selected record; null for none. */
  value: string | null;
  choose: (id: string | null) => void;
  /** True if a text that matches no single record clears the selection. */
  strict: boolean;
}

const plain = (words: string) => words.trim().toLowerCase();

/** Returns the single match of a typed text; null if there are none or several. */
function findMatch(words: string, items: readonly Choice[], total: number): Choice | null {
  const named = items.filter(({ title }) => plain(title) === plain(words));
  if (named.length === 1) return named[0]!;
  return named.length === 0 && total === 1 ? items[0]! : null;
}

/**
 * The state of a record select: typing searches on the server, and leaving the field selects the only match. A text without
 * a single match stays in the field with an error.
 */
function useRecordSelect({ documents, value, choose, strict }: Choosing) {
  /** The typed text; null when the field shows the selected record. */
  const [words, setWords] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const [rested] = useDebouncedValue(words, REST);
  const asked = left ? words : rested;
  const choices = useChoices(documents, asked?.trim() ?? '');
  const { title, isGone } = useSelectedChoice(documents, value);
  const isAnswered = asked === words && choices.state === 'here';
  /** The match of the typed text; null if there is none, undefined while typing or loading. */
  const one =
    left && words !== null && isAnswered ? findMatch(words, choices.items, choices.total) : undefined;

  const forget = () => {
    setWords(null);
    setLeft(false);
  };
  const [before, setBefore] = useState(value);
  if (value !== before) {
    setBefore(value);
    if (value !== null) forget(); // selected here or by the URL
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
    /** The field loses the focus. */
    leave(): void {
      if (words?.trim() === '' || words === title) setWords(null);
      else if (words !== null) setLeft(true);
    },
    error: words === null ? isGone && DELETED : one === null && noMatchMessage(words, choices.total),
  };
}

const DELETED = 'It is not there any more: choose another.';

const noMatchMessage = (words: string, found: number): string =>
  found === 0 ? `Nothing found for “${words.trim()}”.` : `${found} are found: choose one of them.`;

interface Props {
  documents: ChoiceDocuments;
  value: string | null;
  choose: (id: string | null) => void;
  /** Message if the choices could not be loaded. */
  failed: string;
  error?: ReactNode;
  label?: string;
  description?: string;
  'aria-label'?: string;
  'data-field'?: string;
  placeholder: string;
  required?: boolean;
  className?: string;
  /** True if the selection can be cleared. */
  clearable?: boolean;
}

/** Option value that loads more choices. */
const MORE = 'more';

/** A select for any number of records, with search on the server. */
export function RecordSelect(props: Props) {
  const { documents, value, choose, failed, error, clearable = false, ...naming } = props;
  const {
    choices,
    shown,
    typing,
    type,
    take,
    leave,
    error: matchError,
  } = useRecordSelect({ documents, value, choose, strict: naming.required === true });
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });

  const submit = (chosen: string) => {
    if (chosen === MORE) {
      void choices.more?.();
      return;
    }
    take(chosen);
    combobox.closeDropdown();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !typing || combobox.getSelectedOptionIndex() !== -1) return;
    event.preventDefault(); // Enter selects the match instead of submitting the form
    leave();
  };

  return (
    <Combobox store={combobox} onOptionSubmit={submit}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...naming}
          dir="auto"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          value={shown}
          error={error ?? (matchError || (choices.state === 'failed' && failed))}
          rightSection={
            clearable && value !== null ? (
              <CloseButton aria-label="Clear choice" size="sm" onClick={() => take(null)} />
            ) : (
              <Combobox.Chevron />
            )
          }
          rightSectionPointerEvents={clearable && value !== null ? 'all' : 'none'}
          onChange={(event) => {
            type(event.currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onClick={() => combobox.openDropdown()}
          onKeyDown={keys}
          onBlur={() => {
            combobox.closeDropdown();
            leave();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options className="chooser-options" aria-label={naming.label ?? naming['aria-label']}>
          {choices.items.map(({ id, title }) => (
            <Combobox.Option key={id} value={id} active={id === value} dir="auto">
              {title}
            </Combobox.Option>
          ))}
          {choices.more && (
            <Combobox.Option value={MORE}>
              Show more ({choices.items.length} of {groupDigits(choices.total)})
            </Combobox.Option>
          )}
          {choices.state === 'here' && choices.items.length === 0 && (
            <Combobox.Empty>{typing ? 'Nothing found.' : 'There are none yet.'}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
