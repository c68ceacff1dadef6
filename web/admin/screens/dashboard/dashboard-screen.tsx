import { useQuery } from '@apollo/client/react';
import { Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import {
  DashboardDocument,
  UndeliveredMessagesDocument,
  type DashboardQuery,
} from '../../../../schema/documents/admin/graphql.ts';
import { actionLabels } from '../../messages.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { messageLink } from '../../inbox/message-link.tsx';
import { detailsUrl, editUrl, panelKinds } from '../../listings/listing-kinds.ts';
import { TextsToReview } from '../../listings/facts/texts-to-review.tsx';
import { draftTitle, useDrafts } from '../../editor/form/drafts.ts';
import { formUrl } from '../../editor/screen-params.ts';
import { screenLabel, collectionLabel, screenPath, screens } from '../../screens.ts';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { ScreenTitle } from '../../ui/screen-title.tsx';
import * as messages from './messages.ts';
import { SetupSteps } from './setup-steps.tsx';
import './dashboard.css';

/** The start screen: the welcome (spec §2), then the day's work, recent changes and totals. */
export function Component() {
  const { data, error } = useQuery(DashboardDocument);
  return (
    <>
      <ScreenTitle documentTitle={messages.documentTitle}>{messages.welcome}</ScreenTitle>
      <LoadState data={data} error={error} failed={messages.loadFailed} />
      {!data && (
        <div className="dashboard-drafts">
          <Drafts />
        </div>
      )}
      {data && <Overview {...data} />}
    </>
  );
}

const LISTING_COLLECTIONS = Object.values(panelKinds).map(({ collection }) => collection);

function Overview({ dashboard, newMessages }: DashboardQuery) {
  const { counts, recentChanges } = dashboard;
  const hasAny = (collections: string[]) =>
    counts.some(({ name, count }) => collections.includes(name) && count > 0);
  const hasListings = hasAny(LISTING_COLLECTIONS);
  return (
    <>
      <SetupSteps {...dashboard.setup} />
      <div className="card-columns">
        <div>
          <Card
            title={messages.newMessagesTitle}
            empty={hasAny(['contactMessages']) ? messages.noNewMessages : messages.noMessages}
            waiting={newMessages.total}
          >
            {newMessages.items.map((message) => messageLink(message))}
          </Card>
          <TextsToReview empty={hasListings ? messages.noTextToReview : messages.noListings} />
          <IncompleteListings
            {...dashboard}
            empty={hasListings ? messages.allComplete : messages.noListings}
          />
        </div>
        <div>
          <Drafts />
          <UndeliveredEmails />
          <Card title={messages.recentChangesTitle} empty={messages.noChanges}>
            {recentChanges.map((change) => (
              <RecentChange key={`${change.collection} ${change.recordId} ${change.at}`} {...change} />
            ))}
          </Card>
        </div>
      </div>
      <Title order={2} className="dashboard-counts-title">
        {messages.totalsTitle}
      </Title>
      <ul className="dashboard-counts">
        {counts.map(({ name, count }) => (
          <li key={name}>
            <Link to={screenPath(name) ?? screens.dashboard.path}>
              <strong>{count}</strong> {collectionLabel(name)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

interface IncompleteListingsProps extends Pick<
  DashboardQuery['dashboard'],
  'withoutPicture' | 'withoutDetails' | 'incompleteCount'
> {
  /** Text of the empty card. */
  empty: string;
}

/** The newest listings that lack a picture or details, each once, with links to add what is missing. */
function IncompleteListings({
  withoutPicture,
  withoutDetails,
  incompleteCount,
  empty,
}: IncompleteListingsProps) {
  const lacksPicture = new Set(withoutPicture.map(({ id }) => id));
  const lacksDetails = new Set(withoutDetails.map(({ id }) => id));
  const listings = new Map([...withoutPicture, ...withoutDetails].map((listing) => [listing.id, listing]));
  return (
    <Card title={messages.incompleteTitle} empty={empty} waiting={incompleteCount}>
      {[...listings.values()].map((listing) => (
        <li key={listing.id}>
          <Link to={editUrl(listing)}>{listing.title}</Link>
          <span>{listing.location}</span>
          {lacksPicture.has(listing.id) && <span>{messages.noPicture}</span>}
          {lacksDetails.has(listing.id) && (
            <span>
              {messages.noDetails}{' '}
              <Link to={detailsUrl(listing)} aria-label={messages.addDetailsTo(listing.title)}>
                {messages.addDetails}
              </Link>
            </span>
          )}
        </li>
      ))}
    </Card>
  );
}

/** Links to forms with drafts in this browser, also before the server responds and if it fails; nothing if there are none. */
function Drafts() {
  const drafts = useDrafts();
  if (drafts.length === 0) return null;
  return (
    <Card title={messages.draftsTitle} empty="" waiting={drafts.length} note={messages.draftsNote}>
      {drafts.map(({ key, form, draft }) => {
        const { pathname, search } = formUrl(form);
        return (
          <li key={key}>
            <Link to={{ pathname, search }}>{draftTitle(draft) ?? messages.untitled}</Link>
            <span>
              {screenLabel(pathname)}: {draft.record ? messages.draftOfChanges : messages.draftOfNewRecord},{' '}
              <DateTime at={new Date(draft.at).toISOString()} />
            </span>
          </li>
        );
      })}
    </Card>
  );
}

/** Messages that were not delivered to the agency's mailbox; nothing if there are none. */
function UndeliveredEmails() {
  const undelivered = useQuery(UndeliveredMessagesDocument).data?.unsentMessages ?? [];
  if (undelivered.length === 0) return null;
  return (
    <Card
      title={messages.undeliveredTitle}
      empty=""
      waiting={undelivered.length}
      note={messages.undeliveredNote}
    >
      {undelivered.map((message) => messageLink(message))}
    </Card>
  );
}

function RecentChange(change: DashboardQuery['dashboard']['recentChanges'][number]) {
  const { collection, recordId, title, action, at, by } = change;
  const label = title || messages.untitledRecord(recordId);
  const screen = screenPath(collection);
  return (
    <li>
      {screen && action !== 'REMOVED' ? <Link to={`${screen}?edit=${recordId}`}>{label}</Link> : label}
      <span>
        {collectionLabel(collection)}: {actionLabels[action]} <DateTime at={at} />
        {by && messages.byPerson(by.email)}
      </span>
    </li>
  );
}
