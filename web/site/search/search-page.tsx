import { useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { loaderOf } from '../../data/page-query.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { homes } from './asking.ts';
import { ChosenList, searchAt } from './chosen-list.tsx';
import { chosenIn } from './chosen.ts';
import { Filters } from './filters.tsx';
import { looser } from './looser.ts';
import { Results } from './results.tsx';
import { focusFound, FOUND } from './results-id.ts';
import { counted, headingOf, isKept } from './said.ts';
import './search.css';
import { SortField } from './sort-field.tsx';
import { useLast } from './use-last.ts';
import { useSearchForm } from './use-search-form.ts';

/** The id of the form, by which it opens on a phone where no script runs. */
const FORM = 'filters';

export const loader = loaderOf(homes, looser);

/** Homes of every kind, by whatever is known of them. */
export function Component() {
  const { ref, search, changed, submit, choose } = useSearchForm();
  const result = homes.useResult();
  const found = useLast(result.state === 'here' ? result.data.found : null);
  const [isOpen, setOpen] = useState<boolean>();
  const title = headingOf(search);
  const chosen = chosenIn(search).length;
  const count = found && result.state !== 'failed' ? counted(found.total) : null;
  const { pathname, search: query } = searchAt(search);

  function toggle(event: MouseEvent) {
    event.preventDefault();
    setOpen(!isOpen);
  }

  function show() {
    submit();
    setOpen(false);
    focusFound();
    document.getElementById(FOUND)?.scrollIntoView();
  }

  return (
    <div className="measure">
      <PageHead
        title={search.page === 1 ? title : `${title}, page ${search.page}`}
        shorter={title}
        description={`${title}: by price, place, size and what they offer, with pictures.`}
        path={query === '' ? pathname : `${pathname}?${query}`}
      />
      {!(isKept(search) && found?.total) && <meta name="robots" content="noindex, follow" />}
      <h1 className="search-title">{title}</h1>
      <div className="search">
        <div className="search-bar">
          <p id={FOUND} tabIndex={-1}>
            {whereabouts(count, found)}
          </p>
          <a
            className="button button-quiet search-opener"
            href={`#${FORM}`}
            aria-expanded={isOpen ?? false}
            onClick={toggle}
          >
            {chosen === 0 ? 'Filters' : `Filters (${chosen})`}
          </a>
          <SortField sort={search.sort} form={FORM} onChange={changed} />
        </div>
        <form
          ref={ref}
          id={FORM}
          className="search-form"
          role="search"
          aria-label="Homes"
          action={paths.search}
          autoComplete="off"
          data-open={isOpen}
          onChange={({ target }) => changed(target)}
          onSubmit={(event) => {
            event.preventDefault();
            show();
          }}
        >
          <Filters search={search} counts={found?.choices ?? null} choose={choose} />
          <div className="search-foot">
            <Button type="submit">{count ? `Show ${count}` : 'Show homes'}</Button>
            {chosen > 0 && (
              <Link to={paths.search} preventScrollReset>
                Clear all
              </Link>
            )}
          </div>
        </form>
        <section className="search-results" aria-labelledby={FOUND}>
          <ChosenList search={search} />
          <Results search={search} found={found} state={result.state} />
          <p className="visually-hidden" role="status">
            {result.state === 'here' ? `${counted(result.data.found.total)} found` : ''}
          </p>
        </section>
      </div>
    </div>
  );
}

function whereabouts(count: string | null, found: { page: number; totalPages: number } | null): string {
  if (count === null || found === null) return 'Homes';
  return found.totalPages === 1 ? count : `${count}, page ${found.page} of ${found.totalPages}`;
}
