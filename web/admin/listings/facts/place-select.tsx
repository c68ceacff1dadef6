import { useQuery } from '@apollo/client/react';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { PlacesDocument } from '../../../../schema/documents/admin/graphql.ts';
import type { ControlProps } from '../../editor/field.ts';
import { inWords, useOnePlace } from './place-name.tsx';

/** How long typing rests before the server is asked, in milliseconds. */
const REST = 200;

/** Chooses a place of the city among those that somebody may mean who types this. */
export function PlaceSelect({ name, label, value, fault, type }: ControlProps<string>) {
  const [words, setWords] = useState('');
  const [rested] = useDebouncedValue(words.trim(), REST);
  const { data, previousData, error } = useQuery(PlacesDocument, { variables: { words: rested } });
  const found = (data ?? previousData)?.places ?? [];
  const chosen = useOnePlace(value);
  const isFound = found.some(({ id }) => id === value);
  const choices = found.map((place) => ({ value: place.id, label: place.name }));
  const standing = { value, label: chosen?.name ?? inWords(value) };
  const nothing = words.trim() === '' ? 'Type what it is called.' : 'No place is called so.';

  return (
    <Select
      label={label}
      data-field={name}
      data={value === '' || isFound ? choices : [...choices, standing]}
      filter={({ options }) => (isFound ? options : options.slice(0, found.length))}
      value={value || null}
      onChange={(id) => type(id ?? '')}
      onSearchChange={setWords}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Clear place', 'aria-hidden': false, tabIndex: 0 }}
      error={fault ?? (error && 'The places could not be loaded.')}
      nothingFoundMessage={nothing}
      autoComplete="off"
    />
  );
}
