import { Navigate, useLoaderData } from 'react-router-dom';
import { apiContext, useResult, type LoaderArgs } from '../../data/api.ts';
import { pageTitle } from '../layout/frame-messages.ts';
import { PageHead } from '../layout/page-head.tsx';
import { allHomes, hasNoFilters, getSearchLocation, parseScopedSearch } from './search-query.ts';
import { MapWithList } from './search-map.tsx';
import { HomeSearch, ViewSwitch } from './home-search.tsx';
import * as messages from './messages.ts';
import { getNamedHomePath, loadSearch } from './load-search.ts';
import { applyFacts } from '../../../schema/interpretation.ts';
import { Results } from './results.tsx';
import { homeCount } from '../../../schema/search-label-messages.ts';
import { formatSearchHeading, isIndexable, formatResultPosition } from '../../../schema/search-labels.ts';
import './search.css';
import { useLast } from '../../ui/use-last.ts';
import { useSearchForm } from './search-form.ts';

export const loader = ({ request, context }: LoaderArgs) =>
  loadSearch(
    context.get(apiContext),
    allHomes,
    parseScopedSearch(allHomes, new URL(request.url).searchParams),
  );

/** The search page, for homes of every kind. */
export function Component() {
  const form = useSearchForm(allHomes);
  const { search } = form;
  const data = useLoaderData<typeof loader>();
  const result = useResult(data.found);
  const latest = result.state === 'loaded' ? result.data.found : null;
  const found = useLast(latest);
  const interpretation = found?.interpretation ?? null;
  const title = formatSearchHeading(applyFacts(search, interpretation));
  const count = found && result.state !== 'failed' ? homeCount(found.total) : null;
  const page = latest?.page ?? search.page; // the API clamps the page number
  const { pathname, search: query } = getSearchLocation(allHomes, { ...search, page });
  const results = (
    <Results scope={allHomes} search={search} result={found} state={result.state} relaxed={data.relaxed} />
  );
  const isEmpty = latest?.total === 0 && hasNoFilters(search); // an earlier result says nothing about all homes
  const namedHome = latest && getNamedHomePath(search, latest);
  const isMap = search.view === 'MAP' && !isEmpty;
  if (namedHome) return <Navigate to={namedHome} replace />;
  return (
    <div className={isMap ? 'measure measure-map' : 'measure'}>
      <PageHead
        title={pageTitle(title, page)}
        shorter={title}
        description={messages.description(title)}
        path={query === '' ? pathname : `${pathname}?${query}`}
      />
      {!(isIndexable(search) && found?.total) && <meta name="robots" content="noindex, follow" />}
      <h1 className="search-title">{title}</h1>
      <HomeSearch
        scope={allHomes}
        form={form}
        label={messages.homes}
        position={count && found ? formatResultPosition(count, found) : messages.homes}
        count={count}
        counts={found?.facets ?? null}
        interpretation={interpretation}
        isCollapsed={isMap}
        isEmpty={isEmpty}
        toolbar={<ViewSwitch scope={allHomes} search={search} />}
        announcement={latest ? messages.found(homeCount(latest.total)) : ''}
      >
        {isMap ? (
          <MapWithList
            scope={allHomes}
            search={search}
            onSearch={(within) => form.update((now) => ({ ...now, within }))}
          >
            {results}
          </MapWithList>
        ) : (
          results
        )}
      </HomeSearch>
    </div>
  );
}
