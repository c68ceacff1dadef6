import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useState } from 'react';
import {
  type OnePlaceFragment,
  PlaceDocument,
  PlacesDocument,
} from '../../../../schema/documents/admin/graphql.ts';
import { placeNames } from '../../../../schema/places.ts';
import type { ControlProps, FieldRule } from '../../editor/field.ts';
import { recordText } from '../../editor/kinds/text.tsx';
import '../../editor/record-select/record-select.css';

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

const plain = (name: string): string => name.trim().toLowerCase();

const idsByName = new Map(Object.entries(placeNames).map(([id, name]) => [plain(name), id]));

/** Returns the id of a value's place; an empty string if the typed text is not a full name. */
export function placeIdOf(value: string): string {
  const typed = typedText(value);
  return typed === null ? value : (idsByName.get(plain(typed)) ?? '');
}

/** Returns a place by id; null while it is loading. */
export function usePlace(id: string): OnePlaceFragment | null {
  const { data } = useQuery(
    PlaceDocument,
    id === '' ? skipToken : { variables: { id }, fetchPolicy: 'cache-first' },
  );
  return data?.place ?? null;
}

/** The name of a place. */
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
const REST = 200;

type Props = Omit<ControlProps<string>, 'type'> & { placeholder?: string };

/**
 * A select for a place with search by name. Leaving the field with the full name of a place selects it; other text stays in
 * the field with an error.
 */
export function PlaceSelect({ name, label, value, error, onChange, placeholder }: Props) {
  const client = useApolloClient();
  const typed = typedText(value);
  const chosen = usePlace(typed === null ? value : '');
  const [isLeft, setLeft] = useState(false);
  const words = typed?.trim() ?? '';
  const [rested] = useDebouncedValue(words, REST);
  const {
    data,
    previousData,
    error: queryError,
  } = useQuery(
    PlacesDocument,
    // Places do not change while the panel is open.
    rested === '' ? skipToken : { variables: { words: rested }, fetchPolicy: 'cache-first' },
  );
  const found = words === '' ? [] : ((data ?? previousData)?.places ?? []);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const isLate = isLeft && typed !== null && rested === words && data !== undefined;

  const take = (id: string) => {
    onChange(() => id);
    combobox.closeDropdown();
  };

  /** The field loses the focus: a full name selects its place, also if only the server knows it. */
  async function leave(): Promise<void> {
    combobox.closeDropdown();
    setLeft(true);
    if (typed === null) return;
    const id = placeIdOf(value);
    if (id !== '') {
      onChange(() => id);
      return;
    }
    const answer = await client.query({ query: PlacesDocument, variables: { words } }).catch(() => undefined); // the list already shows the error
    const named = answer?.data?.named;
    if (named) onChange((now) => (now === value ? named.id : now));
  }

  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typed === null || combobox.getSelectedOptionIndex() !== -1) return;
    event.preventDefault(); // Enter selects the place instead of submitting the form
    void leave();
  };

  return (
    <Combobox store={combobox} onOptionSubmit={take}>
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
            (queryError && 'The places could not be loaded.') ??
            (isLate && noPlaceMessage(words, found[0]?.name))
          }
          rightSection={
            value === '' ? (
              <Combobox.Chevron />
            ) : (
              <CloseButton aria-label={`Clear ${label.toLowerCase()}`} size="sm" onClick={() => take('')} />
            )
          }
          rightSectionPointerEvents={value === '' ? 'none' : 'all'}
          onChange={(event) => {
            const text = event.currentTarget.value;
            setLeft(false);
            onChange(() => markTyped(text));
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onClick={() => combobox.openDropdown()}
          onKeyDown={keys}
          onBlur={() => void leave()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={typed === null}>
        <Combobox.Options className="chooser-options" aria-label={label}>
          {found.map(({ id, name: called }) => (
            <Combobox.Option key={id} value={id}>
              {called}
            </Combobox.Option>
          ))}
          {data && rested === words && found.length === 0 && (
            <Combobox.Empty>No community has that name. Try another spelling.</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

const noPlaceMessage = (words: string, nearest: string | undefined): string =>
  nearest === undefined
    ? `No community is called “${words}”. Choose one from the list.`
    : `Choose a place from the list. Do you mean ${nearest}?`;

interface OfPlace<Name extends string> {
  name: Name;
  label: string;
}

/** The rule of a place field. Text that does not name a place stays in the field. */
export const placeRule = <Name extends string>({ name, label }: OfPlace<Name>): FieldRule<string> => ({
  name,
  label,
  initial: '',
  read: (row) => recordText(row, name),
  isEqual: Object.is,
  format: (value) => typedText(value) ?? idToWords(value),
  formatStored: (id) => <PlaceName id={id} />,
  input: (value) => placeIdOf(value) || null,
  matches: (now, sent) => now === placeIdOf(sent),
  validate: (value) =>
    typedText(value) !== null && placeIdOf(value) === ''
      ? `“${typedText(value)!.trim()}” is not the name of a place. Choose one from the list.`
      : null,
  control: (props) => <PlaceSelect {...props} />,
});
