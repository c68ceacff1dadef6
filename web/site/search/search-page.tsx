import { createLoader } from '../../data/page-query.ts';
import { PageHead } from '../layout/page-head.tsx';
import { homes, everywhere, isPlain, searchAt } from './search-query.ts';
import { BesideMap } from './search-map.tsx';
import { HomeSearch, ViewSwitch } from './home-search.tsx';
import { looserOn } from './relaxed-search.ts';
import { withFacts } from './interpretation.ts';
import { Results } from './results.tsx';
import { counted, headingOf, isKept, whereabouts } from './search-labels.ts';
import './search.css';
import { useLast } from '../../ui/use-last.ts';
import { useSearchForm } from './search-form.ts';
export const loader = createLoader(homes, looserOn(everywhere));

/** Homes of every kind, by whatever is known of them. */
export function Component() {
  const form = useSearchForm(everywhere);
  const { search } = form;
  const result = homes.useResult();
  const latest = result.state === 'here' ? result.data.found : null;
  const found = useLast(latest);
  const interpretation = found?.interpretation ?? null;
  const title = headingOf(withFacts(search, interpretation));
  const count = found && result.state !== 'failed' ? counted(found.total) : null;
  const page = latest?.page ?? search.page; // what lies beyond the end is the last one
  const { pathname, search: query } = searchAt(everywhere, { ...search, page });
  const results = <Results ground={everywhere} search={search} found={found} state={result.state} />;
  const isEmpty = latest?.total === 0 && isPlain(search); // that nothing was found of what was chosen before says nothing
  const isMap = search.view === 'MAP' && !isEmpty;
  return (
    <div className={isMap ? 'measure measure-map' : 'measure'}>
      <PageHead
        title={page === 1 ? title : `${title}, page ${page}`}
        shorter={title}
        description={`${title}: by price, place, size and what they offer, with pictures.`}
        path={query === '' ? pathname : `${pathname}?${query}`}
      />
      {!(isKept(search) && found?.total) && <meta name="robots" content="noindex, follow" />}
      <h1 className="search-title">{title}</h1>
      <HomeSearch
        ground={everywhere}
        form={form}
        label="Homes"
        whereabouts={count && found ? whereabouts(count, found) : 'Homes'}
        count={count}
        choices={found?.choices ?? null}
        interpretation={interpretation}
        isFolded={isMap}
        isEmpty={isEmpty}
        beside={<ViewSwitch ground={everywhere} search={search} />}
        heard={latest ? `${counted(latest.total)} found` : ''}
      >
        {isMap ? (
          <BesideMap
            ground={everywhere}
            search={search}
            onSearch={(within) => form.choose((now) => ({ ...now, within }))}
          >
            {results}
          </BesideMap>
        ) : (
          results
        )}
      </HomeSearch>
    </div>
  );
}
