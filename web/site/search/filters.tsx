import { type ChangeEvent, type ComponentProps, type FocusEvent, memo, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { amenityLabels, furnishingLabels, typeLabels, viewLabels } from '../../../schema/home-messages.ts';
import { capitalize, formatNumber } from '../../../schema/language.ts';
import {
  bathroomsOrMore,
  chequesOrMore,
  completionLabels,
  purposeLabels,
} from '../../../schema/search-label-messages.ts';
import {
  AMENITIES,
  BEDROOMS,
  COMPLETION,
  FURNISHING,
  paramName,
  PERIODS,
  PURPOSES,
  type RangeEnd,
  rangeEndIn,
  type Search,
  invalidRanges,
  VIEWS,
} from '../../../schema/search.ts';
import { ChoiceGroup, ChoiceList } from './choice-group.tsx';
import * as messages from './form-messages.tsx';
import './filters.css';
import { PlaceGroup } from './place-filter.tsx';
import { formatBedroomFilter } from '../../../schema/search-labels.ts';
import type { FacetCounts as Counts, SearchScope } from './search-query.ts';
import { afterRelease } from '../../ui/schedule.ts';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { more as arrow } from '../../ui/icons.ts';

interface FiltersProps {
  scope: SearchScope;
  search: Search;
  /** Numbers of homes by option; null while unknown. */
  counts: Counts | null;
  /** Called with the checkbox of a place that was added. */
  onPlaceAdded: (control: EventTarget) => void;
}

/** Minimum numbers of bathrooms to choose from. */
const BATHROOMS = [1, 2, 3, 4, 5];

/** Numbers of types, views and amenities outside the disclosure. */
const VISIBLE_TYPES = 4;
const VISIBLE_AMENITIES = 6;
const VISIBLE_VIEWS = 6;

/** Numbers of cheques to choose from. */
const CHEQUES = [1, 2, 4, 6, 12];

/** All filters of the form. Memoized, so that opening the form does not render them again. */
export const Filters = memo(({ scope, search, counts, onPlaceAdded }: FiltersProps) => {
  const optionsOf = <Value extends string>(
    values: readonly Value[],
    labels: Readonly<Record<Value, string>>,
    counts: readonly { value: Value; count: number }[] | undefined,
  ) =>
    values.map((value) => ({
      value,
      label: capitalize(labels[value]),
      homes: getHomeCount(value, counts),
    }));
  const types = optionsOf(scope.types, typeLabels, counts?.types);
  const amenities = optionsOf(AMENITIES, amenityLabels, counts?.amenities);
  const views = optionsOf(VIEWS, viewLabels, counts?.views);
  const cheques = [...new Set([...CHEQUES, search.cheques ?? 1])].sort((a, b) => a - b);
  const bathrooms = [...new Set([...BATHROOMS, search.bathrooms ?? 1])];
  return (
    <>
      {!scope.purpose && (
        <ChoiceGroup
          legend={messages.purpose}
          filter="purpose"
          selection="one"
          options={optionsOf(PURPOSES, purposeLabels, counts?.purposes)}
          selected={search.purpose ? [search.purpose] : []}
        />
      )}
      <PlaceGroup selected={search.places} counts={counts?.places} onAdded={onPlaceAdded} />
      <MoreChoices
        legend={messages.type}
        more={messages.moreTypes}
        filter="types"
        options={types}
        visibleCount={VISIBLE_TYPES}
        selected={search.types}
      />
      <RangeGroup
        legend={messages.priceLabels[scope.purpose ?? search.purpose ?? 'ANY']}
        error={messages.invalidAmount}
        search={search}
        from="priceFrom"
        to="priceTo"
      />
      {(scope.purpose ?? search.purpose) !== 'SALE' && (
        <ChoiceGroup
          legend={messages.rentPeriod}
          filter="period"
          selection="one"
          isRequired
          options={PERIODS.map((value) => ({ value, label: messages.periodLabels[value] }))}
          selected={[search.period]}
        />
      )}
      {(scope.purpose ?? search.purpose) !== 'SALE' && (
        <ChoiceGroup
          legend={messages.cheques}
          filter="cheques"
          selection="one"
          options={cheques.map((value) => ({
            value,
            label: value === 1 ? '1' : `${value}+`,
            accessibleLabel: capitalize(chequesOrMore(value)),
          }))}
          selected={search.cheques === null ? [] : [search.cheques]}
        />
      )}
      <ChoiceGroup
        legend={messages.bedrooms}
        filter="bedrooms"
        selection="several"
        options={BEDROOMS.map((value) => ({
          value,
          label: value === 0 ? messages.studio : `${value}${value === BEDROOMS.length - 1 ? '+' : ''}`,
          accessibleLabel: formatBedroomFilter(value),
          homes: getHomeCount(value, counts?.bedrooms),
        }))}
        selected={search.bedrooms}
      />
      <ChoiceGroup
        legend={messages.bathrooms}
        filter="bathrooms"
        selection="one"
        options={bathrooms.map((value) => ({
          value,
          label: `${value}+`,
          accessibleLabel: bathroomsOrMore(value),
        }))}
        selected={search.bathrooms === null ? [] : [search.bathrooms]}
      />
      <RangeGroup
        legend={messages.area}
        error={messages.invalidArea}
        search={search}
        from="areaFrom"
        to="areaTo"
      />
      <ChoiceGroup
        legend={messages.furnishing}
        filter="furnishing"
        selection="several"
        options={optionsOf(FURNISHING, furnishingLabels, counts?.furnishing)}
        selected={search.furnishing}
      />
      <ChoiceGroup
        legend={messages.completion}
        filter="completion"
        selection="one"
        options={optionsOf(COMPLETION, completionLabels, counts?.completion)}
        selected={search.completion ? [search.completion] : []}
      />
      <MoreChoices
        legend={messages.views}
        more={messages.moreViews}
        filter="views"
        options={views}
        visibleCount={VISIBLE_VIEWS}
        selected={search.views}
      />
      <MoreChoices
        legend={messages.amenities}
        more={messages.moreAmenities}
        filter="amenities"
        options={amenities}
        visibleCount={VISIBLE_AMENITIES}
        selected={search.amenities}
      />
    </>
  );
});

/** Returns the number of homes of a value; 0 if the API did not list it, undefined if counts are unknown. */
function getHomeCount<Value>(
  value: Value,
  counts: readonly { value: Value; count: number }[] | undefined,
): number | undefined {
  return counts && (counts.find((one) => one.value === value)?.count ?? 0);
}

type Options = ComponentProps<typeof ChoiceGroup<string>>;

interface MoreChoicesProps extends Omit<Options, 'selection'> {
  /** The label of the disclosure. */
  more: string;
  /** Number of options outside the disclosure. */
  visibleCount: number;
}

/** Options of which the first few are visible and the rest are in a disclosure, which is open at first if it holds a selected one. */
function MoreChoices({ legend, more, visibleCount, options, ...rest }: MoreChoicesProps) {
  const hidden = options.slice(visibleCount);
  // Only the initial state: deselecting an option must not close the disclosure.
  const [isInitiallyOpen] = useState(hidden.some(({ value }) => rest.selected.includes(value)));
  return (
    <fieldset className="choice-group">
      <legend>{legend}</legend>
      <ChoiceList selection="several" options={options.slice(0, visibleCount)} {...rest} />
      {hidden.length > 0 && (
        <details className="more-choices" open={isInitiallyOpen || undefined}>
          <summary>
            {more}
            <Icon lines={arrow} />
          </summary>
          <ChoiceList selection="several" options={hidden} {...rest} />
        </details>
      )}
    </fieldset>
  );
}

interface RangeGroupProps {
  /** The name of the range with its unit. */
  legend: string;
  /** The message for an invalid input. */
  error: string;
  search: Search;
  from: RangeEnd;
  to: RangeEnd;
}

/** Two number inputs; either may be empty. Invalid text filters nothing and stays in the input with an error. */
export function RangeGroup({ legend, error, search, from, to }: RangeGroupProps) {
  const id = useId();
  const { search: query } = useLocation();
  /** Invalid texts of the initial URL; they stay when other filters change. */
  const [unread] = useState(() => new Map(invalidRanges(new URLSearchParams(query))));
  const [invalid, setInvalid] = useState<readonly RangeEnd[]>([from, to].filter((part) => unread.has(part)));
  const validate = (part: RangeEnd, typed: string) =>
    setInvalid((before) => [
      ...before.filter((one) => one !== part),
      ...(isInvalidRangeEnd(part, typed) ? [part] : []),
    ]);
  const end = (label: string, part: RangeEnd) => (
    <Field
      label={label}
      name={paramName(part)}
      inputMode="numeric"
      type="text"
      placeholder={messages.any}
      maxLength={20}
      defaultValue={search[part] === null ? (unread.get(part) ?? '') : formatNumber(search[part])}
      {...(invalid.includes(part) && { 'aria-invalid': true, 'aria-describedby': id })}
      // A new error appears on blur, not while the visitor is typing.
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        if (invalid.includes(part)) validate(part, target.value);
      }}
      onBlur={({ target }: FocusEvent<HTMLInputElement>) => afterRelease(() => validate(part, target.value))}
    />
  );
  return (
    <fieldset className="choice-group range-group">
      <legend>{legend}</legend>
      <div className="range">
        {end(messages.from, from)}
        {end(messages.to, to)}
      </div>
      <div role="status">
        {invalid.length > 0 && (
          <p id={id} className="field-error">
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}

/** True if the text is neither empty nor a number. */
const isInvalidRangeEnd = (part: RangeEnd, typed: string): boolean =>
  typed.trim() !== '' && rangeEndIn(part, typed) === null;
