import { Link, useLocation } from 'react-router-dom';
import { ComparedHomesDocument } from '../../../schema/documents/site/saved/graphql.ts';
import { createLoader, locationQuery } from '../../data/page-query.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryMessage } from '../../ui/retry-message.tsx';
import { getComparePath, parseHomesQuery, MAX_COMPARED } from '../layout/saved-homes.ts';
import { PageHead } from '../layout/page-head.tsx';
import { useLast } from '../../ui/use-last.ts';
import { CompareTable } from './compare-table.tsx';
import './saved.css';

const TITLE = 'Compare homes';

const getComparedIds = (words: URLSearchParams): string[] => parseHomesQuery(words).slice(0, MAX_COMPARED);

const homes = locationQuery({
  queryAt: ({ search }) => {
    const ids = getComparedIds(search);
    return ids.length > 0 ? { document: ComparedHomesDocument, variables: { ids } } : null;
  },
  missing: ({ kept }) => kept.length === 0,
});

export const loader = createLoader(homes);

/** Compares up to four homes, whose ids are in the query string. */
export function Component() {
  const { search } = useLocation();
  const named = parseHomesQuery(new URLSearchParams(search));
  return (
    <div className="measure compare">
      <PageHead
        title={TITLE}
        description="Homes side by side: price, price per square foot, size, place, furnishing and amenities."
        path={getComparePath(named)}
      />
      <meta name="robots" content="noindex" />
      {named.length === 0 ? <NoHomes /> : <ComparedHomes named={named} />}
    </div>
  );
}

/** The notice for a URL without homes. */
const NoHomes = () => (
  <Notice heading text="Choose up to four homes to compare.">
    <p>The second sign on a home’s picture, beside the heart, puts it beside others.</p>
    <ArrowLink href={paths.search}>Search homes</ArrowLink>
  </Notice>
);

function ComparedHomes({ named }: { named: readonly string[] }) {
  const result = homes.useResult();
  const last = useLast(result.state === 'here' ? result.data.kept : null);
  if (result.state === 'failed') {
    return (
      <Notice heading text="These homes cannot be compared just now.">
        <RetryMessage />
      </Notice>
    );
  }
  const ids = named.slice(0, MAX_COMPARED);
  // Homes that are shown already need no loading state.
  const isKnown = ids.every((id) => last?.some((home) => home.id === id));
  const kept = result.state === 'here' ? result.data.kept : last?.filter(({ id }) => ids.includes(id));
  if (!kept || (result.state === 'loading' && !isKnown)) {
    return (
      <>
        <h1 className="compare-title">{TITLE}</h1>
        <p role="status">Loading homes...</p>
      </>
    );
  }
  const missingCount = ids.length - kept.length;
  if (kept.length === 0) {
    return (
      <Notice heading text="None of these homes is on offer any more.">
        <ArrowLink href={paths.search}>Search homes</ArrowLink>
      </Notice>
    );
  }
  return (
    <>
      <h1 className="compare-title">{TITLE}</h1>
      {named.length > MAX_COMPARED && (
        <p className="compare-said">
          Four homes are the most that stand side by side; these are the first four.
        </p>
      )}
      {missingCount > 0 && (
        <p className="compare-said">
          {missingCount === 1
            ? 'One of these homes is no longer on offer.'
            : `${missingCount} of these homes are no longer on offer.`}
        </p>
      )}
      {kept.length === 1 && (
        <p className="compare-said">Put another home beside it, by the sign on its picture.</p>
      )}
      <CompareTable homes={kept} />
      <p className="compare-ways">
        <Link to={paths.search}>Search homes</Link>
        <Link to={paths.favourites}>Saved homes</Link>
      </p>
    </>
  );
}
