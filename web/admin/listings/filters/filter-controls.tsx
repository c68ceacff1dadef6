import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ListingKind } from '../../../../schema/documents/admin/graphql.ts';
import {
  AMENITIES,
  BEDROOMS,
  COMPLETION,
  FURNISHING,
  type RangeEnd,
  rangeEndIn,
} from '../../../../schema/search.ts';
import { formatNumber } from '../../editor/kinds/number.tsx';
import '../../editor/kinds/some-of.css';
import * as words from '../facts/labels.ts';
import { PlaceSelect, typedText } from '../facts/place-field.tsx';
import { type Filter, FIRST_MARKS, HINT_MARKS, MARKED, type SetFilter } from './filter.ts';

type MultipleChoice = 'types' | 'bedrooms' | 'furnishing' | 'amenities' | 'marks';

interface ChipsProps<Part extends MultipleChoice> {
  legend: string;
  part: Part;
  /** Labels of the values, in the order of the options. */
  of: readonly (readonly [value: Filter[Part][number], label: string])[];
  filter: Filter;
  set: SetFilter;
}

/** Toggleable values of a multiple choice. */
function Chips<Part extends MultipleChoice>({ legend, part, of, filter, set }: ChipsProps<Part>) {
  const choose = (value: Filter[Part][number], on: boolean) =>
    set((now) => {
      const others = (now[part] as readonly unknown[]).filter((other) => other !== value);
      return { [part]: on ? [...others, value] : others };
    });
  return (
    <fieldset className="some-of">
      <legend>{legend}</legend>
      {of.map(([value, label]) => (
        <label key={value} className="some-of-chip">
          <input
            type="checkbox"
            checked={(filter[part] as readonly unknown[]).includes(value)}
            onChange={(event) => choose(value, event.currentTarget.checked)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** Debounce of the filter, in milliseconds. */
const REST = 400;

interface LimitProps {
  label: string;
  part: RangeEnd;
  filter: Filter;
  set: SetFilter;
}

/** One limit of a range, such as `1.5m`, `900k` or `1,200`. An invalid number does not filter and shows an error. */
function Limit({ label, part, filter, set }: LimitProps) {
  const stands = filter[part];
  const [text, setText] = useState(shown(stands));
  const [isLeft, setLeft] = useState(true);
  const asked = useRef(stands);
  const ask = useDebouncedCallback((wanted: number | null) => {
    if (asked.current === wanted) return;
    asked.current = wanted;
    set(() => ({ [part]: wanted }), { replace: true });
  }, REST);

  // Back and Forward change the number; while typing the input is ahead of the URL.
  useEffect(() => {
    if (stands === asked.current) return;
    asked.current = stands;
    setText(shown(stands));
  }, [stands]);

  const meant = rangeEndIn(part, text);
  const isWrong = meant === null && text.trim() !== '';
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') ask.flush();
  };
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      placeholder="Any"
      maxLength={20}
      value={text}
      error={isLeft && isWrong && `${label} must be a whole number from 1, such as 1,500.`}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        setLeft(false);
        ask(rangeEndIn(part, typed));
      }}
      onKeyDown={keys}
      onBlur={() => {
        ask.flush();
        setLeft(true);
        if (meant !== null) setText(shown(meant));
      }}
    />
  );
}

const shown = (value: number | null): string => (value === null ? '' : formatNumber(value));

/** A select that adds a place to the filter. */
function PlaceFilter({ several, set }: { several: boolean; set: SetFilter }) {
  const [value, setValue] = useState('');
  const change = (to: (now: string) => string) => {
    const next = to(value);
    if (next === '' || typedText(next) !== null) {
      setValue(next);
      return;
    }
    setValue('');
    set(({ places }) => ({ places: [...places, next] }));
  };
  return (
    <PlaceSelect
      name="place-filter"
      label="Place"
      placeholder={several ? 'One more place' : 'Anywhere in Dubai'}
      value={value}
      error={undefined}
      onChange={change}
    />
  );
}

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

/** All filter controls of a kind of listing. */
export function FilterControls({ kind, filter, set }: Props) {
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

/** Collapsible values, initially open if one of them is selected. */
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
