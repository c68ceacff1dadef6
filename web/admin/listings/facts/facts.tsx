import { TextInput } from '@mantine/core';
import { Fragment, type ReactNode, useState } from 'react';
import type {
  ListingKind,
  RentalVillaChanges,
  RentalVillaRowFragment,
} from '../../../../schema/documents/admin/graphql.ts';
import type { FieldRule } from '../../editor/field.ts';
import { Field, type Form, useField, useForm } from '../../editor/form/form-context.tsx';
import { currentValue } from '../../editor/form/form-values.ts';
import { booleanRule, choiceRule, multipleChoiceRule } from '../../editor/kinds/choices.tsx';
import { dateRule } from '../../editor/kinds/date.tsx';
import { areaRule, degreesRule, integerRule, moneyRule } from '../../editor/kinds/number.tsx';
import { inputOf, type Named, textRule } from '../../editor/kinds/text.tsx';
import './facts.css';
import * as words from './labels.ts';
import { PinFields } from './pin-fields.tsx';
import './pin-map.css';
import { placeIdOf, PlaceName, placeRule } from './place-field.tsx';

/** Names of facts that both row and input have. */
type FactName = keyof RentalVillaRowFragment & keyof RentalVillaChanges;

/** A fact in the form. */
interface Fact {
  rule: FieldRule;
  /** Formats it for the summary of its group, from its formatted or its raw value; the formatted value by default. */
  brief?: (shown: string, value: unknown) => ReactNode;
  /** True if its control takes a full row. */
  wide?: boolean;
}

/** A group of facts. */
interface FactGroupDefinition {
  title: string;
  facts: readonly Fact[];
  /** Content below the facts. */
  foot?: ReactNode;
}

/** A group of facts: summarised in a line, and expanded on click or if it contains an error. */
function FactGroup({ group: { title, facts, foot } }: { group: FactGroupDefinition }) {
  const form = useForm();
  const [open, setOpen] = useState(false);
  const [judged, setJudged] = useState(form.errors);
  if (judged !== form.errors) {
    setJudged(form.errors);
    if (facts.some(({ rule }) => form.errors[rule.name])) setOpen(true);
  }
  return (
    <details className="fact-group" open={open}>
      <summary
        onClick={(event) => {
          event.preventDefault(); // React renders the fields before the browser opens the element
          setOpen(!open);
        }}
      >
        <span className="fact-group-title">{title}</span>
        {!open && <FactSummary facts={facts} form={form} />}
      </summary>
      {open ? (
        <div className="fact-group-fields">
          {facts.map(({ rule, wide }) => (
            <div key={rule.name} data-wide={wide}>
              <Field field={rule} />
            </div>
          ))}
          {foot && <div data-wide>{foot}</div>}
        </div>
      ) : (
        facts.map(({ rule }) => <UnrenderedField key={rule.name} rule={rule} />)
      )}
    </details>
  );
}

/** A field that belongs to the form but is not rendered, which keeps typing in other fields fast. */
function UnrenderedField({ rule }: { rule: FieldRule }) {
  useField(rule);
  return null;
}

/** The summary of a group in a line. */
function FactSummary({ facts, form }: { facts: readonly Fact[]; form: Form }) {
  const told = facts.flatMap(({ rule, brief }) => {
    const value = currentValue(rule, form);
    const shown = rule.format(value);
    const words = shown === '' ? null : brief ? brief(shown, value) : shown;
    return words === null ? [] : [{ name: rule.name, words }];
  });
  if (told.length === 0) return null;
  return (
    <span className="fact-group-brief">
      {told.map(({ name, words }, place) => (
        <Fragment key={name}>
          {place > 0 && ', '}
          {words}
        </Fragment>
      ))}
    </span>
  );
}

/** Field rules restricted to the names of facts. */
const area = areaRule<FactName>;
const day = dateRule<FactName>;
const degrees = degreesRule<FactName>;
const money = moneyRule<FactName>;
const oneOf = choiceRule<FactName>;
const place = placeRule<FactName>;
const someOf = multipleChoiceRule<FactName>;
const whole = integerRule<FactName>;
const yesNo = booleanRule<FactName>;
const line = (field: Named<FactName>, max: number) =>
  textRule(field, { max, control: (props) => <TextInput {...inputOf(props)} autoComplete="off" /> });

/** Maximum amount in whole dirhams. */
const MOST = 9_000_000_000_000_000;

const counted = (one: string) => (shown: string) => `${shown} ${shown === '1' ? one : `${one}s`}`;
const ifSo = (said: string) => (_: string, value: unknown) => (value === 'true' ? said : null);

const amount: Fact = { rule: money({ name: 'amount', label: 'Amount', min: 1, max: MOST }) };
const onRequest: Fact = {
  rule: yesNo({ name: 'priceOnRequest', label: 'Price on request' }),
  brief: ifSo('on request'),
};

const sale: FactGroupDefinition = {
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

const rent: FactGroupDefinition = {
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

const home = (isVilla: boolean): FactGroupDefinition => ({
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

const where: FactGroupDefinition = {
  title: 'Where it is',
  facts: [
    {
      rule: placeId,
      brief: (shown, value) =>
        placeIdOf(String(value)) ? <PlaceName id={placeIdOf(String(value))} /> : shown,
      wide: true,
    },
    { rule: line({ name: 'building', label: 'Building' }, 120), wide: true },
    { rule: latitude, brief: () => 'pin' },
    { rule: longitude, brief: () => null },
  ],
  foot: <PinFields of={placeId} latitude={latitude} longitude={longitude} />,
};

const state = (isSale: boolean): FactGroupDefinition => ({
  title: 'When it can be had',
  facts: [
    ...(isSale ? [{ rule: oneOf({ name: 'completion', label: 'Completion', of: words.COMPLETIONS }) }] : []),
    { rule: oneOf({ name: 'occupancy', label: 'Occupancy', of: words.OCCUPANCIES }) },
    { rule: day({ name: 'availableFrom', label: 'Available from' }), brief: (shown) => `from ${shown}` },
  ],
});

const offered: FactGroupDefinition = {
  title: 'Views and amenities',
  facts: [
    { rule: someOf({ name: 'views', label: 'View', of: words.VIEWS, most: 5 }), wide: true },
    { rule: someOf({ name: 'amenities', label: 'Amenities', of: words.AMENITIES }), wide: true },
  ],
};

/** Returns the groups of facts of a kind of listing. */
function factGroups(kind: ListingKind): readonly FactGroupDefinition[] {
  const isSale = kind.startsWith('SALE');
  return [isSale ? sale : rent, home(kind.endsWith('VILLA')), where, state(isSale), offered];
}

/** The facts of a home in collapsible groups. */
export function Facts({ kind }: { kind: ListingKind }) {
  return (
    <section className="facts" aria-labelledby="facts">
      <h3 id="facts">Facts</h3>
      <p>Read from the texts above. What you say here is written into them: leave them empty if you like.</p>
      {factGroups(kind).map((group) => (
        <FactGroup key={group.title} group={group} />
      ))}
    </section>
  );
}
