import { generatePath } from 'react-router-dom';
import type { PropertiesQuery } from '../../../schema/documents/site/home/graphql.ts';
import type { QueryResult } from '../../data/page-query.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Rail } from '../../ui/rail.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { loadedProperties } from './loaded.ts';
import { Section } from './section.tsx';
import { propertyTypes } from './types.ts';
import './luxury.css';

/** In its tall frame the large one is cut at both sides: it is needed wider than it stands. */
const WIDE = '(min-width: 83.5rem) max(1000px, 51vw), (min-width: 64rem) 72vw, (min-width: 40rem) 92vw, 78vw';
const NARROW =
  '(min-width: 83.5rem) max(604px, 31vw), (min-width: 64rem) 45vw, (min-width: 40rem) 46vw, 78vw';

/** The properties the agency is proudest of, by type; the first is shown large. */
export function Luxury({ result }: { result: QueryResult<PropertiesQuery> }) {
  const properties = result.state === 'here' ? loadedProperties(result.data) : [];
  return (
    <Section id="property-type" title="Premium Luxury Developments">
      <Tabs label="Type of property" name="property-type" tabs={propertyTypes}>
        {(open) => {
          if (result.state === 'loading') return <CardsSkeleton text="Loading properties..." />;
          const shown = properties.filter(({ type }) => type === open);
          if (shown.length === 0) {
            return (
              <EmptyState text="No properties found.">{result.state === 'failed' && <TryAgain />}</EmptyState>
            );
          }
          return (
            <Rail name="properties" className="uneven">
              {shown.map(({ id, picture, title, location, price }, index) => (
                <Card
                  key={id}
                  href={generatePath(paths.property, { id })}
                  title={title}
                  location={location}
                  price={price}
                  picture={picture}
                  sizes={index === 0 ? WIDE : NARROW}
                  link="View more detail"
                  heading="h3"
                />
              ))}
            </Rail>
          );
        }}
      </Tabs>
    </Section>
  );
}
