import { useState, type MouseEvent } from 'react';
import { SavedHomesDocument } from '../../../schema/documents/site/saved/graphql.ts';
import { useQuery } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { focusNext } from '../../ui/keyboard.ts';
import { useInBrowser } from '../../ui/in-browser.ts';
import { List, ListSkeleton } from '../../ui/list.tsx';
import { EmptyState, RetryMessage } from '../../ui/notice.tsx';
import { HomeCard } from '../layout/home-card.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { saved, reportBlocked, useHomes } from '../layout/saved-homes.ts';
import * as messages from './favourites-messages.ts';
import { SavedSearchList } from './saved-search-list.tsx';
import './saved.css';

/** The homes and searches that are saved in this browser. */
export function Component() {
  const inBrowser = useInBrowser();
  return (
    <div className="measure saved">
      <PageHead title={messages.title} description={messages.description} path={paths.favourites} />
      <meta name="robots" content="noindex" />
      <header className="list-heading">
        <h1>{messages.title}</h1>
        <p>{messages.introduction}</p>
      </header>
      <noscript>
        <p className="saved-without">{messages.withoutScript}</p>
      </noscript>
      {inBrowser && (
        <>
          <SavedHomes />
          <SavedSearchList />
        </>
      )}
    </div>
  );
}

/** The saved homes. A removed one stays visible until the visitor leaves the page, so that it can be saved again. */
function SavedHomes() {
  const now = useHomes(saved);
  const [ids, setIds] = useState(now);
  const all = [...now.filter((id) => !ids.includes(id)), ...ids];
  if (all.length !== ids.length) setIds(all);
  const result = useQuery(SavedHomesDocument, ids.length > 0 ? { ids: [...ids] } : null);
  if (ids.length === 0) return <NoSavedHomes />;
  if (result.state === 'failed') return <RetryMessage onRetry={result.retry} />;
  if (result.state === 'loading')
    return <ListSkeleton text={messages.loading} count={Math.min(3, ids.length)} />;
  const homes = result.data.savedHomes;
  const unavailable = now.filter((id) => !homes.some((home) => home.id === id));
  return (
    <>
      {unavailable.length > 0 && <UnavailableHomes ids={unavailable} />}
      {homes.length === 0 && unavailable.length === 0 && <NoSavedHomes />}
      <List>
        {homes.map((home, index) => (
          <HomeCard key={home.id} home={home} priority={index === 0 ? 'first' : 'later'} />
        ))}
      </List>
    </>
  );
}

const NoSavedHomes = () => (
  <EmptyState text={messages.empty}>
    <ArrowLink href={paths.search}>{messages.searchHomes}</ArrowLink>
  </EmptyState>
);

/** A notice about saved homes that are no longer on offer, with a button that removes them. */
function UnavailableHomes({ ids }: { ids: readonly string[] }) {
  function remove({ currentTarget: button }: MouseEvent<HTMLElement>) {
    focusNext(button);
    if (!saved.store.change((now) => now.filter((id) => !ids.includes(id)))) reportBlocked();
  }

  return (
    <p className="saved-gone">
      {messages.unavailable(ids.length)}{' '}
      <button type="button" onClick={remove}>
        {messages.removeUnavailable(ids.length)}
      </button>
    </p>
  );
}
