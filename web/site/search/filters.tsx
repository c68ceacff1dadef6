import { type ChangeEvent, type ComponentProps, type FocusEvent, memo, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  AMENITIES,
  BEDROOMS,
  COMPLETION,
  FURNISHING,
  nameOf,
  PERIODS,
  PURPOSES,
  type RangeEnd,
  rangeEndIn,
  type Search,
  unreadIn,
} from '../../../schema/search.ts';
import { wordsFor } from '../layout/home-facts.ts';
import { ChoiceGroup, Choices } from './choice-group.tsx';
import './filters.css';
import { PlaceGroup } from './place-filter.tsx';
import { bedroomsSaid } from './search-labels.ts';
import type { Choices as Counts, Ground } from './search-query.ts';
import { afterRelease } from '../../ui/after-release.ts';
import { Field } from '../../ui/field.tsx';
import { groupDigits } from '../../ui/group-digits.ts';
import { Icon } from '../../ui/icon.tsx';
import { more as arrow } from '../../ui/icons.ts';

interface FiltersProps {
  ground: Ground;
  search: Search;
  /** How many homes each choice finds, as far as that is known. */
  counts: Counts | null;
  /** Has the form say a search that is changed in this way. */
  choose: (change: (now: Search) => Search) => void;
}

/** What is asked for a home. */
const PRICE = {
  SALE: 'Price, AED',
  RENT: 'Rent, AED',
  ANY: 'Price or rent, AED',
} as const;

const PERIOD = { YEAR: 'Year', MONTH: 'Month' } as const;

/** Numbers of bathrooms that are asked for, at least. */
const BATHROOMS = [1, 2, 3, 4, 5];

/** Types and amenities that are there to see; the others are behind a line that opens. */
const TYPES_SEEN = 4;
const AMENITIES_SEEN = 6;

/** Everything that can be said of the homes one looks for. To open the form is not to draw all of it again. */
export const Filters = memo(({ ground, search, counts, choose }: FiltersProps) => {
  const optionsOf = <Value extends string>(
    values: readonly Value[],
    counted: readonly { value: Value; homes: number }[] | undefined,
  ) => values.map((value) => ({ value, label: wordsFor(value), homes: homesOf(value, counted) }));
  const types = optionsOf(ground.types, counts?.types);
  const amenities = optionsOf(AMENITIES, counts?.amenities);
  const bathrooms = [...new Set([...BATHROOMS, search.bathrooms ?? 1])];
  return (
    <>
      {!ground.purpose && (
        <ChoiceGroup
          legend="Buy or rent"
          part="purpose"
          of="one"
          options={optionsOf(PURPOSES, counts?.purposes)}
          chosen={search.purpose ? [search.purpose] : []}
        />
      )}
      <PlaceGroup chosen={search.places} counts={counts?.places} choose={choose} />
      <MoreChoices
        legend="Type"
        more="More types"
        part="types"
        options={types}
        seen={TYPES_SEEN}
        chosen={search.types}
      />
      <RangeGroup
        legend={PRICE[ground.purpose ?? search.purpose ?? 'ANY']}
        otherwise="This is not an amount. Write it as 1,500,000 or 1.5m."
        search={search}
        from="priceFrom"
        to="priceTo"
      />
      {(ground.purpose ?? search.purpose) !== 'SALE' && (
        <ChoiceGroup
          legend="Rent per"
          part="period"
          of="one"
          isRequired
          options={PERIODS.map((value) => ({ value, label: PERIOD[value] }))}
          chosen={[search.period]}
        />
      )}
      <ChoiceGroup
        legend="Bedrooms"
        part="bedrooms"
        of="several"
        options={BEDROOMS.map((value) => ({
          value,
          label: value === 0 ? 'Studio' : `${value}${value === BEDROOMS.length - 1 ? '+' : ''}`,
          spoken: bedroomsSaid(value),
          homes: homesOf(value, counts?.bedrooms),
        }))}
        chosen={search.bedrooms}
      />
      <ChoiceGroup
        legend="Bathrooms"
        part="bathrooms"
        of="one"
        options={bathrooms.map((value) => ({
          value,
          label: `${value}+`,
          spoken: `${value} or more bathrooms`,
        }))}
        chosen={search.bathrooms === null ? [] : [search.bathrooms]}
      />
      <RangeGroup
        legend="Built-up area, sq ft"
        otherwise="This is not an area. Write it as 1,200."
        search={search}
        from="areaFrom"
        to="areaTo"
      />
      <ChoiceGroup
        legend="Furnishing"
        part="furnishing"
        of="several"
        options={optionsOf(FURNISHING, counts?.furnishing)}
        chosen={search.furnishing}
      />
      <ChoiceGroup
        legend="Completion"
        part="completion"
        of="one"
        options={optionsOf(COMPLETION, counts?.completion)}
        chosen={search.completion ? [search.completion] : []}
      />
      <MoreChoices
        legend="Amenities"
        more="More amenities"
        part="amenities"
        options={amenities}
        seen={AMENITIES_SEEN}
        chosen={search.amenities}
      />
    </>
  );
});

/** How many homes a value finds: none where it is not counted among those that find some. */
function homesOf<Value>(
  value: Value,
  counted: readonly { value: Value; homes: number }[] | undefined,
): number | undefined {
  return counted && (counted.find((choice) => choice.value === value)?.homes ?? 0);
}

type Options = ComponentProps<typeof ChoiceGroup<string>>;

interface MoreChoicesProps extends Omit<Options, 'of'> {
  /** What the rest is called. */
  more: string;
  /** How many are there to see; the rest is behind a line that opens. */
  seen: number;
}

/** Several of many things to choose: the first few to see, and the rest, which begins open where one of it is chosen. */
function MoreChoices({ legend, more, seen, options, ...rest }: MoreChoicesProps) {
  const hidden = options.slice(seen);
  // Only at first: what is taken away again must not close under the pointer.
  const [begunOpen] = useState(hidden.some(({ value }) => rest.chosen.includes(value)));
  return (
    <fieldset className="choice-group">
      <legend>{legend}</legend>
      <Choices of="several" options={options.slice(0, seen)} {...rest} />
      {hidden.length > 0 && (
        <details className="more-choices" open={begunOpen || undefined}>
          <summary>
            {more}
            <Icon lines={arrow} />
          </summary>
          <Choices of="several" options={hidden} {...rest} />
        </details>
      )}
    </fieldset>
  );
}

interface RangeGroupProps {
  /** What it is a range of, with its unit. */
  legend: string;
  /** What is said where something else is typed. */
  otherwise: string;
  search: Search;
  from: RangeEnd;
  to: RangeEnd;
}

/** From so much to so much; either may be left open. What is no number narrows nothing and stays, with why. */
export function RangeGroup({ legend, otherwise, search, from, to }: RangeGroupProps) {
  const id = useId();
  const { search: query } = useLocation();
  /** As one came: whatever else is chosen, it stays. */
  const [unread] = useState(() => new Map(unreadIn(new URLSearchParams(query))));
  const [wrong, setWrong] = useState<readonly RangeEnd[]>([from, to].filter((part) => unread.has(part)));
  const judge = (part: RangeEnd, typed: string) =>
    setWrong((before) => [
      ...before.filter((one) => one !== part),
      ...(saysOtherwise(part, typed) ? [part] : []),
    ]);
  const end = (label: string, part: RangeEnd) => (
    <Field
      label={label}
      name={nameOf(part)}
      inputMode="numeric"
      type="text"
      placeholder="Any"
      maxLength={20}
      defaultValue={search[part] === null ? (unread.get(part) ?? '') : groupDigits(search[part])}
      {...(wrong.includes(part) && { 'aria-invalid': true, 'aria-describedby': id })}
      // Who is just typing is not told that it is nothing yet.
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        if (wrong.includes(part)) judge(part, target.value);
      }}
      onBlur={({ target }: FocusEvent<HTMLInputElement>) => afterRelease(() => judge(part, target.value))}
    />
  );
  return (
    <fieldset className="choice-group range-group">
      <legend>{legend}</legend>
      <div className="range">
        {end('From', from)}
        {end('To', to)}
      </div>
      <div role="status">
        {wrong.length > 0 && (
          <p id={id} className="field-error">
            {otherwise}
          </p>
        )}
      </div>
    </fieldset>
  );
}

/** Whether something stands in an end of a range that is no number. */
const saysOtherwise = (part: RangeEnd, typed: string): boolean =>
  typed.trim() !== '' && rangeEndIn(part, typed) === null;
