import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { focusNext } from '../../ui/focus-next.ts';
import { useInBrowser } from '../../ui/in-browser.ts';
import { useStoredValue } from '../../ui/stored.ts';
import { reportBlocked } from '../layout/saved-homes.ts';
import { MAX_SAVED_SEARCHES, savedSearches } from './saved-searches.ts';

/** Saves a search in this browser. */
export function SaveSearchButton({ search }: { search: string }) {
  const saved = useStoredValue(savedSearches);
  const isSaved = saved.some((one) => one.search === search);
  if (!useInBrowser()) {
    return (
      <noscript>
        <p>
          Searches are kept by a script, which does not run in your browser. The page of this one can be kept
          among your bookmarks.
        </p>
      </noscript>
    );
  }

  function save({ currentTarget: button }: MouseEvent<HTMLElement>) {
    focusNext(button, [], button.closest('section'));
    const isDone = savedSearches.change((now) => [
      { search, seen: Date.now() },
      ...now.filter((one) => one.search !== search),
    ]);
    if (!isDone) reportBlocked();
  }

  return (
    <section aria-labelledby="in-browser" tabIndex={-1}>
      <h2 id="in-browser">In this browser</h2>
      <p>It stands among your saved homes, with the number of homes that are new since you last looked.</p>
      <p role="status">
        {isSaved && (
          <>
            It is kept. <Link to={paths.favourites}>See what you have saved</Link>
          </>
        )}
        {!isSaved && saved.length >= MAX_SAVED_SEARCHES && (
          <>
            {MAX_SAVED_SEARCHES} searches are the most that are kept.{' '}
            <Link to={paths.favourites}>Take one away first</Link>
          </>
        )}
      </p>
      {!isSaved && saved.length < MAX_SAVED_SEARCHES && (
        <button className="button button-quiet" type="button" onClick={save}>
          Keep it here
        </button>
      )}
    </section>
  );
}
