import { Link, useLoaderData, useLocation } from 'react-router-dom';
import { ComparedHomesDocument } from '../../../schema/documents/site/saved/graphql.ts';
import { apiContext, loadPage, useResult, type LoaderArgs } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { Notice, RetryMessage } from '../../ui/notice.tsx';
import { compared, getComparePath, parseHomesQuery, MAX_COMPARED, useHomes } from '../layout/saved-homes.ts';
import { PageHead } from '../layout/page-head.tsx';
import { useLast } from '../../ui/use-last.ts';
import * as messages from './compare-messages.ts';
import { CompareTable } from './compare-table.tsx';
import './saved.css';

const getComparedIds = (words: URLSearchParams): string[] => parseHomesQuery(words).slice(0, MAX_COMPARED);

export const loader = ({ request, context }: LoaderArgs) => {
  const api = context.get(apiContext);
  const ids = getComparedIds(new URL(request.url).searchParams);
  const homes = ids.length === 0 ? null : api.query(ComparedHomesDocument, { ids });
  return loadPage(api, { homes }, ({ homes }) =>
    homes?.state === 'loaded' && homes.data.comparedHomes.length === 0 ? 404 : 200,
  );
};

/** Compares up to four homes, whose ids are in the query string. */
export function Component() {
  const { search } = useLocation();
  const named = parseHomesQuery(new URLSearchParams(search));
  return (
    <div className="measure compare">
      <PageHead title={messages.title} description={messages.description} path={getComparePath(named)} />
      <meta name="robots" content="noindex" />
      {named.length === 0 ? <NoHomes /> : <ComparedHomes named={named} />}
    </div>
  );
}

/** The notice for a URL without homes. It leads to the homes that are stored in the browser, of which the server knows nothing. */
function NoHomes() {
  const chosen = useHomes(compared);
  if (chosen.length > 0) {
    return (
      <Notice heading text={messages.chosenTitle(chosen.length)}>
        <ArrowLink href={getComparePath([...chosen].reverse())}>
          {messages.showChosen(chosen.length)}
        </ArrowLink>
      </Notice>
    );
  }
  return (
    <Notice heading text={messages.emptyTitle}>
      <p className="compare-help">{messages.emptyText}</p>
      <noscript>
        <p>{messages.withoutScript}</p>
      </noscript>
      <ArrowLink href={paths.search}>{messages.searchHomes}</ArrowLink>
    </Notice>
  );
}

function ComparedHomes({ named }: { named: readonly string[] }) {
  const result = useResult(useLoaderData<typeof loader>().homes);
  const loadedHomes = result.state === 'loaded' ? result.data.comparedHomes : null;
  const lastHomes = useLast(loadedHomes);
  if (result.state === 'failed') {
    return (
      <Notice heading text={messages.loadFailed}>
        <RetryMessage />
      </Notice>
    );
  }
  const ids = named.slice(0, MAX_COMPARED);
  // Homes that are shown already need no loading state.
  const isKnown = ids.every((id) => lastHomes?.some((home) => home.id === id));
  const shownHomes = loadedHomes ?? lastHomes?.filter(({ id }) => ids.includes(id));
  if (!shownHomes || (result.state === 'loading' && !isKnown)) {
    return (
      <>
        <h1 className="compare-title">{messages.title}</h1>
        <p role="status">{messages.loading}</p>
      </>
    );
  }
  const missingCount = ids.length - shownHomes.length;
  if (shownHomes.length === 0) {
    return (
      <Notice heading text={messages.allUnavailable}>
        <ArrowLink href={paths.search}>{messages.searchHomes}</ArrowLink>
      </Notice>
    );
  }
  return (
    <>
      <h1 className="compare-title">{messages.title}</h1>
      {named.length > MAX_COMPARED && <p className="compare-note">{messages.tooMany}</p>}
      {missingCount > 0 && <p className="compare-note">{messages.unavailable(missingCount)}</p>}
      {shownHomes.length === 1 && <p className="compare-note">{messages.onlyOne}</p>}
      <CompareTable homes={shownHomes} />
      <p className="compare-actions">
        <Link to={paths.search}>{messages.searchHomes}</Link>
        <Link to={paths.favourites}>{messages.savedHomes}</Link>
      </p>
    </>
  );
}
