import { Button } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { ListingKind } from '../../../../schema/documents/admin/graphql.ts';
import { placeNames } from '../../../../schema/places.ts';
import { formatNumber } from '../../editor/kinds/number.tsx';
import { AMENITIES, APARTMENTS, COMPLETIONS, FURNISHINGS, VILLAS } from '../facts/labels.ts';
import { FilterControls } from './filter-controls.tsx';
import { type Filter, MARKED, parseFilter, useFilter } from './filter.ts';
import './filters.css';
import { singleClick } from '../../ui/double-click.ts';
import { Icon } from '../../../ui/icon.tsx';
import { close } from '../../../ui/icons.ts';

/** An active filter and the filter without it. */
interface ActiveFilter {
  label: string;
  without: (now: Filter) => Partial<Filter>;
}

type MultipleChoice = 'places' | 'types' | 'bedrooms' | 'furnishing' | 'amenities' | 'marks';

const TYPES = { ...APARTMENTS, ...VILLAS };

const MANY_BEDROOMS = 7;

/** Formats a number of bedrooms. */
function formatBedrooms(count: number): string {
  if (count === 0) return 'Studio';
  if (count === MANY_BEDROOMS) return `${count} or more bedrooms`;
  return count === 1 ? '1 bedroom' : `${count} bedrooms`;
}

/** Formats a range; null if it has no limit. */
function formatRange(from: number | null, to: number | null, say: (value: string) => string): string | null {
  if (from !== null && to !== null) return say(`${formatNumber(from)} to ${formatNumber(to)}`);
  if (from !== null) return `From ${say(formatNumber(from))}`;
  return to === null ? null : `Up to ${say(formatNumber(to))}`;
}

/** Returns the active filters in the order of the form. */
export function activeFilters(filter: Filter): ActiveFilter[] {
  const { priceFrom, priceTo, areaFrom, areaTo, bathrooms, completion } = filter;
  const one = (label: string | null, change: Partial<Filter>): ActiveFilter[] =>
    label === null ? [] : [{ label, without: () => change }];
  const each = <Value,>(
    part: MultipleChoice,
    values: readonly Value[],
    say: (value: Value) => string,
  ): ActiveFilter[] =>
    values.map((value) => ({
      label: say(value),
      without: (now) => ({ [part]: now[part].filter((other) => other !== value) }),
    }));
  return [
    ...each('marks', filter.marks, (mark) => MARKED[mark]),
    ...each('places', filter.places, (id) => placeNames[id] ?? id),
    ...each('types', filter.types, (type) => TYPES[type]),
    ...one(
      formatRange(priceFrom, priceTo, (amount) => `AED ${amount}`),
      { priceFrom: null, priceTo: null },
    ),
    ...each('bedrooms', filter.bedrooms, formatBedrooms),
    ...one(bathrooms === null ? null : `${bathrooms} or more bathrooms`, { bathrooms: null }),
    ...one(
      formatRange(areaFrom, areaTo, (area) => `${area} sq ft`),
      { areaFrom: null, areaTo: null },
    ),
    ...each('furnishing', filter.furnishing, (one) => FURNISHINGS[one]),
    ...one(completion && COMPLETIONS[completion], { completion: null }),
    ...each('amenities', filter.amenities, (amenity) => AMENITIES[amenity]),
  ];
}

interface Props {
  kind: ListingKind;
  /** Number of matches; null while loading. */
  total: number | null;
  /** Content next to the button. */
  children: ReactNode;
}

/** The filter of a list of listings: a button that opens its controls, and removable chips of the active ones. */
export function Filters({ kind, total, children }: Props) {
  const { filter, set } = useFilter();
  const [open, setOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const chosen = activeFilters(filter);

  /** Focuses the next chip, or else the filter button. */
  const next = (button: Element) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('.filter-chip') ?? [])];
    const others = buttons.filter((other) => other !== button);
    (others[buttons.indexOf(button as HTMLElement)] ?? others.at(-1) ?? opener.current)?.focus();
  };

  return (
    <>
      <Button
        ref={opener}
        variant="default"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {chosen.length > 0 ? `Filter (${chosen.length})` : 'Filter'}
      </Button>
      {children}
      {chosen.length > 0 && (
        <ul ref={list} className="filter-chosen" aria-label="The list is kept to">
          {chosen.map(({ label, without }) => (
            <li key={label}>
              <button
                type="button"
                className="filter-chip"
                aria-label={`Without ${label}`}
                onClick={(event) => {
                  if (event.detail > 1) return; // the second click of a double click was meant for the removed chip
                  next(event.currentTarget);
                  set(without);
                }}
              >
                {label}
                <Icon lines={close} />
              </button>
            </li>
          ))}
          <li>
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={(event) =>
                singleClick(event, () => {
                  opener.current?.focus();
                  set(() => parseFilter(new URLSearchParams()));
                })
              }
            >
              Clear all
            </Button>
          </li>
          {total !== null && (
            <li className="filter-total">{total === 1 ? '1 found' : `${formatNumber(total)} found`}</li>
          )}
        </ul>
      )}
      <div id={id} role="group" aria-label="Filter" className="filter" hidden={!open}>
        {open && <FilterControls kind={kind} filter={filter} set={set} />}
      </div>
    </>
  );
}
