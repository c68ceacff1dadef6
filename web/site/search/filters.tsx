import { memo } from 'react';
import {
  AMENITIES,
  BEDROOMS,
  COMPLETION,
  FURNISHING,
  PERIODS,
  PURPOSES,
  type Search,
} from '../../../schema/search.ts';
import { wordsFor } from '../layout/home-facts.ts';
import type { Choices as Counts } from './asking.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { bedroomsSaid } from './chosen.ts';
import type { Ground } from './ground.ts';
import { MoreChoices } from './more-choices.tsx';
import { PlaceGroup } from './place-group.tsx';
import { RangeGroup } from './range-group.tsx';

interface Props {
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
export const Filters = memo(({ ground, search, counts, choose }: Props) => {
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
