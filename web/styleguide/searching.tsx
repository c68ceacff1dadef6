import { parseSearch } from '../../schema/search.ts';
import { ChoiceGroup } from '../site/search/choice-group.tsx';
import { ActiveFilters } from '../site/search/active-filters.tsx';
import { allHomes } from '../site/search/search-query.ts';
import { RangeGroup } from '../site/search/filters.tsx';
import { SortField, ViewSwitch } from '../site/search/home-search.tsx';
import { SaveButtons } from '../site/layout/save-button.tsx';
import { LazyMap, type Pin } from '../ui/lazy-map.tsx';
import { PlaceMap } from '../ui/place-map.tsx';
import { StillMap } from '../ui/still-map.tsx';
import { Family, Example, FullWidthExample } from './example.tsx';

const nothing = () => undefined;

const search = parseSearch(new URLSearchParams('purpose=sale&beds=2&beds=3&price-to=4000000'));
const home = { id: '1', title: 'Sandstone Gate' };

const Choices = () => (
  <Family name="A search">
    <Example name="Several of these, with what each finds">
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
    <Example name="One of these">
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
    <Example name="From and to">
      <RangeGroup
        legend="Price, AED"
        error="This is not an amount. Write it as 1,500,000 or 1.5m."
        search={search}
        from="priceFrom"
        to="priceTo"
      />
    </Example>
    <Example name="Order">
      <SortField sort="NEWEST" form="nowhere" onChange={nothing} />
    </Example>
    <Example name="List or map">
      <ViewSwitch scope={allHomes} search={search} />
    </Example>
    <Example name="To save and to compare">
      <SaveButtons {...home} />
    </Example>
    <FullWidthExample name="What is chosen">
      <ActiveFilters scope={allHomes} search={search} interpretation={null} onUpdate={nothing} />
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
    id: 'near',
    variant: 'price',
    text: '1.1M',
    name: 'AED 1,100,000, near here',
    point: { latitude: 25.211, longitude: 55.262 },
    isNear: true,
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
    <FullWidthExample name="Still">
      <div className="specimen-map">
        <StillMap area={area} label="The middle of the city" marked="there" />
      </div>
    </FullWidthExample>
    <FullWidthExample name="Still, until somebody wants it to move">
      <PlaceMap area={area} label="Where it stands, nearly" isNear />
    </FullWidthExample>
    <FullWidthExample name="Moving: a home, one that is shown, one nearly there, several">
      <div className="specimen-map">
        <LazyMap label="Homes" fallback="They are in the list." bounds={bounds} pins={pins} onPin={nothing} />
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
