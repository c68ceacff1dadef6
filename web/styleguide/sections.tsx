import { parseSearch } from '../../schema/search.ts';
import { SaveButtons } from '../site/layout/save-button.tsx';
import { ActiveFilters } from '../site/search/active-filters.tsx';
import { ChoiceGroup } from '../site/search/choice-group.tsx';
import { RangeGroup } from '../site/search/filters.tsx';
import { SortField, ViewSwitch } from '../site/search/home-search.tsx';
import { allHomes } from '../site/search/search-query.ts';
import { Example, Family, FullWidthExample } from './example.tsx';
import { ArrowLink } from '../ui/arrow.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Field, LongField } from '../ui/field.tsx';
import type { Pin } from '../ui/map/pins.tsx';
import { LazyMap } from '../ui/lazy-map.tsx';
import { PlaceMap } from '../ui/place-map.tsx';
import { StillMap } from '../ui/still-map.tsx';
import { Pager } from '../ui/pager.tsx';
import { PauseButton } from '../ui/pause.tsx';
import { Tabs } from '../ui/tabs.tsx';

const colours = [
  'ink',
  'quiet',
  'ground',
  'paper',
  'gulf',
  'gulf-quiet',
  'brass',
  'brass-on-gulf',
  'line',
  'edge',
  'shape',
  'danger',
  'good',
  'focus',
];
const spaces = ['s4', 's8', 's12', 's16', 's24', 's32', 's48', 's64', 's96', 's128'];
const sizes = ['h1', 'h2', 'h3', 'title', 'name', 'lead', 'body', 'small', 'note', 'tiny'];

/** The design tokens. */
export const Foundations = () => (
  <Family name="Foundations">
    {colours.map((name) => (
      <Example key={name} name={name}>
        <div className="swatch" style={{ background: `var(--${name})` }} />
      </Example>
    ))}
    <FullWidthExample name="Space">
      <div className="spaces">
        {spaces.map((name) => (
          <div key={name} className="space" style={{ inlineSize: `var(--${name})` }} title={name} />
        ))}
      </div>
    </FullWidthExample>
    <FullWidthExample name="Type">
      {sizes.map((name) => (
        <p
          key={name}
          className={`type-${name[0] === 'h' ? 'display' : 'text'}`}
          style={{ fontSize: `var(--${name})` }}
        >
          {`${name}: The creek at seven, 1,250 sq ft`}
        </p>
      ))}
    </FullWidthExample>
  </Family>
);

const doNothing = () => undefined;

const kinds = ['button', 'button button-quiet'] as const;
const states = { rest: '', hover: 'is-hover', focus: 'is-focus', active: 'is-active' };

const Buttons = () => (
  <Family name="Buttons">
    {kinds.flatMap((kind) => [
      ...Object.entries(states).map(([state, name]) => (
        <Example key={kind + state} name={`${kind}, ${state}`}>
          <Button className={`${kind} ${name}`}>Enquire</Button>
        </Example>
      )),
      <Example key={kind} name={`${kind}, disabled while sending`}>
        <Button className={kind} disabled>
          Sending...
        </Button>
      </Example>,
    ])}
    <Example name="Arrow link, next">
      <ArrowLink href="#">View Details</ArrowLink>
    </Example>
    <Example name="Arrow link, back">
      <ArrowLink href="#" to="back">
        Villas for sale
      </ArrowLink>
    </Example>
    <Example name="Pause">
      <PauseButton paused={false} onClick={doNothing} label="pictures" />
    </Example>
    <Example name="Play">
      <PauseButton paused onClick={doNothing} label="pictures" />
    </Example>
  </Family>
);

const Fields = () => (
  <Family name="Fields">
    <Example name="Empty">
      <Field label="Name" name="name" />
    </Example>
    <Example name="Hover">
      <Field label="Name" name="name" className="is-hover" />
    </Example>
    <Example name="Focus">
      <Field label="Name" name="name" className="is-focus" defaultValue="Layla" />
    </Example>
    <Example name="Hint">
      <Field label="Email" name="email" hint="We answer to this address." />
    </Example>
    <Example name="Error">
      <Field label="Email" name="email" defaultValue="layla@" error="Email must be an email address." />
    </Example>
    <Example name="Disabled">
      <Field label="Name" name="name" defaultValue="Layla" disabled />
    </Example>
    <Example name="Many lines">
      <LongField label="Message" name="message" />
    </Example>
    <Example name="Many lines, error">
      <LongField label="Message" name="message" error="Message is required." />
    </Example>
  </Family>
);

const Navigation = () => (
  <Family name="Pagers, tabs, disclosure">
    {[1, 4, 9].map((page) => (
      <Example key={page} name={`Page ${page} of 9`}>
        <Pager page={page} totalPages={9} label="homes" />
      </Example>
    ))}
    <Example name="Few pages">
      <Pager page={2} totalPages={3} label="homes" />
    </Example>
    <Example name="Without page numbers">
      <Pager page={2} totalPages={3} label="projects" isShort />
    </Example>
    <Example name="Tabs">
      <Tabs
        label="Type"
        name="type"
        tabs={['Villas', 'Apartments', 'Townhouses']}
        labels={{ Villas: 'Villas', Apartments: 'Apartments', Townhouses: 'Townhouses' }}
      >
        {(open) => <p>{open}</p>}
      </Tabs>
    </Example>
    <Example name="Disclosure">
      <Disclosure id="how-long" title={<h3>How long does a purchase take?</h3>}>
        <p>Four weeks from the signed offer to the transfer.</p>
      </Disclosure>
    </Example>
  </Family>
);

/** Buttons, links, fields, pagers, tabs and disclosures. */
export const Controls = () => (
  <>
    <Buttons />
    <Fields />
    <Navigation />
  </>
);

const search = parseSearch(new URLSearchParams('purpose=sale&beds=2&beds=3&price-to=4000000'));
const home = { id: '1', title: 'Sandstone Gate' };

const Choices = () => (
  <Family name="Search">
    <Example name="Multiple choice with numbers of homes">
      <ChoiceGroup
        legend="Type"
        filter="types"
        selection="several"
        options={[
          { value: 'VILLA', label: 'Villas', homes: 84 },
          { value: 'TOWNHOUSE', label: 'Townhouses', homes: 1 },
          { value: 'COMPOUND', label: 'Compounds', homes: 0 },
        ]}
        selected={['VILLA']}
      />
    </Example>
    <Example name="Single choice">
      <ChoiceGroup
        legend="Completion"
        filter="completion"
        selection="one"
        options={[
          { value: 'COMPLETED', label: 'Ready', homes: 208 },
          { value: 'OFF_PLAN', label: 'Off plan', homes: 97 },
        ]}
        selected={['OFF_PLAN']}
      />
    </Example>
    <Example name="Range with an error">
      <RangeGroup
        legend="Price, AED"
        error="This is not an amount. Write it as 1,500,000 or 1.5m."
        search={search}
        from="priceFrom"
        to="priceTo"
      />
    </Example>
    <Example name="Sort order">
      <SortField sort="NEWEST" effectiveSort="NEWEST" form="nowhere" onChange={doNothing} />
    </Example>
    <Example name="List or map">
      <ViewSwitch scope={allHomes} search={search} />
    </Example>
    <Example name="Save and compare">
      <SaveButtons {...home} />
    </Example>
    <FullWidthExample name="Active filters">
      <ActiveFilters scope={allHomes} search={search} interpretation={null} onUpdate={doNothing} />
    </FullWidthExample>
  </Family>
);

const center = { latitude: 25.1972, longitude: 55.2744 };
const area = { center, width: 9000, height: 5000 };
const bounds = { west: 55.23, south: 25.17, east: 55.32, north: 25.225 };

const pins: readonly Pin[] = [
  { id: 'price', variant: 'price', text: '2.4M', name: 'AED 2,400,000', point: center },
  {
    id: 'open',
    variant: 'price',
    text: '900K',
    name: 'AED 900,000, shown',
    point: { latitude: 25.184, longitude: 55.26 },
    isOpen: true,
  },
  {
    id: 'approximate',
    variant: 'price',
    text: '1.1M',
    name: 'AED 1,100,000, near here',
    point: { latitude: 25.211, longitude: 55.262 },
    isApproximate: true,
  },
  {
    id: 'count',
    variant: 'count',
    text: '38',
    name: '38 homes, zoom in',
    point: { latitude: 25.203, longitude: 55.3 },
  },
];

const Maps = () => (
  <Family name="Maps">
    <FullWidthExample name="Static">
      <div className="specimen-map">
        <StillMap area={area} label="City centre" pin="exact" />
      </div>
    </FullWidthExample>
    <FullWidthExample name="Static, interactive on click">
      <PlaceMap area={area} label="Approximate location of the home" isApproximate />
    </FullWidthExample>
    <FullWidthExample name="Interactive: a home, an open one, one with an approximate position, a cluster">
      <div className="specimen-map">
        <LazyMap
          label="Homes"
          fallback="They are in the list."
          bounds={bounds}
          pins={pins}
          onPin={doNothing}
        />
      </div>
    </FullWidthExample>
  </Family>
);

/** Components of the search, saved homes and maps. */
export const Searching = () => (
  <>
    <Choices />
    <Maps />
  </>
);
