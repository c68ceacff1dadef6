import { makeVar, type ReactiveVar, type TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery, useReactiveVar } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import * as documents from '../../../../schema/documents/admin/graphql.ts';
import {
  type UnsettledListingFragment,
  UnsettledListingsDocument,
} from '../../../../schema/documents/admin/graphql.ts';
import { recordText } from '../../editor/kinds/text.tsx';
import { useAccountState } from '../../editor/mutations/account-state.ts';
import { useRefetch } from '../../editor/mutations/refetch.tsx';
import { SerialQueue } from '../../editor/mutations/serial-queue.ts';
import {
  confirmedFacts,
  type ConfirmedFacts,
  describeParse,
  isConfirmable,
  isParsedText,
  type TextParse,
} from './parsed-texts.ts';
import './texts-to-review.css';
import { editUrl } from '../listing-urls.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotifications, notifyError } from '../../ui/notifications.tsx';
import { UserText } from '../../ui/words.tsx';
import { type ApiError, describeError, isOutcomeUnknown, toApiError } from '../../../data/api-error.ts';

/** A listing with a text that needs review. */
type ListingToReview = UnsettledListingFragment;

/** Returns a text of a listing. */
const listingText = (listing: ListingToReview, field: string): string => recordText(listing, field);

/** Returns the label of a text in the form. */
const textLabel = (field: string): string => `${field.charAt(0).toUpperCase()}${field.slice(1)}`;

type Update = TypedDocumentNode<
  { row: { updatedAt: string } },
  { id: string; input: ConfirmedFacts; seen: string }
>;

/** The update mutation of each kind of listing. */
const UPDATES: Record<ListingToReview['__typename'], Update> = {
  SaleApartment: documents.UpdateSaleApartmentDocument,
  SaleVilla: documents.UpdateSaleVillaDocument,
  RentalApartment: documents.UpdateRentalApartmentDocument,
  RentalVilla: documents.UpdateRentalVillaDocument,
};

const UNKNOWN = 'No answer came. It stands here again where it was not.';

const nameOf = ({ id }: ListingToReview, { field }: TextParse): string => `${id} ${field}`;

/** State of confirmations in flight. */
interface Known {
  /** Texts that are confirmed or being confirmed. */
  confirmed: ReactiveVar<ReadonlySet<string>>;
  turns: SerialQueue;
  /** The last known update time of a listing. */
  changed: Map<string, string>;
  failures: ErrorNotifications;
}

const nothing = (): Known => ({
  confirmed: makeVar<ReadonlySet<string>>(new Set()),
  turns: new SerialQueue(),
  changed: new Map(),
  failures: new ErrorNotifications(),
});

/**
 * Confirms parse results of texts one after another, because confirming one text changes the version of the listing that
 * the next confirmation needs.
 */
function useConfirmTexts() {
  const client = useApolloClient();
  const reload = useRefetch();
  const known = useAccountState('confirmations', nothing);
  const confirmed = useReactiveVar(known.confirmed);

  async function send(listing: ListingToReview, reading: TextParse): Promise<void> {
    const { __typename: kind, id, updatedAt } = listing;
    if (!isParsedText(reading.field)) return;
    const name = nameOf(listing, reading);
    const changed = known.changed.get(id) ?? '';
    const seen = changed > updatedAt ? changed : updatedAt;
    try {
      const variables = { id, input: confirmedFacts(listing, reading.field), seen };
      const { data } = await client.mutate({ mutation: UPDATES[kind], variables });
      known.changed.set(id, data!.row.updatedAt);
      known.failures.clear([name]);
    } catch (error) {
      known.confirmed(new Set([...known.confirmed()].filter((other) => other !== name)));
      known.failures.clear([name]);
      known.failures.add([name], notifyNotConfirmed(listing, toApiError(error)));
    }
  }

  return {
    isConfirmed: (listing: ListingToReview, reading: TextParse) => confirmed.has(nameOf(listing, reading)),
    async confirm(listing: ListingToReview, reading: TextParse): Promise<void> {
      known.confirmed(new Set(known.confirmed()).add(nameOf(listing, reading)));
      await known.turns.run(() => send(listing, reading));
      if (!known.turns.isIdle()) return;
      await reload();
      if (known.turns.isIdle()) known.confirmed(new Set());
    },
  };
}

/** Notifies that a text was not confirmed or that the outcome is unknown. Returns a function that hides the notification. */
const notifyNotConfirmed = ({ title }: ListingToReview, fault: ApiError): (() => void) =>
  isOutcomeUnknown(fault)
    ? notifyError(`It is not known whether “${title}” was confirmed.`, fault.message ?? UNKNOWN)
    : notifyError(`“${title}” could not be confirmed.`, describeError(fault));

interface Props {
  /** Text of the empty card. */
  empty: string;
}

/** Texts of listings that need review, newest first. Confirming one focuses the next. */
export function TextsToReview({ empty }: Props) {
  const { data } = useQuery(UnsettledListingsDocument);
  const { confirm, isConfirmed } = useConfirmTexts();
  const list = useRef<HTMLDivElement>(null);
  if (!data) return null;
  const { unsettledListings: listings, unsettledCount: count } = data;
  const texts = listings.flatMap((listing) =>
    (listing.unsettledTexts ?? [])
      .filter((reading) => !isConfirmed(listing, reading))
      .map((reading) => ({ listing, reading })),
  );

  /** Focuses the button after this one, else the first remaining one, else the card. */
  const next = (button: Element) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const others = buttons.filter((other) => other !== button);
    const after = others[buttons.indexOf(button as HTMLElement)] ?? others[0];
    (after ?? list.current?.querySelector('h2'))?.focus();
  };

  return (
    <div ref={list} className="unsettled">
      <Card
        title="Texts to review"
        empty={empty}
        waiting={texts.length}
        note={countNote(count, listings.length)}
      >
        {texts.map(({ listing, reading }) => (
          <TextToReview
            key={`${listing.id} ${reading.field}`}
            listing={listing}
            reading={reading}
            confirm={(button) => {
              next(button);
              void confirm(listing, reading);
            }}
          />
        ))}
      </Card>
    </div>
  );
}

function countNote(count: number, shown: number): string {
  if (count === 0) return '';
  const listings = count === 1 ? '1 listing has a text' : `${count} listings have texts`;
  const some = count > shown ? ` These are the newest ${shown}.` : '';
  return `${listings} that could not be read for certain.${some}`;
}

interface TextToReviewProps {
  listing: ListingToReview;
  reading: TextParse;
  confirm: (button: Element) => void;
}

/** One text that needs review, with its question and a link to its form. */
function TextToReview({ listing, reading, confirm }: TextToReviewProps) {
  const { field } = reading;
  const label = textLabel(field);
  return (
    <li>
      <div>
        <Link to={editUrl(listing)} state={{ field }}>
          {listing.title}
        </Link>
        <p>
          {label}: <UserText>{listingText(listing, field)}</UserText>
        </p>
        <span>{describeParse(reading)}</span>
      </div>
      {isConfirmable(reading) && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`Confirm ${label.toLowerCase()} of ${listing.title}`}
          onClick={(event) => confirm(event.currentTarget)}
        >
          Confirm
        </Button>
      )}
    </li>
  );
}
