import type { TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import * as messages from './messages.ts';
import '../form/editor-form.css';
import { truncateSearch } from '../../../data/text.ts';
import { isComposing } from '../../../ui/keyboard.ts';

/** A record that can be selected as a parent. */
interface RecordOption {
  id: string;
  title: string;
  /** False if the account may not change it. */
  mayUpdate?: boolean;
}

interface ChoicesPage {
  choices: { items: RecordOption[]; page: number; totalPages: number; total: number };
}

/** The queries for selectable records. */
export interface ChoiceDocuments {
  /** Returns a page of the matching records, or of all. */
  search: TypedDocumentNode<ChoicesPage, { search: string | null; page: number }>;
  byId: TypedDocumentNode<{ choice: RecordOption | null }, { id: string }>;
}

interface Choices {
  items: readonly RecordOption[];
  /** Total number of matches. */
  total: number;
  state: 'loading' | 'failed' | 'loaded';
  /** Loads the next page; null when all are loaded. */
  loadMore: (() => Promise<unknown>) | null;
}

/** Returns the records that match a search; the previous ones while the next are loading. */
function useChoices({ search: document }: ChoiceDocuments, search: string): Choices {
  const variables = { search: truncateSearch(search) || null, page: 1 };
  const { data, previousData, error, loading, fetchMore } = useQuery(document, { variables });
  const { items, page, totalPages, total } = (data ?? previousData)?.choices ?? EMPTY_PAGE;
  const loadMore = () =>
    fetchMore({
      variables: { page: page + 1 },
      updateQuery: (before, { fetchMoreResult: { choices } }) => ({
        choices: { ...choices, items: [...before.choices.items, ...choices.items] },
      }),
    });
  return {
    items,
    total,
    state: error ? 'failed' : loading || !data ? 'loading' : 'loaded',
    loadMore: page < totalPages ? loadMore : null,
  };
}

const EMPTY_PAGE: ChoicesPage['choices'] = { items: [], page: 1, totalPages: 1, total: 0 };

interface SelectedRecord {
  /** Empty while loading, and its number if it failed to load. */
  title: string;
  /** True if it is deleted. */
  isMissing: boolean;
  /** True if the account may not change it. */
  isForbidden: boolean;
}

export function useSelectedRecord({ byId }: ChoiceDocuments, id: string | null): SelectedRecord {
  const { data, loading } = useQuery(byId, id === null ? skipToken : { variables: { id } });
  if (id === null) return { title: '', isMissing: false, isForbidden: false };
  return {
    title: data?.choice?.title ?? (loading ? '' : messages.recordNumber(id)),
    isMissing: data?.choice === null,
    isForbidden: data?.choice?.mayUpdate === false,
  };
}

/** The title of a record in its own direction. */
export function RecordTitle({ documents, id }: { documents: ChoiceDocuments; id: string }) {
  return <bdi>{useSelectedRecord(documents, id).title}</bdi>;
}

/** Debounce of the search, in milliseconds. */
const SEARCH_DEBOUNCE_MS = 200;

interface SelectOptions {
  documents: ChoiceDocuments;
  /** Id of the selected record; null for none. */
  value: string | null;
  onSelect: (id: string | null) => void;
  /** True if a text that matches no single record clears the selection. */
  strict: boolean;
  /** True if only records that the account may change can be selected. */
  onlyChangeable: boolean;
}

const normalize = (text: string) => text.trim().toLowerCase();

/** Returns the single match of a typed text; null if there are none or several. */
function findMatch(text: string, items: readonly RecordOption[], total: number): RecordOption | null {
  const matches = items.filter(({ title }) => normalize(title) === normalize(text));
  if (matches.length === 1) return matches[0]!;
  return matches.length === 0 && total === 1 ? items[0]! : null;
}

/**
 * The state of a record select: typing searches on the server, and leaving the field selects the only match. A text without
 * a single match stays in the field with an error.
 */
function useRecordSelect({ documents, value, onSelect, strict, onlyChangeable }: SelectOptions) {
  /** The typed text; null when the field shows the selected record. */
  const [text, setText] = useState<string | null>(null);
  const [isBlurred, setBlurred] = useState(false);
  const [debounced] = useDebouncedValue(text, SEARCH_DEBOUNCE_MS);
  const search = isBlurred ? text : debounced;
  const choices = useChoices(documents, search?.trim() ?? '');
  const selected = useSelectedRecord(documents, value);
  const hasLoaded = search === text && choices.state === 'loaded';
  /** The match of the typed text; null if there is none, undefined while typing or loading. */
  const found =
    isBlurred && text !== null && hasLoaded ? findMatch(text, choices.items, choices.total) : undefined;
  const isDisabled = ({ mayUpdate }: RecordOption) => onlyChangeable && mayUpdate === false;
  const match = found && isDisabled(found) ? null : found;

  const reset = () => {
    setText(null);
    setBlurred(false);
  };
  const [previousValue, setPreviousValue] = useState(value);
  if (value !== previousValue) {
    setPreviousValue(value);
    if (value !== null) reset(); // selected here or by the URL
  }
  if (match && match.id === value) reset();

  const selectMatch = useEffectEvent((id: string | null) => {
    if (id !== null || (strict && value !== null)) onSelect(id);
  });
  const matchId = match === null ? null : match?.id;
  useEffect(() => {
    if (matchId !== undefined) selectMatch(matchId);
  }, [matchId]);

  /** The error of the typed text; without one, of the selected record. */
  function errorOf(): string | false {
    if (text === null) {
      if (selected.isMissing) return messages.recordMissing;
      return onlyChangeable && selected.isForbidden && messages.recordForbidden;
    }
    if (match !== null) return false;
    return found ? messages.recordForbidden : matchError(text.trim(), choices.total);
  }

  return {
    choices,
    isDisabled,
    inputValue: text ?? selected.title,
    isTyping: text !== null,
    type(typed: string): void {
      setText(typed);
      setBlurred(false);
    },
    select(id: string | null): void {
      reset();
      onSelect(id);
    },
    /** The field loses the focus, or Enter confirms the text. */
    confirm(): void {
      if (text?.trim() === '' || text === selected.title) setText(null);
      else if (text !== null) setBlurred(true);
    },
    error: errorOf(),
  };
}

const matchError = (text: string, total: number): string =>
  total === 0 ? messages.noMatch(text) : messages.severalMatches(total);

interface Props {
  documents: ChoiceDocuments;
  value: string | null;
  onSelect: (id: string | null) => void;
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
  /** True if records that the account may not change are disabled. */
  onlyChangeable?: boolean;
}

/** Value of the option that loads more choices. */
const LOAD_MORE = 'more';

/** A select for any number of records, with search on the server. */
export function RecordSelect(props: Props) {
  const {
    documents,
    value,
    onSelect,
    failed,
    error,
    clearable = false,
    onlyChangeable = false,
    ...inputProps
  } = props;
  const strict = inputProps.required === true;
  const record = useRecordSelect({ documents, value, onSelect, strict, onlyChangeable });
  const { choices, isTyping } = record;
  const isClearable = clearable && value !== null;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });

  const submit = (option: string) => {
    if (option === LOAD_MORE) {
      void choices.loadMore?.();
      return;
    }
    record.select(option);
    combobox.closeDropdown();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key !== 'Enter' || !isTyping || combobox.getSelectedOptionIndex() !== -1) return;
    event.preventDefault(); // Enter selects the match instead of submitting the form
    record.confirm();
  };

  return (
    <Combobox store={combobox} onOptionSubmit={submit}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...inputProps}
          dir="auto"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          value={record.inputValue}
          error={error ?? (record.error || (choices.state === 'failed' && failed))}
          rightSection={
            isClearable ? (
              <CloseButton
                aria-label={messages.clearSelection}
                size="sm"
                onClick={() => record.select(null)}
              />
            ) : (
              <Combobox.Chevron />
            )
          }
          rightSectionPointerEvents={isClearable ? 'all' : 'none'}
          onChange={(event) => {
            record.type(event.currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onClick={() => combobox.openDropdown()}
          onKeyDown={onKeyDown}
          onBlur={() => {
            combobox.closeDropdown();
            record.confirm();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options
          className="record-select-options"
          aria-label={inputProps.label ?? inputProps['aria-label']}
        >
          {choices.items.map((option) => (
            <Combobox.Option
              key={option.id}
              value={option.id}
              active={option.id === value}
              disabled={record.isDisabled(option)}
              dir="auto"
            >
              {option.title}
            </Combobox.Option>
          ))}
          {choices.loadMore && (
            <Combobox.Option value={LOAD_MORE}>
              {messages.showMore(choices.items.length, choices.total)}
            </Combobox.Option>
          )}
          {choices.state === 'loaded' && choices.items.length === 0 && (
            <Combobox.Empty>{isTyping ? messages.noOptions : messages.noRecords}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
