import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, type KeyboardEvent } from 'react';
import { PlacesDocument } from '../../../../schema/documents/admin/graphql.ts';
import type { ControlProps } from '../../editor/field.ts';
import { inWords, useOnePlace } from './place-name.tsx';
import { asTyped, placeIn, typedIn } from './typed-place.ts';
import '../../editor/choosing/record-select.css';

/** How long typing rests before the server is asked, in milliseconds. */
const REST = 200;

type Props = Omit<ControlProps<string>, 'type'> & { placeholder?: string };

/**
 * Chooses a place of the city among those that somebody may mean who types this. Whoever types the whole name of one and goes
 * on has chosen it; anything else stays as it was typed, with what to do.
 */
export function PlaceSelect({ name, label, value, fault, change, placeholder }: Props) {
  const client = useApolloClient();
  const typed = typedIn(value);
  const chosen = useOnePlace(typed === null ? value : '');
  const [isLeft, setLeft] = useState(false);
  const words = typed?.trim() ?? '';
  const [rested] = useDebouncedValue(words, REST);
  const { data, previousData, error } = useQuery(
    PlacesDocument,
    // Places never change while the panel is open.
    rested === '' ? skipToken : { variables: { words: rested }, fetchPolicy: 'cache-first' },
  );
  const found = words === '' ? [] : ((data ?? previousData)?.places ?? []);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const isLate = isLeft && typed !== null && rested === words && data !== undefined;

  const take = (id: string) => {
    change(() => id);
    combobox.closeDropdown();
  };

  /** Goes on to something else: a whole name is the place, also one that only the server knows. */
  async function leave(): Promise<void> {
    combobox.closeDropdown();
    setLeft(true);
    if (typed === null) return;
    const id = placeIn(value);
    if (id !== '') {
      change(() => id);
      return;
    }
    const answer = await client.query({ query: PlacesDocument, variables: { words } }).catch(() => undefined); // what the list says of it is enough
    const named = answer?.data?.named;
    if (named) change((now) => (now === value ? named.id : now));
  }

  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typed === null || combobox.getSelectedOptionIndex() !== -1) return;
    event.preventDefault(); // it means what was typed here, not the form
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
          value={typed ?? (value && (chosen?.name ?? inWords(value)))}
          error={
            fault ??
            (error && 'The places could not be loaded.') ??
            (isLate && notChosen(words, found[0]?.name))
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
            change(() => asTyped(text));
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

const notChosen = (words: string, nearest: string | undefined): string =>
  nearest === undefined
    ? `No community is called “${words}”. Choose one from the list.`
    : `Choose a place from the list. Do you mean ${nearest}?`;
