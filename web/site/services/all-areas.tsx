import { Link } from 'react-router-dom';
import type { SellPropertyQuery } from '../../../schema/documents/site/services/graphql.ts';
import type { QueryResult } from '../../data/page-query.ts';
import { paths } from '../../paths.ts';
import { useRestoredDisclosures } from '../../ui/restored-state.ts';
import { RetryMessage } from '../../ui/retry-message.tsx';
import * as messages from './sell-property-messages.ts';
import './services.css';

/** A disclosure with the areas in which homes are on offer. */
export function AllAreas({ result }: { result: QueryResult<SellPropertyQuery> }) {
  return (
    <section className="areas" aria-labelledby="areas">
      <h2 id="areas">{messages.areasTitle}</h2>
      <p>{messages.areasIntroduction}</p>
      <details ref={useRestoredDisclosures('areas')}>
        <summary className="button">{messages.exploreAreas}</summary>
        <Areas result={result} />
      </details>
    </section>
  );
}

function Areas({ result }: { result: QueryResult<SellPropertyQuery> }) {
  if (result.state === 'loading') return <p role="status">{messages.loadingAreas}</p>;
  if (result.state === 'failed') return <RetryMessage />;
  const { areas } = result.data;
  if (areas.length === 0) return <p>{messages.noAreas}</p>;
  return (
    <ul>
      {areas.map(({ name, homes }) => (
        <li key={name}>
          <Link to={`${paths.contact}?${sellingIn(name)}`}>{name}</Link>
          <span>{messages.homes(homes)}</span>
        </li>
      ))}
    </ul>
  );
}

const sellingIn = (area: string): string =>
  new URLSearchParams({ about: messages.enquirySubject(area) }).toString();
