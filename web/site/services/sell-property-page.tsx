import { Link, useLoaderData } from 'react-router-dom';
import { PageContentDocument } from '../../../schema/documents/site/layout/graphql.ts';
import {
  SellPropertyDocument,
  type SellPropertyQuery,
} from '../../../schema/documents/site/services/graphql.ts';
import { homeCount } from '../../../schema/search-label-messages.ts';
import { apiContext, loadPage, OPTIONAL, useResult, type Loadable, type LoaderArgs } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import { GuidePage } from './guide-page.tsx';
import { NewestHome } from './newest-home.tsx';
import * as messages from './messages.tsx';
import './services.css';
import { RetryMessage } from '../../ui/notice.tsx';
import { useRestoredDisclosure } from '../../ui/restored-state.ts';

/** A disclosure with the areas in which homes are on offer. */
function AllAreas({ areas }: { areas: Loadable<SellPropertyQuery> }) {
  return (
    <section className="service-areas" aria-labelledby="areas">
      <h2 id="areas">{messages.areasTitle}</h2>
      <p>{messages.areasIntroduction}</p>
      <details ref={useRestoredDisclosure('areas')}>
        <summary className="button">{messages.exploreAreas}</summary>
        <Areas query={areas} />
      </details>
    </section>
  );
}

function Areas({ query }: { query: Loadable<SellPropertyQuery> }) {
  const result = useResult(query);
  if (result.state === 'loading') return <p role="status">{messages.loadingAreas}</p>;
  if (result.state === 'failed') return <RetryMessage />;
  const { areas } = result.data;
  if (areas.length === 0) return <p>{messages.noAreas}</p>;
  return (
    <ul>
      {areas.map(({ name, homes }) => (
        <li key={name}>
          <Link to={`${paths.contact}?${sellingIn(name)}`}>{name}</Link>
          <span>{homeCount(homes)}</span>
        </li>
      ))}
    </ul>
  );
}

const sellingIn = (area: string): string =>
  new URLSearchParams({ about: messages.enquirySubject(area) }).toString();

export const loader = ({ context }: LoaderArgs) => {
  const api = context.get(apiContext);
  return loadPage(api, {
    texts: api.query(PageContentDocument, { key: 'SELL_PROPERTY' }),
    homes: api.query(SellPropertyDocument, {}, OPTIONAL),
  });
};

/** The guide to selling a home, with the areas of the agency. */
export function Component() {
  const { texts, homes } = useLoaderData<typeof loader>();
  return (
    <GuidePage
      title={messages.sellPropertyTitle}
      path={paths.sellProperty}
      texts={texts}
      subject={messages.sellPropertySubject}
      picture={<NewestHome newest={homes} path={paths.apartmentForSale} />}
    >
      <AllAreas areas={homes} />
    </GuidePage>
  );
}
