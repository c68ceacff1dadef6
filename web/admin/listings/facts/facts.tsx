import { Button, Menu, VisuallyHidden } from '@mantine/core';
import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import type {
  ListingHint,
  RentalVillaRowFragment,
  RentPeriod,
} from '../../../../schema/documents/admin/graphql.ts';
import { oneOf, someOf, yesNo } from '../../editor/fields/choices.tsx';
import { area, degrees, integer, money } from '../../editor/fields/number.tsx';
import { picture } from '../../editor/fields/picture.tsx';
import { reference } from '../../editor/fields/reference.tsx';
import { date, shortText, text } from '../../editor/fields/text.tsx';
import type { Message } from '../../editor/collection.ts';
import { EditorField, useEditorForm } from '../../editor/form/form-context.tsx';
import { useFormSelector } from '../../editor/form/record-form.ts';
import { archiveReason, isPublished, publicationFields } from '../../editor/publication.tsx';
import { focusField } from '../../ui/focus.ts';
import type { Cell } from '../../editor/list/list-table.tsx';
import { personChoices } from '../../people/person-choices.ts';
import * as listingMessages from '../messages.ts';
import './facts.css';
import * as labels from './labels.ts';
import * as messages from './messages.ts';
import { FACTS, isParsedText, type ListingTexts } from './parsed-texts.ts';
import { PinFields } from './pin-fields.tsx';
import './pin-map.css';
import { place, placeIdOf, PlaceName } from './place-field.tsx';

/** Maximum amount in whole dirhams. */
const MAX_AMOUNT = 9_000_000_000_000_000;

/** The fields of every kind of listing; a new one of some kinds needs a picture. */
export const listingFields = ({ requiresPicture = false } = {}) => ({
  title: text({ label: () => listingMessages.title, required: true }),
  location: text({ label: () => listingMessages.location, required: true, impliedBy: FACTS.location }),
  bedrooms: text({ label: () => listingMessages.bedrooms }),
  bathrooms: text({ label: () => listingMessages.bathrooms }),
  size: text({ label: () => listingMessages.size }),
  ...picture({ name: 'thumbnail', label: () => listingMessages.thumbnail, required: requiresPicture }),
  agentId: reference({
    label: () => listingMessages.agent,
    choices: personChoices,
    placeholder: () => listingMessages.office,
    failed: () => listingMessages.agentsFailed,
  }),
  ...publicationFields,
  archiveReason,
  amount: money({ label: () => messages.amount, min: 1, max: MAX_AMOUNT }),
  priceOnRequest: yesNo(() => messages.priceOnRequest),
  furnishing: oneOf({ label: () => messages.furnishing, options: labels.furnishings }),
  maidsRoom: yesNo(() => messages.maidsRoom),
  bathroomCount: integer({ label: () => messages.bathroomCount, min: 0, max: 20 }),
  parkingSpaces: integer({ label: () => messages.parkingSpaces, min: 0, max: 20 }),
  builtUpArea: area(() => messages.builtUpArea),
  placeId: place(() => messages.community),
  building: shortText({ label: () => messages.building, max: 120 }),
  latitude: degrees({ label: () => messages.latitude, min: 24.6, max: 25.4 }),
  longitude: degrees({ label: () => messages.longitude, min: 54.9, max: 55.7 }),
  occupancy: oneOf({ label: () => messages.occupancy, options: labels.occupancies }),
  availableFrom: date({ label: () => messages.availableFrom }),
  views: someOf({ label: () => messages.views, options: labels.views, max: 5 }),
  amenities: someOf({ label: () => messages.amenities, options: labels.amenities }),
});

/** A price or a rent as text, which its facts imply. */
export const priceText = (label: Message) =>
  text({ label, required: true, impliedBy: ['amount', 'priceOnRequest'] });

export const saleFields = {
  serviceCharge: money({
    label: () => messages.serviceCharge,
    places: 2,
    min: 0,
    max: 10_000,
    unit: () => messages.serviceChargeUnit,
  }),
  completion: oneOf({ label: () => messages.completion, options: labels.completions }),
};

export const rentalFields = {
  rentPeriod: oneOf({ label: () => messages.rentPeriod, options: labels.periods }),
  cheques: integer({ label: () => messages.cheques, min: 1, max: 12 }),
};

export const villaFields = {
  propertyType: oneOf({ label: () => messages.type, options: labels.villas }),
  bedroomCount: integer({ label: () => messages.bedroomCount, min: 1, max: 30 }),
  plotArea: area(() => messages.plotArea),
};

export const apartmentFields = {
  propertyType: oneOf({ label: () => messages.type, options: labels.apartments }),
  bedroomCount: integer({ label: () => messages.bedroomCount, min: 0, max: 30 }),
  floor: shortText({ label: () => messages.floor, max: 10 }),
};

/** Names of the fields of all kinds of listing. */
type FactName = keyof (ReturnType<typeof listingFields> &
  typeof saleFields &
  typeof rentalFields &
  typeof villaFields &
  typeof apartmentFields);

/** A group of facts in the form; facts that a kind of listing lacks are skipped. */
interface FactGroupDefinition {
  title: Message;
  facts: readonly FactName[];
  /** Content below the facts. */
  Footer?: ComponentType;
}

const GROUPS: readonly FactGroupDefinition[] = [
  {
    title: () => messages.amount,
    facts: ['amount', 'rentPeriod', 'cheques', 'priceOnRequest', 'serviceCharge'],
  },
  {
    title: () => messages.roomsAndSize,
    facts: [
      'propertyType',
      'furnishing',
      'bedroomCount',
      'maidsRoom',
      'bathroomCount',
      'parkingSpaces',
      'builtUpArea',
      'plotArea',
      'floor',
    ],
  },
  {
    title: () => messages.location,
    facts: ['placeId', 'building', 'latitude', 'longitude'],
    Footer: PinFields,
  },
  { title: () => messages.availability, facts: ['completion', 'occupancy', 'availableFrom'] },
  { title: () => messages.viewsAndAmenities, facts: ['views', 'amenities'] },
];

/** Facts whose input takes a full row. */
const WIDE: readonly FactName[] = ['serviceCharge', 'placeId', 'building', 'views', 'amenities'];

const ifTrue = (summary: Message) => (_: string, value: unknown) => (value === 'true' ? summary() : null);

/** Formats a fact for the summary of its group, from its formatted and its raw value; the formatted value by default. */
const SUMMARIES: Partial<Record<FactName, (formatted: string, value: unknown) => ReactNode>> = {
  priceOnRequest: ifTrue(() => messages.onRequestSummary),
  serviceCharge: (amount) => messages.serviceChargeSummary(amount),
  rentPeriod: (_, period) => messages.rentPeriodSummaries[period as RentPeriod],
  cheques: (count) => messages.chequesSummary(count),
  floor: (floor) => messages.floorSummary(floor),
  plotArea: (area) => messages.plotSummary(area),
  bedroomCount: (count) => messages.bedroomsSummary(count),
  maidsRoom: ifTrue(() => messages.maidsRoomSummary),
  bathroomCount: (count) => messages.bathroomsSummary(count),
  parkingSpaces: (count) => messages.parkingSummary(count),
  placeId: (formatted, value) => {
    const id = placeIdOf(String(value));
    return id ? <PlaceName id={id} /> : formatted;
  },
  latitude: () => messages.pinSummary,
  longitude: () => null,
  availableFrom: (date) => messages.availableFromSummary(date),
};

/** A group of facts: summarised in a line, and expanded on click or if it contains an error. */
function FactGroup({ group: { title, facts: all, Footer } }: { group: FactGroupDefinition }) {
  const form = useEditorForm();
  const facts = all.filter((name) => name in form.collection.fields);
  const errors = useFormSelector(form, (state) => state.errors);
  const [open, setOpen] = useState(false);
  const [lastErrors, setLastErrors] = useState(errors);
  if (lastErrors !== errors) {
    setLastErrors(errors);
    if (facts.some((name) => errors[name])) setOpen(true);
  }
  return (
    <details className="fact-group" open={open} data-fields={facts.join(' ')}>
      <summary
        onClick={(event) => {
          event.preventDefault(); // React renders the fields before the browser opens the element
          setOpen(!open);
        }}
      >
        <span className="fact-group-title">{title()}</span>
        {!open && <FactSummary facts={facts} />}
      </summary>
      {open && (
        <div className="fact-group-fields">
          {facts.map((name) => (
            <div key={name} data-wide={WIDE.includes(name) || undefined}>
              <EditorField name={name} />
            </div>
          ))}
          {Footer && (
            <div data-wide>
              <Footer />
            </div>
          )}
        </div>
      )}
    </details>
  );
}

/** The summary of a group in a line. */
function FactSummary({ facts }: { facts: readonly FactName[] }) {
  const form = useEditorForm();
  useFormSelector(form, ({ values }) => JSON.stringify(facts.map((name) => values[name])));
  const { values } = form.getState();
  const parts = facts.flatMap((name) => {
    const formatted = form.collection.fields[name]!.format(values[name]);
    const summarize = SUMMARIES[name];
    const summary = formatted === '' ? null : summarize ? summarize(formatted, values[name]) : formatted;
    return summary === null ? [] : [{ name, summary }];
  });
  if (parts.length === 0) return null;
  return (
    <span className="fact-group-brief">
      {parts.map(({ name, summary }, i) => (
        <Fragment key={name}>
          {i > 0 && messages.summarySeparator}
          {summary}
        </Fragment>
      ))}
    </span>
  );
}

/** The facts of a home in collapsible groups. */
export function Facts() {
  return (
    <section className="facts" aria-labelledby="facts">
      <h3 id="facts">{messages.factsTitle}</h3>
      <p>{messages.factsIntro}</p>
      {GROUPS.map((group) => (
        <FactGroup key={group.facts[0]} group={group} />
      ))}
    </section>
  );
}

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
  listing: ListingWithHints;
  /** Opens the listing and focuses a field, or its first field. */
  open: (field?: string) => void;
}

/** The number of hints of a listing, for its row; each hint in the menu leads to its field. */
export function HintMenu({ listing: { hints }, open }: HintMenuProps) {
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
  const record = useFormSelector(useEditorForm(), (state) => state.record);
  const { hints } = (record ?? {}) as Partial<ListingWithHints>;
  return record && hints?.length ? <HintList hints={hints} isOpen={!isPublished(record)} /> : null;
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
  const label = messages.textToReview(textsToReview.map(({ field }) => field).filter(isParsedText));
  return (
    <span className="marked-number" title={label}>
      {number}
      <VisuallyHidden>. {label}</VisuallyHidden>
    </span>
  );
};
