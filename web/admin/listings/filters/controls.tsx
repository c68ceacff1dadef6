import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { ListingKind } from '../../../../schema/documents/admin/graphql.ts';
import { AMENITIES, BEDROOMS, COMPLETION, FURNISHING } from '../../../../schema/search.ts';
import * as words from '../facts/words.ts';
import { Chips, type ChipsProps } from './chips.tsx';
import type { Filter, SetFilter } from './filter.ts';
import { Limit } from './limit.tsx';
import { FIRST_MARKS, HINT_MARKS, MARKED } from './marks.ts';
import { PlaceFilter } from './place-filter.tsx';

interface Props {
  kind: ListingKind;
  filter: Filter;
  set: SetFilter;
}

const ANY = { value: '', label: 'Any' };
const BATHROOMS = [1, 2, 3, 4, 5, 6];

const typesOf = (kind: ListingKind) =>
  Object.entries(kind.endsWith('VILLA') ? words.VILLAS : words.APARTMENTS) as [
    Filter['types'][number],
    string,
  ][];

const bedroomsOf = (kind: ListingKind) =>
  BEDROOMS.filter((count) => count > 0 || !kind.endsWith('VILLA')).map(
    (count) =>
      [count, count === 0 ? 'Studio' : `${count}${count === BEDROOMS.length - 1 ? '+' : ''}`] as const,
  );

/** Everything that a list of one kind of listing can be kept to. */
export function Controls({ kind, filter, set }: Props) {
  const isSale = kind.startsWith('SALE');
  const { bathrooms, completion } = filter;
  return (
    <div className="filter-controls">
      <div className="filter-place">
        <PlaceFilter several={filter.places.length > 0} set={set} />
      </div>
      <NativeSelect
        label="Bathrooms"
        value={bathrooms ?? ''}
        onChange={({ currentTarget: { value } }) => set(() => ({ bathrooms: Number(value) || null }))}
        data={[ANY, ...BATHROOMS.map((count) => ({ value: String(count), label: `${count} or more` }))]}
      />
      {isSale && (
        <NativeSelect
          label="Completion"
          value={completion ?? ''}
          onChange={({ currentTarget: { value } }) =>
            set(() => ({ completion: COMPLETION.find((one) => one === value) ?? null }))
          }
          data={[ANY, ...COMPLETION.map((value) => ({ value, label: words.COMPLETIONS[value] }))]}
        />
      )}
      <Limit label={isSale ? 'Price from' : 'Rent a year from'} part="priceFrom" filter={filter} set={set} />
      <Limit label={isSale ? 'Price to' : 'Rent a year to'} part="priceTo" filter={filter} set={set} />
      <Limit label="Sq ft from" part="areaFrom" filter={filter} set={set} />
      <Limit label="Sq ft to" part="areaTo" filter={filter} set={set} />
      <Chips
        legend="Look for"
        part="marks"
        of={FIRST_MARKS.map((mark) => [mark, MARKED[mark]])}
        filter={filter}
        set={set}
      />
      <Chips legend="Type" part="types" of={typesOf(kind)} filter={filter} set={set} />
      <Chips legend="Bedrooms" part="bedrooms" of={bedroomsOf(kind)} filter={filter} set={set} />
      <Chips
        legend="Furnishing"
        part="furnishing"
        of={FURNISHING.map((value) => [value, words.FURNISHINGS[value]])}
        filter={filter}
        set={set}
      />
      <More
        title="Hints"
        legend="With any of these"
        part="marks"
        of={HINT_MARKS.map((hint) => [hint, MARKED[hint]])}
        filter={filter}
        set={set}
      />
      <More
        title="Amenities"
        legend="With all of these"
        part="amenities"
        of={AMENITIES.map((value) => [value, words.AMENITIES[value]])}
        filter={filter}
        set={set}
      />
    </div>
  );
}

/** Many values under their title, open from the beginning where one of them is chosen. */
function More<Part extends 'marks' | 'amenities'>({ title, ...chips }: ChipsProps<Part> & { title: string }) {
  const chosen = chips.filter[chips.part] as readonly unknown[];
  const [isOpen] = useState(chips.of.some(([value]) => chosen.includes(value)));
  return (
    <details className="filter-more" open={isOpen}>
      <summary>{title}</summary>
      <Chips {...chips} />
    </details>
  );
}
