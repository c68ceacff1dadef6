import { Button, Menu, TextInput, VisuallyHidden } from '@mantine/core';
import { Fragment, type ReactNode, useState } from 'react';
import type {
  ListingHint,
  ListingKind,
  RentalVillaChanges,
  RentalVillaRowFragment,
} from '../../../../schema/documents/admin/graphql.ts';
import type { FieldRule } from '../../editor/field.ts';
import { currentValue, Field, type Form, useField, useForm } from '../../editor/form/form-context.tsx';
import { booleanRule, choiceRule, multipleChoiceRule } from '../../editor/kinds/choices.tsx';
import { areaRule, degreesRule, integerRule, moneyRule } from '../../editor/kinds/number.tsx';
import { dateRule, inputOf, type Named, textRule } from '../../editor/kinds/text.tsx';
import { isPublished } from '../../editor/publication.tsx';
import { focusField } from '../../ui/focus.ts';
import type { Cell } from '../../editor/list/list-table.tsx';
import './facts.css';
import * as labels from './labels.ts';
import * as messages from './messages.ts';
import type { ListingTexts } from './parsed-texts.ts';
import { PinFields } from './pin-fields.tsx';
import './pin-map.css';
import { placeIdOf, PlaceName, placeRule } from './place-field.tsx';

/** Names of facts that both row and input have. */
type FactName = keyof RentalVillaRowFragment & keyof RentalVillaChanges;

/** A fact in the form. */
interface Fact {
  rule: FieldRule;
  /** Formats it for the summary of its group, from its formatted or its raw value; the formatted value by default. */
  summarize?: (shown: string, value: unknown) => ReactNode;
  /** True if its control takes a full row. */
  wide?: boolean;
}

/** A group of facts. */
interface FactGroupDefinition {
  title: string;
  facts: readonly Fact[];
  /** Content below the facts. */
  footer?: ReactNode;
}

/** A group of facts: summarised in a line, and expanded on click or if it contains an error. */
function FactGroup({ group: { title, facts, footer } }: { group: FactGroupDefinition }) {
  const form = useForm();
  const [open, setOpen] = useState(false);
  const [lastErrors, setLastErrors] = useState(form.errors);
  if (lastErrors !== form.errors) {
    setLastErrors(form.errors);
    if (facts.some(({ rule }) => form.errors[rule.name])) setOpen(true);
  }
  return (
    <details className="fact-group" open={open} data-fields={facts.map(({ rule }) => rule.name).join(' ')}>
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
          {footer && <div data-wide>{footer}</div>}
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
  const parts = facts.flatMap(({ rule, summarize }) => {
    const value = currentValue(rule, form);
    const shown = rule.format(value);
    const summary = shown === '' ? null : summarize ? summarize(shown, value) : shown;
    return summary === null ? [] : [{ name: rule.name, summary }];
  });
  if (parts.length === 0) return null;
  return (
    <span className="fact-group-brief">
      {parts.map(({ name, summary }, i) => (
        <Fragment key={name}>
          {i > 0 && ', '}
          {summary}
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
const integer = integerRule<FactName>;
const yesNo = booleanRule<FactName>;
const line = (field: Named<FactName>, max: number) =>
  textRule(field, { max, control: (props) => <TextInput {...inputOf(props)} autoComplete="off" /> });

/** Maximum amount in whole dirhams. */
const MAX_AMOUNT = 9_000_000_000_000_000;

const ifTrue = (summary: string) => (_: string, value: unknown) => (value === 'true' ? summary : null);

const amount: Fact = { rule: money({ name: 'amount', label: messages.amount, min: 1, max: MAX_AMOUNT }) };
const onRequest: Fact = {
  rule: yesNo({ name: 'priceOnRequest', label: messages.priceOnRequest }),
  summarize: ifTrue(messages.onRequestSummary),
};

const sale: FactGroupDefinition = {
  title: messages.amount,
  facts: [
    amount,
    onRequest,
    {
      rule: money({
        name: 'serviceCharge',
        label: messages.serviceCharge,
        places: 2,
        min: 0,
        max: 10_000,
        unit: messages.serviceChargeUnit,
      }),
      summarize: messages.serviceChargeSummary,
      wide: true,
    },
  ],
};

const rent: FactGroupDefinition = {
  title: messages.amount,
  facts: [
    amount,
    {
      rule: oneOf({ name: 'rentPeriod', label: messages.rentPeriod, of: labels.PERIODS }),
      summarize: messages.rentPeriodSummary,
    },
    {
      rule: integer({ name: 'cheques', label: messages.cheques, min: 1, max: 12 }),
      summarize: messages.chequesSummary,
    },
    onRequest,
  ],
};

const floor: Fact = {
  rule: line({ name: 'floor', label: messages.floor }, 10),
  summarize: messages.floorSummary,
};
const plot: Fact = {
  rule: area({ name: 'plotArea', label: messages.plotArea }),
  summarize: messages.plotSummary,
};

const home = (isVilla: boolean): FactGroupDefinition => ({
  title: messages.roomsAndSize,
  facts: [
    {
      rule: oneOf({
        name: 'propertyType',
        label: messages.type,
        of: isVilla ? labels.VILLAS : labels.APARTMENTS,
      }),
    },
    { rule: oneOf({ name: 'furnishing', label: messages.furnishing, of: labels.FURNISHINGS }) },
    {
      rule: integer({ name: 'bedroomCount', label: messages.bedroomCount, min: isVilla ? 1 : 0, max: 30 }),
      summarize: messages.bedroomsSummary,
    },
    {
      rule: yesNo({ name: 'maidsRoom', label: messages.maidsRoom }),
      summarize: ifTrue(messages.maidsRoomSummary),
    },
    {
      rule: integer({ name: 'bathroomCount', label: messages.bathroomCount, min: 0, max: 20 }),
      summarize: messages.bathroomsSummary,
    },
    {
      rule: integer({ name: 'parkingSpaces', label: messages.parkingSpaces, min: 0, max: 20 }),
      summarize: messages.parkingSummary,
    },
    { rule: area({ name: 'builtUpArea', label: messages.builtUpArea }) },
    isVilla ? plot : floor,
  ],
});

const placeId = place({ name: 'placeId', label: messages.community });
const latitude = degrees({ name: 'latitude', label: messages.latitude, min: 24.6, max: 25.4 });
const longitude = degrees({ name: 'longitude', label: messages.longitude, min: 54.9, max: 55.7 });

const where: FactGroupDefinition = {
  title: messages.location,
  facts: [
    {
      rule: placeId,
      summarize: (shown, value) =>
        placeIdOf(String(value)) ? <PlaceName id={placeIdOf(String(value))} /> : shown,
      wide: true,
    },
    { rule: line({ name: 'building', label: messages.building }, 120), wide: true },
    { rule: latitude, summarize: () => messages.pinSummary },
    { rule: longitude, summarize: () => null },
  ],
  footer: <PinFields of={placeId} latitude={latitude} longitude={longitude} />,
};

const state = (isSale: boolean): FactGroupDefinition => ({
  title: messages.availability,
  facts: [
    ...(isSale
      ? [{ rule: oneOf({ name: 'completion', label: messages.completion, of: labels.COMPLETIONS }) }]
      : []),
    { rule: oneOf({ name: 'occupancy', label: messages.occupancy, of: labels.OCCUPANCIES }) },
    {
      rule: day({ name: 'availableFrom', label: messages.availableFrom }),
      summarize: messages.availableFromSummary,
    },
  ],
});

const features: FactGroupDefinition = {
  title: messages.viewsAndAmenities,
  facts: [
    { rule: someOf({ name: 'views', label: messages.views, of: labels.VIEWS, max: 5 }), wide: true },
    { rule: someOf({ name: 'amenities', label: messages.amenities, of: labels.AMENITIES }), wide: true },
  ],
};

/** Returns the groups of facts of a kind of listing. */
function factGroups(kind: ListingKind): readonly FactGroupDefinition[] {
  const isSale = kind.startsWith('SALE');
  return [isSale ? sale : rent, home(kind.endsWith('VILLA')), where, state(isSale), features];
}

/** The facts of a home in collapsible groups. */
export function Facts({ kind }: { kind: ListingKind }) {
  return (
    <section className="facts" aria-labelledby="facts">
      <h3 id="facts">{messages.factsTitle}</h3>
      <p>{messages.factsIntro}</p>
      {factGroups(kind).map((group) => (
        <FactGroup key={group.title} group={group} />
      ))}
    </section>
  );
}

/** A listing with quality hints. */
export type ListingWithHints = Pick<RentalVillaRowFragment, 'hints'>;

/** The field that a hint is about; absent for hints about the sections of a listing. */
const FIELD_OF_HINT: Partial<Record<ListingHint, string>> = {
  NO_PRICE: 'amount',
  HIDDEN_PRICE: 'amount',
  NO_PLACE: 'placeId',
  FAR_PIN: 'latitude',
  NO_BUILDING: 'building',
  NO_BEDROOMS: 'bedroomCount',
  NO_BATHROOMS: 'bathroomCount',
  NO_AREA: 'builtUpArea',
  NO_PLOT: 'plotArea',
  NO_FURNISHING: 'furnishing',
  NO_COMPLETION: 'completion',
  NO_PICTURE: 'thumbnail',
  SHORT_TITLE: 'title',
  LONG_TITLE: 'title',
  CAPITALS: 'title',
  SIGNS: 'title',
  PRICE_IN_TITLE: 'title',
  CONTACT: 'title',
  SMALL_AREA: 'builtUpArea',
  LARGE_AREA: 'builtUpArea',
  SMALL_PLOT: 'plotArea',
  RATE: 'amount',
  LATE: 'availableFrom',
};

interface HintMenuProps {
  of: ListingWithHints;
  /** Opens the listing and focuses a field, or its first field. */
  open: (field?: string) => void;
}

/** The number of hints of a listing, for its row; each hint in the menu leads to its field. */
export function HintMenu({ of: { hints }, open }: HintMenuProps) {
  if (!hints?.length) return null;
  return (
    <Menu position="bottom-end" returnFocus={false}>
      <Menu.Target>
        <Button className="quality-hint-count" variant="subtle" size="compact-sm">
          {messages.hints(hints.length)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {hints.map(({ hint, sentence }) => (
          <Menu.Item key={hint} onClick={() => open(FIELD_OF_HINT[hint])}>
            {sentence}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/**
 * Quality hints of a stored listing, such as what a portal would refuse; open before it is published. They never block saving or
 * publishing, and each leads to its field.
 */
export function Hints() {
  const { opened } = useForm();
  const { hints } = (opened ?? {}) as Partial<ListingWithHints>;
  return opened && hints?.length ? <HintList hints={hints} isOpen={!isPublished(opened)} /> : null;
}

interface HintListProps {
  hints: NonNullable<ListingWithHints['hints']>;
  /** True if it is open at first. */
  isOpen: boolean;
}

function HintList({ hints, isOpen }: HintListProps) {
  const [open, setOpen] = useState(isOpen);
  return (
    <details className="quality-hints" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{messages.hintsTitle(hints.length)}</summary>
      <ul>
        {hints.map(({ hint, sentence }) => (
          <li key={hint}>
            <Hint sentence={sentence} field={FIELD_OF_HINT[hint]} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Hint({ sentence, field }: { sentence: string; field: string | undefined }) {
  if (field === undefined) return sentence;
  return (
    <button
      type="button"
      className="quality-hint"
      onClick={({ currentTarget }) => focusField(currentTarget.closest('form'), field)}
    >
      {sentence}
    </button>
  );
}

/** The row number of a listing, marked if a text needs review. */
export const rowNumber: Cell<Pick<ListingTexts, 'textsToReview'>> = ({ textsToReview }, { number }) => {
  if (!textsToReview?.length) return number;
  const label = messages.textToReview(textsToReview.map(({ field }) => field));
  return (
    <span className="marked-number" title={label}>
      {number}
      <VisuallyHidden>. {label}</VisuallyHidden>
    </span>
  );
};
