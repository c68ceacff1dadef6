import { useQuery } from '@apollo/client/react';
import { Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import {
  DashboardDocument,
  UnsentLettersDocument,
  type DashboardQuery,
  type ListingLinkFragment,
} from '../../../schema/documents/admin/graphql.ts';
import { adminPaths } from '../../paths.ts';
import { ACTION_LABELS } from '../action-labels.ts';
import { LoadError } from '../editor/mutations/refetch.tsx';
import { messageLink } from '../inbox/messages.tsx';
import { detailsUrl, editUrl } from '../listings/listing-urls.ts';
import { TextsToReview } from '../listings/facts/texts-to-review.tsx';
import { draftTitle } from '../editor/drafts/drafts.ts';
import { useDrafts } from '../editor/drafts/use-drafts.ts';
import { formUrl } from '../editor/screen-params.ts';
import { screenLabel, collectionLabel, screenPath } from '../screens.ts';
import { Card } from '../ui/card.tsx';
import { DateTime } from '../ui/when.tsx';
import { ScreenTitle } from '../ui/screen-title.tsx';
import './dashboard.css';

const NOTHING_LISTED = 'No listings yet.';

/** The start screen: the welcome (spec §2), then pending work, recent changes and totals. */
export function Component() {
  const { data, error } = useQuery(DashboardDocument);
  return (
    <>
      <title>Dashboard</title>
      <ScreenTitle>Welcome to the Admin Dashboard</ScreenTitle>
      <Drafts />
      {error && <LoadError text="The dashboard could not be loaded." />}
      {!data && !error && <p role="status">Loading...</p>}
      {data && <Overview {...data} />}
    </>
  );
}

function Overview({ dashboard, unread }: DashboardQuery) {
  const { counts, lately, withoutPicture, withoutDetails } = dashboard;
  const some = (...names: string[]) => counts.some(({ name, count }) => names.includes(name) && count > 0);
  const listed = some('saleApartments', 'saleVillas', 'rentalApartments', 'rentalVillas');
  return (
    <>
      <div className="cards">
        <div>
          <Card
            title="Unread enquiries"
            empty={some('contactMessages') ? 'Every enquiry has been read.' : 'No messages.'}
            waiting={unread.total}
          >
            {unread.items.map(messageLink)}
          </Card>
          <Unsent />
          <TextsToReview empty={listed ? 'No listing text needs review.' : NOTHING_LISTED} />
          <Card
            title="Listings without a picture"
            empty={listed ? 'Every listing has a picture.' : NOTHING_LISTED}
            waiting={withoutPicture.length}
          >
            {withoutPicture.map((listing) => (
              <Missing key={listing.id} listing={listing} to={editUrl(listing)} />
            ))}
          </Card>
          <Card
            title="Listings without details"
            empty={listed ? 'Every listing has details.' : NOTHING_LISTED}
            waiting={withoutDetails.length}
          >
            {withoutDetails.map((listing) => (
              <Missing key={listing.id} listing={listing} to={detailsUrl(listing)} />
            ))}
          </Card>
        </div>
        <Card title="Changed lately" empty="Nothing yet.">
          {lately.map(({ collection, recordId, title, action, at, by }) => (
            <li key={`${collection} ${recordId} ${at}`}>
              <Changed {...{ collection, recordId, title, action }} />
              <span>
                {collectionLabel(collection)}: {ACTION_LABELS[action]} <DateTime at={at} />
                {by && ` by ${by.email}`}
              </span>
            </li>
          ))}
        </Card>
      </div>
      <Title order={2} className="counts-title">
        What there is
      </Title>
      <ul className="counts">
        {counts.map(({ name, count }) => (
          <li key={name}>
            <Link to={screenPath(name) ?? adminPaths.dashboard}>
              <strong>{count}</strong> {collectionLabel(name)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Links to forms with drafts in this browser; nothing if there are none. */
function Drafts() {
  const drafts = useDrafts();
  if (drafts.length === 0) return null;
  return (
    <div className="dashboard-drafts">
      <Card title="Not saved yet" empty="" waiting={drafts.length} note="Typed in this browser.">
        {drafts.map(({ key, form, draft }) => {
          const { pathname, search } = formUrl(form);
          return (
            <li key={key}>
              <Link to={{ pathname, search }}>{draftTitle(draft) ?? 'Untitled'}</Link>
              <span>
                {screenLabel(pathname)}: {draft.opened ? 'changes' : 'new'},{' '}
                <DateTime at={new Date(draft.at).toISOString()} />
              </span>
            </li>
          );
        })}
      </Card>
    </div>
  );
}

/** Messages that were not delivered to the agency's mailbox; nothing if there are none. */
function Unsent() {
  const letters = useQuery(UnsentLettersDocument).data?.unsentMessages ?? [];
  if (letters.length === 0) return null;
  return (
    <Card title="Letters not sent" empty="" waiting={letters.length}>
      {letters.map(messageLink)}
    </Card>
  );
}

type Deed = Pick<
  DashboardQuery['dashboard']['lately'][number],
  'collection' | 'recordId' | 'title' | 'action'
>;

function Changed({ collection, recordId, title, action }: Deed) {
  const words = title || `No. ${recordId}`;
  const screen = screenPath(collection);
  return screen && action !== 'REMOVED' ? <Link to={`${screen}?edit=${recordId}`}>{words}</Link> : words;
}

function Missing({ listing, to }: { listing: ListingLinkFragment; to: string }) {
  return (
    <li>
      <Link to={to}>{listing.title}</Link>
      <span>{listing.location}</span>
    </li>
  );
}
