import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { focusNext } from '../../ui/focus-next.ts';
import { useInBrowser } from '../../ui/in-browser.ts';
import { useStoredValue } from '../../ui/stored.ts';
import { reportBlocked } from '../layout/saved-homes.ts';
import { MOST_SEARCHES, searches } from './saved-searches.ts';

/** Keeps a search in this browser, where a script can. */
export function KeepSearch({ search }: { search: string }) {
  const kept = useStoredValue(searches);
  const isKept = kept.some((one) => one.search === search);
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

  function keep({ currentTarget: button }: MouseEvent<HTMLElement>) {
    focusNext(button, [], button.closest('section'));
    const isDone = searches.change((now) => [
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
        {isKept && (
          <>
            It is kept. <Link to={paths.favourites}>See what you have saved</Link>
          </>
        )}
        {!isKept && kept.length >= MOST_SEARCHES && (
          <>
            {MOST_SEARCHES} searches are the most that are kept.{' '}
            <Link to={paths.favourites}>Take one away first</Link>
          </>
        )}
      </p>
      {!isKept && kept.length < MOST_SEARCHES && (
        <button className="button button-quiet" type="button" onClick={keep}>
          Keep it here
        </button>
      )}
    </section>
  );
}
