import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ListingKind } from '../../../../schema/documents/admin/graphql.ts';
import { BEDROOMS, COMPLETION, type RangeEnd, rangeEndIn } from '../../../../schema/search.ts';
import { chequesOrMore } from '../../../../schema/search-label-messages.ts';
import { capitalize } from '../../../../schema/language.ts';
import { ChipGroup } from '../../editor/fields/choices.tsx';
import { formatNumber } from '../../editor/fields/number.tsx';
import * as labels from '../facts/labels.ts';
import { RecordSelect } from '../../editor/record-select/record-select.tsx';
import { personChoices } from '../../people/person-choices.ts';
import { PlaceSelect, typedText } from '../facts/place-field.tsx';
import { type Filter, useFilter } from './filter.ts';
import * as messages from './messages.ts';
import { isComposing } from '../../../ui/keyboard.ts';

type MultipleChoice = 'types' | 'bedrooms' | 'furnishing' | 'amenities' | 'views' | 'marks';

interface ChipsProps<Part extends MultipleChoice> {
  legend: string;
  part: Part;
  /** Labels of the values, in the order of the options. */
  options: readonly (readonly [value: Filter[Part][number], label: string])[];
}

/** Toggleable values of a multiple choice. */
function Chips<Part extends MultipleChoice>({ legend, part, options }: ChipsProps<Part>) {
  const { filter, set } = useFilter();
  const choose = (value: Filter[Part][number], on: boolean) =>
    set((now) => {
      const others = (now[part] as readonly unknown[]).filter((other) => other !== value);
      return { [part]: on ? [...others, value] : others };
    });
  return (
    <ChipGroup<Filter[Part][number]>
      label={legend}
      options={options}
      selected={filter[part]}
      toggle={choose}
    />
  );
}

/** Debounce of the filter, in milliseconds. */
const DEBOUNCE_MS = 400;

interface LimitProps {
  label: string;
  part: RangeEnd;
}

/** One limit of a range, such as `1.5m`, `900k` or `1,200`. An invalid number does not filter and shows an error. */
function Limit({ label, part }: LimitProps) {
  const { filter, set } = useFilter();
  const current = filter[part];
  const [text, setText] = useState(format(current));
  const [isLeft, setLeft] = useState(true);
  const requested = useRef(current);
  const request = useDebouncedCallback((value: number | null) => {
    if (requested.current === value) return;
    requested.current = value;
    set(() => ({ [part]: value }), { replace: true });
  }, DEBOUNCE_MS);

  // Back and Forward change the number; while typing the input is ahead of the URL.
  useEffect(() => {
    if (current === requested.current) return;
    requested.current = current;
    setText(format(current));
  }, [current]);

  const parsed = rangeEndIn(part, text);
  const isInvalid = parsed === null && text.trim() !== '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isComposing(event.nativeEvent)) request.flush();
  };
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      placeholder={messages.any}
      maxLength={20}
      value={text}
      error={isLeft && isInvalid && messages.invalidNumber(label)}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        setLeft(false);
        request(rangeEndIn(part, typed));
      }}
      onKeyDown={onKeyDown}
      onBlur={() => {
        request.flush();
        setLeft(true);
        if (parsed !== null) setText(format(parsed));
      }}
    />
  );
}

const format = (value: number | null): string => (value === null ? '' : formatNumber(value));

/** A select that adds a place to the filter. */
function PlaceFilter() {
  const { filter, set } = useFilter();
  const [value, setValue] = useState('');
  const change = (next: string) => {
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
      label={messages.community}
      placeholder={filter.places.length > 0 ? messages.anotherCommunity : messages.anywhere}
      value={value}
      error={undefined}
      onChange={change}
    />
  );
}

const BATHROOMS = [1, 2, 3, 4, 5, 6];
const CHEQUES = [1, 2, 4, 6, 12];

const entriesOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries(labels) as [Value, string][];

const typesOf = (kind: ListingKind) =>
  kind.endsWith('VILLA') ? entriesOf(labels.villas()) : entriesOf(labels.apartments());

const bedroomsOf = (kind: ListingKind) =>
  BEDROOMS.filter((count) => count > 0 || !kind.endsWith('VILLA')).map(
    (count) =>
      [
        count,
        count === 0 ? messages.studio : messages.bedroomOption(count, count === BEDROOMS.length - 1),
      ] as const,
  );

/** The controls of the filter of a kind of listing. */
export function FilterControls({ kind }: { kind: ListingKind }) {
  const { filter, set } = useFilter();
  const isSale = kind.startsWith('SALE');
  const { bathrooms, cheques, completion } = filter;
  const any = { value: '', label: messages.any };
  return (
    <div className="filter-controls">
      <div className="filter-place">
        <PlaceFilter />
      </div>
      <RecordSelect
        label={messages.agent}
        placeholder={messages.any}
        documents={personChoices}
        value={filter.agent}
        onSelect={(agent) => set(() => ({ agent }))}
        failed={messages.agentsFailed}
        clearable
      />
      <NativeSelect
        label={messages.bathrooms}
        value={bathrooms ?? ''}
        onChange={({ currentTarget: { value } }) => set(() => ({ bathrooms: Number(value) || null }))}
        data={[any, ...BATHROOMS.map((count) => ({ value: String(count), label: messages.orMore(count) }))]}
      />
      {!isSale && (
        <NativeSelect
          label={messages.cheques}
          value={cheques ?? ''}
          onChange={({ currentTarget: { value } }) => set(() => ({ cheques: Number(value) || null }))}
          data={[
            any,
            ...CHEQUES.map((count) => ({ value: String(count), label: capitalize(chequesOrMore(count)) })),
          ]}
        />
      )}
      {isSale && (
        <NativeSelect
          label={messages.completion}
          value={completion ?? ''}
          onChange={({ currentTarget: { value } }) =>
            set(() => ({ completion: COMPLETION.find((one) => one === value) ?? null }))
          }
          data={[any, ...COMPLETION.map((value) => ({ value, label: labels.completions()[value] }))]}
        />
      )}
      <Limit label={isSale ? messages.priceFrom : messages.rentFrom} part="priceFrom" />
      <Limit label={isSale ? messages.priceTo : messages.rentTo} part="priceTo" />
      <Limit label={messages.areaFrom} part="areaFrom" />
      <Limit label={messages.areaTo} part="areaTo" />
      <Chips legend={messages.marks} part="marks" options={entriesOf(messages.markLabels)} />
      <Chips legend={messages.type} part="types" options={typesOf(kind)} />
      <Chips legend={messages.bedrooms} part="bedrooms" options={bedroomsOf(kind)} />
      <Chips legend={messages.furnishing} part="furnishing" options={entriesOf(labels.furnishings())} />
      <More
        title={messages.hints}
        legend={messages.anyOfThese}
        part="marks"
        options={entriesOf(messages.hintLabels)}
      />
      <More
        title={messages.views}
        legend={messages.allOfThese}
        part="views"
        options={entriesOf(labels.views())}
      />
      <More
        title={messages.amenities}
        legend={messages.allOfThese}
        part="amenities"
        options={entriesOf(labels.amenities())}
      />
    </div>
  );
}

/** Collapsible values, initially open if one of them is selected. */
function More<Part extends 'marks' | 'amenities' | 'views'>({
  title,
  ...chips
}: ChipsProps<Part> & { title: string }) {
  const { filter } = useFilter();
  const selected = filter[chips.part] as readonly unknown[];
  const [isOpen] = useState(chips.options.some(([value]) => selected.includes(value)));
  return (
    <details className="filter-more" open={isOpen}>
      <summary>{title}</summary>
      <Chips {...chips} />
    </details>
  );
}
