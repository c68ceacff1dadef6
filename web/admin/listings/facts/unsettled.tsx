import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { UnsettledListingsDocument } from '../../../../schema/documents/admin/graphql.ts';
import { Card } from '../../ui/card.tsx';
import { Words } from '../../ui/words.tsx';
import { screenOfListing } from '../addresses.ts';
import { canBeConfirmed, sentenceOf, type Reading } from './told.ts';
import { labelOf, textIn, type UnsettledListing } from './unsettled-text.ts';
import { useConfirmingMany } from './use-confirming-many.ts';
import './unsettled.css';

interface Props {
  /** What is said where there are none. */
  empty: string;
}

/** Texts of listings that are not understood, newest first: one key confirms what they most likely say, and leads to the next. */
export function Unsettled({ empty }: Props) {
  const { data } = useQuery(UnsettledListingsDocument);
  const { confirm, isConfirmed } = useConfirmingMany();
  const list = useRef<HTMLDivElement>(null);
  if (!data) return null;
  const { unsettledListings: listings, unsettledCount: count } = data;
  const texts = listings.flatMap((listing) =>
    (listing.unsettledTexts ?? [])
      .filter((reading) => !isConfirmed(listing, reading))
      .map((reading) => ({ listing, reading })),
  );

  /** Leads to the button after this one, or else to the first that is left, or to where they all stood. */
  const next = (button: Element) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const others = buttons.filter((other) => other !== button);
    const after = others[buttons.indexOf(button as HTMLElement)] ?? others[0];
    (after ?? list.current?.querySelector('h2'))?.focus();
  };

  return (
    <div ref={list} className="unsettled">
      <Card
        title="What needs a person"
        empty={empty}
        waiting={texts.length}
        note={noteOf(count, listings.length)}
      >
        {texts.map(({ listing, reading }) => (
          <Waiting
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

function noteOf(count: number, shown: number): string {
  if (count === 0) return '';
  const listings = count === 1 ? '1 listing has a text' : `${count} listings have texts`;
  const some = count > shown ? ` These are the newest ${shown}.` : '';
  return `${listings} that could not be read for certain.${some}`;
}

interface WaitingProps {
  listing: UnsettledListing;
  reading: Reading;
  confirm: (button: Element) => void;
}

/** One text that waits: what it says, what is asked of it, and the way to where it is written. */
function Waiting({ listing, reading, confirm }: WaitingProps) {
  const { field } = reading;
  const label = labelOf(field);
  return (
    <li>
      <div>
        <Link to={screenOfListing(listing)} state={{ field }}>
          {listing.title}
        </Link>
        <p>
          {label}: <Words>{textIn(listing, field)}</Words>
        </p>
        <span>{sentenceOf(reading)}</span>
      </div>
      {canBeConfirmed(reading) && (
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
