import { TextInput } from '@mantine/core';
import type { ListingKind } from '../../../../schema/documents/admin/graphql.ts';
import { dayRule } from '../../editor/kinds/day.tsx';
import { areaRule } from '../../editor/kinds/number/area.ts';
import { degreesRule } from '../../editor/kinds/number/degrees.ts';
import { moneyRule } from '../../editor/kinds/number/money.ts';
import { wholeRule } from '../../editor/kinds/number/whole.ts';
import { oneOfRule } from '../../editor/kinds/one-of.tsx';
import { someOfRule } from '../../editor/kinds/some-of.tsx';
import { inputOf } from '../../editor/kinds/text-fields.tsx';
import { textRule, type Named } from '../../editor/kinds/text-rule.ts';
import { yesNoRule } from '../../editor/kinds/yes-no.tsx';
import type { Fact, FactName, Group } from './fact.ts';
import { Middle } from './middle.tsx';
import { PlaceName } from './place-name.tsx';
import { placeRule } from './place-rule.tsx';
import { placeIn } from './typed-place.ts';
import * as words from './words.ts';

/** Kinds of field, held to the names that facts have. */
const area = areaRule<FactName>;
const day = dayRule<FactName>;
const degrees = degreesRule<FactName>;
const money = moneyRule<FactName>;
const oneOf = oneOfRule<FactName>;
const place = placeRule<FactName>;
const someOf = someOfRule<FactName>;
const whole = wholeRule<FactName>;
const yesNo = yesNoRule<FactName>;
const line = (field: Named<FactName>, max: number) =>
  textRule(field, { max, control: (props) => <TextInput {...inputOf(props)} autoComplete="off" /> });

/** The most whole dirhams that can be stored. */
const MOST = 9_000_000_000_000_000;

const counted = (one: string) => (shown: string) => `${shown} ${shown === '1' ? one : `${one}s`}`;
const ifSo = (said: string) => (_: string, value: unknown) => (value === 'true' ? said : null);

const amount: Fact = { rule: money({ name: 'amount', label: 'Amount', min: 1, max: MOST }) };
const onRequest: Fact = {
  rule: yesNo({ name: 'priceOnRequest', label: 'Price on request' }),
  brief: ifSo('on request'),
};

const sale: Group = {
  title: 'Amount',
  facts: [
    amount,
    onRequest,
    {
      rule: money({
        name: 'serviceCharge',
        label: 'Service charge',
        places: 2,
        min: 0,
        max: 10_000,
        unit: 'AED / sq ft',
      }),
      brief: (shown) => `service charge ${shown} per sq ft`,
      wide: true,
    },
  ],
};

const rent: Group = {
  title: 'Amount',
  facts: [
    amount,
    {
      rule: oneOf({ name: 'rentPeriod', label: 'Rent period', of: words.PERIODS }),
      brief: (shown) => `per ${shown.toLowerCase()}`,
    },
    {
      rule: whole({ name: 'cheques', label: 'Cheques', min: 1, max: 12 }),
      brief: counted('cheque'),
    },
    onRequest,
  ],
};

const floor: Fact = {
  rule: line({ name: 'floor', label: 'Floor' }, 10),
  brief: (shown) => `floor ${shown}`,
};
const plot: Fact = {
  rule: area({ name: 'plotArea', label: 'Plot area' }),
  brief: (shown) => `plot ${shown}`,
};

const home = (isVilla: boolean): Group => ({
  title: 'Rooms and size',
  facts: [
    { rule: oneOf({ name: 'propertyType', label: 'Type', of: isVilla ? words.VILLAS : words.APARTMENTS }) },
    { rule: oneOf({ name: 'furnishing', label: 'Furnishing', of: words.FURNISHINGS }) },
    {
      rule: whole({ name: 'bedroomCount', label: 'Number of bedrooms', min: isVilla ? 1 : 0, max: 30 }),
      brief: (shown) => (shown === '0' ? 'studio' : counted('bedroom')(shown)),
    },
    { rule: yesNo({ name: 'maidsRoom', label: 'Maid’s room' }), brief: ifSo('maid’s room') },
    {
      rule: whole({ name: 'bathroomCount', label: 'Number of bathrooms', min: 0, max: 20 }),
      brief: counted('bathroom'),
    },
    {
      rule: whole({ name: 'parkingSpaces', label: 'Parking spaces', min: 0, max: 20 }),
      brief: (shown) => `${shown} parking`,
    },
    { rule: area({ name: 'builtUpArea', label: 'Built-up area' }) },
    isVilla ? plot : floor,
  ],
});

const placeId = place({ name: 'placeId', label: 'Place' });
const latitude = degrees({ name: 'latitude', label: 'Latitude', min: 24.6, max: 25.4 });
const longitude = degrees({ name: 'longitude', label: 'Longitude', min: 54.9, max: 55.7 });

const where: Group = {
  title: 'Where it is',
  facts: [
    {
      rule: placeId,
      brief: (shown, value) => (placeIn(String(value)) ? <PlaceName id={placeIn(String(value))} /> : shown),
      wide: true,
    },
    { rule: line({ name: 'building', label: 'Building' }, 120), wide: true },
    { rule: latitude, brief: () => 'pin' },
    { rule: longitude, brief: () => null },
  ],
  foot: <Middle of={placeId} latitude={latitude} longitude={longitude} />,
};

const state = (isSale: boolean): Group => ({
  title: 'When it can be had',
  facts: [
    ...(isSale ? [{ rule: oneOf({ name: 'completion', label: 'Completion', of: words.COMPLETIONS }) }] : []),
    { rule: oneOf({ name: 'occupancy', label: 'Occupancy', of: words.OCCUPANCIES }) },
    { rule: day({ name: 'availableFrom', label: 'Available from' }), brief: (shown) => `from ${shown}` },
  ],
});

const offered: Group = {
  title: 'Views and amenities',
  facts: [
    { rule: someOf({ name: 'views', label: 'View', of: words.VIEWS, most: 5 }), wide: true },
    { rule: someOf({ name: 'amenities', label: 'Amenities', of: words.AMENITIES }), wide: true },
  ],
};

/** The facts of a kind of listing: those that such a home can have. */
export function groupsOf(kind: ListingKind): readonly Group[] {
  const isSale = kind.startsWith('SALE');
  return [isSale ? sale : rent, home(kind.endsWith('VILLA')), where, state(isSale), offered];
}
