import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { focusNext } from '../../ui/focus-next.ts';
import { useInBrowser } from '../../ui/in-browser.ts';
import { useStoredValue } from '../../ui/stored.ts';
import { reportBlocked } from '../layout/saved-homes.ts';
import * as messages from './save-search-messages.ts';
import { MAX_SAVED_SEARCHES, savedSearches } from './saved-searches.ts';

/** Saves a search in this browser. */
export function SaveSearchButton({ search }: { search: string }) {
  const saved = useStoredValue(savedSearches);
  const isSaved = saved.some((one) => one.search === search);
  if (!useInBrowser()) {
    return (
      <noscript>
        <p>{messages.withoutScript}</p>
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
      <h2 id="in-browser">{messages.inBrowserTitle}</h2>
      <p>{messages.inBrowserText}</p>
      <p role="status">
        {isSaved && (
          <>
            {messages.isSaved} <Link to={paths.favourites}>{messages.seeSaved}</Link>
          </>
        )}
        {!isSaved && saved.length >= MAX_SAVED_SEARCHES && (
          <>
            {messages.tooMany(MAX_SAVED_SEARCHES)} <Link to={paths.favourites}>{messages.removeFirst}</Link>
          </>
        )}
      </p>
      {!isSaved && saved.length < MAX_SAVED_SEARCHES && (
        <button className="button button-quiet" type="button" onClick={save}>
          {messages.save}
        </button>
      )}
    </section>
  );
}
