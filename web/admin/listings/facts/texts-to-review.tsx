import { makeVar, type ReactiveVar, type TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery, useReactiveVar } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import {
  type ListingToReviewFragment,
  ListingsToReviewDocument,
} from '../../../../schema/documents/admin/graphql.ts';
import { fieldValue } from '../../editor/collection.ts';
import { SerialQueue, useAccountState } from '../../editor/mutations/account-state.ts';
import { useRefetch } from '../../refetch.ts';
import * as messages from './messages.ts';
import {
  confirmedFacts,
  type ConfirmedFacts,
  describeParse,
  isConfirmable,
  isParsedText,
  type TextParse,
} from './parsed-texts.ts';
import './facts.css';
import { editUrl, panelKinds } from '../listing-kinds.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotifications, notifyFailure } from '../../ui/notifications.tsx';
import { UserText } from '../../ui/user-text.tsx';
import { toApiError } from '../../../data/api-error.ts';

type ListingToReview = ListingToReviewFragment;

/** Returns a text of a listing; an empty one if it has none. */
function listingText(listing: ListingToReview, field: string): string {
  const text = fieldValue(listing, field);
  return typeof text === 'string' ? text : '';
}

type Update = TypedDocumentNode<
  { row: { updatedAt: string } },
  { id: string; input: ConfirmedFacts; expectedUpdatedAt: string }
>;

const confirmationKey = ({ id }: ListingToReview, { field }: TextParse): string => `${id} ${field}`;

/** State of confirmations in flight. */
interface ConfirmationState {
  /** Texts that are confirmed or being confirmed. */
  confirmed: ReactiveVar<ReadonlySet<string>>;
  queue: SerialQueue;
  /** The last known update time of a listing. */
  changed: Map<string, string>;
  failures: ErrorNotifications;
}

const initialState = (): ConfirmationState => ({
  confirmed: makeVar<ReadonlySet<string>>(new Set()),
  queue: new SerialQueue(),
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
  const state = useAccountState('confirmations', initialState);
  const confirmed = useReactiveVar(state.confirmed);

  async function send(listing: ListingToReview, parse: TextParse): Promise<void> {
    const { __typename: kind, id, updatedAt } = listing;
    if (!isParsedText(parse.field)) return;
    const key = confirmationKey(listing, parse);
    const changed = state.changed.get(id) ?? '';
    const expectedUpdatedAt = changed > updatedAt ? changed : updatedAt;
    try {
      const variables = { id, input: confirmedFacts(listing, parse.field), expectedUpdatedAt };
      const mutation: Update = panelKinds[kind].update;
      const { data } = await client.mutate({ mutation, variables });
      state.changed.set(id, data!.row.updatedAt);
      state.failures.clear([key]);
    } catch (error) {
      state.confirmed(new Set([...state.confirmed()].filter((other) => other !== key)));
      const failure = notifyFailure(toApiError(error), {
        failed: messages.confirmFailedFor(listing.title),
        unknown: messages.confirmUnknownFor(listing.title),
        unanswered: messages.listedAgain,
      });
      state.failures.add([key], failure);
    }
  }

  return {
    isConfirmed: (listing: ListingToReview, parse: TextParse) =>
      confirmed.has(confirmationKey(listing, parse)),
    async confirm(listing: ListingToReview, parse: TextParse): Promise<void> {
      state.confirmed(new Set(state.confirmed()).add(confirmationKey(listing, parse)));
      await state.queue.run(() => send(listing, parse));
      if (!state.queue.isIdle()) return;
      await reload();
      if (state.queue.isIdle()) state.confirmed(new Set());
    },
  };
}

interface Props {
  /** Text of the empty card. */
  empty: string;
}

/** Texts of listings that need review, newest first. Confirming one focuses the next. */
export function TextsToReview({ empty }: Props) {
  const { data } = useQuery(ListingsToReviewDocument);
  const { confirm, isConfirmed } = useConfirmTexts();
  const list = useRef<HTMLDivElement>(null);
  if (!data) return null;
  const { listingsToReview: listings, listingsToReviewCount: count } = data;
  const texts = listings.flatMap((listing) =>
    (listing.textsToReview ?? [])
      .filter((parse) => !isConfirmed(listing, parse))
      .map((parse) => ({ listing, parse })),
  );

  /** Focuses the button after this one, else the first remaining one, else the card. */
  const next = (button: Element) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const others = buttons.filter((other) => other !== button);
    const after = others[buttons.indexOf(button as HTMLElement)] ?? others[0];
    (after ?? list.current?.querySelector('h2'))?.focus();
  };

  return (
    <div ref={list} className="texts-to-review">
      <Card
        title={messages.textsToReview}
        empty={empty}
        waiting={texts.length}
        note={messages.reviewCount(count, listings.length)}
      >
        {texts.map(({ listing, parse }) => (
          <TextToReview
            key={`${listing.id} ${parse.field}`}
            listing={listing}
            parse={parse}
            confirm={(button) => {
              next(button);
              void confirm(listing, parse);
            }}
          />
        ))}
      </Card>
    </div>
  );
}

interface TextToReviewProps {
  listing: ListingToReview;
  parse: TextParse;
  confirm: (button: Element) => void;
}

/** One text that needs review, with its question and a link to its form. */
function TextToReview({ listing, parse, confirm }: TextToReviewProps) {
  const { field } = parse;
  if (!isParsedText(field)) return null;
  return (
    <li>
      <div>
        <Link to={editUrl(listing)} state={{ field }}>
          {listing.title}
        </Link>
        <p>
          {messages.textLabels[field]}: <UserText>{listingText(listing, field)}</UserText>
        </p>
        <span>{describeParse(parse)}</span>
      </div>
      {listing.mayUpdate && isConfirmable(parse) && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={messages.confirmText[field](listing.title)}
          onClick={(event) => confirm(event.currentTarget)}
        >
          {messages.confirm}
        </Button>
      )}
    </li>
  );
}
