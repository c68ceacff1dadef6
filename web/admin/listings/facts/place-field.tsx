import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  type OnePlaceFragment,
  PlaceDocument,
  PlacesDocument,
} from '../../../../schema/documents/admin/graphql.ts';
import { placeNames } from '../../../../schema/places.ts';
import { type FieldDefinition, type InputProps, type Message, recordText } from '../../editor/collection.ts';
import '../../editor/form/editor-form.css';
import * as messages from './messages.ts';
import { isComposing } from '../../../ui/keyboard.ts';

/*
 * The value of a place field is the id of a place, or a marked text that does not name a place yet. Such a text is kept in
 * the form but never submitted.
 */

const TYPED = '?';

/** Marks a typed text as the value of a field. */
const markTyped = (text: string): string => (text.trim() === '' ? '' : TYPED + text);

/** Returns the typed text of a value; null for a place or an empty field. */
export const typedText = (value: string): string | null =>
  value.startsWith(TYPED) ? value.slice(TYPED.length) : null;

const normalize = (name: string): string => name.trim().toLowerCase();

const idsByName = new Map(Object.entries(placeNames).map(([id, name]) => [normalize(name), id]));

/** Returns the id of a value's place; an empty string if the typed text is not a full name. */
export function placeIdOf(value: string): string {
  const typed = typedText(value);
  return typed === null ? value : (idsByName.get(normalize(typed)) ?? '');
}

/** Returns a place by id; null while it is loading. */
export function usePlace(id: string): OnePlaceFragment | null {
  const { data } = useQuery(
    PlaceDocument,
    id === '' ? skipToken : { variables: { id }, fetchPolicy: 'cache-first' },
  );
  return (id !== '' && data?.place) || null; // a skipped query returns its previous data
}

export function PlaceName({ id }: { id: string }) {
  return <bdi>{usePlace(id)?.name ?? idToWords(id)}</bdi>;
}

/** Converts an id to words, such as `dubai-marina` to `Dubai Marina`. */
const idToWords = (id: string): string =>
  id.replace(
    /(^|-)([a-z])/g,
    (_, before: string, letter: string) => `${before && ' '}${letter.toUpperCase()}`,
  );

/** Debounce of the search, in milliseconds. */
const DEBOUNCE_MS = 200;

type Props = Omit<InputProps<string>, 'required'> & { placeholder?: string };

/**
 * A select for a place with search by name. Leaving the field with the full name of a place selects it; other text stays in
 * the field with an error.
 */
export function PlaceSelect({ name, label, value, error, onChange, placeholder }: Props) {
  const client = useApolloClient();
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const typed = typedText(value);
  const chosen = usePlace(typed === null ? value : '');
  const [isLeft, setLeft] = useState(false);
  const query = typed?.trim() ?? '';
  const [debounced] = useDebouncedValue(query, DEBOUNCE_MS);
  const {
    data,
    previousData,
    error: queryError,
  } = useQuery(
    PlacesDocument,
    // Places do not change while the panel is open.
    debounced === '' ? skipToken : { variables: { words: debounced }, fetchPolicy: 'cache-first' },
  );
  const found = query === '' ? [] : ((data ?? previousData)?.places ?? []);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const isUnknown = isLeft && typed !== null && debounced === query && data !== undefined;

  const select = (id: string) => {
    onChange(id);
    combobox.closeDropdown();
  };

  /** The field loses the focus: a full name selects its place, also if only the server knows it. */
  async function onBlur(): Promise<void> {
    combobox.closeDropdown();
    setLeft(true);
    if (typed === null) return;
    const id = placeIdOf(value);
    if (id !== '') {
      onChange(id);
      return;
    }
    const answer = await client
      .query({ query: PlacesDocument, variables: { words: query } })
      .catch(() => undefined); // the list already shows the error
    const named = answer?.data?.named;
    if (named && latest.current === value) onChange(named.id);
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key !== 'Enter' || typed === null || combobox.getSelectedOptionIndex() !== -1) return;
    event.preventDefault(); // Enter selects the place instead of submitting the form
    void onBlur();
  };

  return (
    <Combobox store={combobox} onOptionSubmit={select}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          label={label}
          data-field={name}
          dir="auto"
          autoComplete="off"
          placeholder={placeholder}
          value={typed ?? (value && (chosen?.name ?? idToWords(value)))}
          error={
            error ??
            (queryError && messages.communitiesLoadFailed) ??
            (isUnknown && messages.noCommunityNamed(query, found[0]?.name))
          }
          rightSection={
            value === '' ? (
              <Combobox.Chevron />
            ) : (
              <CloseButton aria-label={messages.clearCommunity} size="sm" onClick={() => select('')} />
            )
          }
          rightSectionPointerEvents={value === '' ? 'none' : 'all'}
          onChange={(event) => {
            const text = event.currentTarget.value;
            setLeft(false);
            onChange(markTyped(text));
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onClick={() => combobox.openDropdown()}
          onKeyDown={onKeyDown}
          onBlur={() => void onBlur()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={typed === null}>
        <Combobox.Options className="record-select-options" aria-label={label}>
          {found.map(({ id, name: called }) => (
            <Combobox.Option key={id} value={id}>
              {called}
            </Combobox.Option>
          ))}
          {data && debounced === query && found.length === 0 && (
            <Combobox.Empty>{messages.noSuchCommunity}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** A place. Text that does not name one stays in the field. */
export const place = (label: Message): FieldDefinition<string, string> => ({
  label,
  empty: '',
  fromRecord: recordText,
  toInput: (value) => placeIdOf(value) || null,
  format: (value) => typedText(value) ?? idToWords(value),
  formatStored: (id) => <PlaceName id={id} />,
  validate: (value) =>
    typedText(value) !== null && placeIdOf(value) === ''
      ? messages.notACommunity(typedText(value)!.trim())
      : null,
  Input: PlaceSelect,
});
