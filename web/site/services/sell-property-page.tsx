import { Link } from 'react-router-dom';
import {
  SellPropertyDocument,
  type SellPropertyQuery,
} from '../../../schema/documents/site/services/graphql.ts';
import { createLoader, pageQuery, type QueryResult } from '../../data/page-query.ts';
import { paths } from '../../paths.ts';
import { GuidePage } from './guide-page.tsx';
import { NewestHome } from './newest-home.tsx';
import { pageTexts } from '../layout/page-texts.tsx';
import { pages } from './pages.ts';
import * as messages from './messages.tsx';
import './services.css';
import { RetryMessage } from '../../ui/notice.tsx';
import { useRestoredDisclosure } from '../../ui/restored-state.ts';

/** A disclosure with the areas in which homes are on offer. */
function AllAreas({ result }: { result: QueryResult<SellPropertyQuery> }) {
  return (
    <section className="service-areas" aria-labelledby="areas">
      <h2 id="areas">{messages.areasTitle}</h2>
      <p>{messages.areasIntroduction}</p>
      <details ref={useRestoredDisclosure('areas')}>
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

const texts = pageTexts('SELL_PROPERTY');

const homes = pageQuery({ document: SellPropertyDocument, variables: () => ({}), isOptional: true });

export const loader = createLoader(texts, homes);

/** The guide to selling a home, with the areas of the agency. */
export function Component() {
  const result = homes.useResult();
  return (
    <GuidePage
      title={messages.sellPropertyTitle}
      path={pages.sellProperty.path}
      result={texts.useResult()}
      subject={messages.sellPropertySubject}
      picture={<NewestHome result={result} path={paths.apartmentForSale} />}
    >
      <AllAreas result={result} />
    </GuidePage>
  );
}
