import { AGENCY_NAME } from '../../schema/agency-name.ts';
import { nowOf, type StatementReader } from '../database/statement.ts';
import type { Listing } from '../listings/listing.ts';
import { pageUrl } from '../listings/page-url.ts';
import type { Letter } from '../mail/letter.ts';
import type { Claimed, Letters } from '../mail/outbox.ts';
import { DeliveryState } from './delivery.ts';

/** $1 now, $2 until when no other process may claim it. */
const CLAIM = {
  name: 'contactMessages.claimConfirmation',
  text: `update contact_messages set copy_due = $2, copy_attempts = copy_attempts + 1
    where id = (select id from contact_messages
      where copy_state = 'WAITING' and deleted_at is null and (copy_due is null or copy_due <= $1)
      order by copy_due nulls first, id limit 1 for update skip locked)
    returning id, copy_attempts, created_at, email, listing_id,
      (select title from listings where id = listing_id and deleted_at is null),
      (select kind from listings where id = listing_id and deleted_at is null)`,
};
/**
 * How many other confirmations went to the address of message $1 in the day before $2, including those being sent. Addresses
 * that differ only in case or in a tag after `+` reach the same mailbox. The count follows the claim: of two processes that
 * claim at once, each counts the claim of the other.
 */
const COUNT_RECENT = {
  name: 'contactMessages.countConfirmations',
  text: `select count(*)::int from contact_messages other, contact_messages own
    where own.id = $1 and other.id <> own.id
      and other.created_at > $2::timestamptz - interval '3 days'
      and other.copy_state <> 'NONE' and other.copy_attempts > 0
      and (other.copied_at is null or other.copied_at > $2::timestamptz - interval '1 day')
      and regexp_replace(lower(other.email), '\\+[^@]*@', '@') = regexp_replace(lower(own.email), '\\+[^@]*@', '@')`,
};
const NEXT = {
  name: 'contactMessages.nextConfirmation',
  text: `select min(coalesce(copy_due, created_at)) from contact_messages
    where copy_state = 'WAITING' and deleted_at is null`,
};
/** Only for attempt $2: another process may have claimed the message since. */
const NOTE = {
  name: 'contactMessages.noteConfirmation',
  text: `update contact_messages set copy_state = $3, copied_at = $4, copy_due = $5
    where id = $1 and copy_attempts = $2 and copy_state = 'WAITING'`,
};

/** Most confirmations to one address in a day. */
const MAX_PER_DAY = 3;
/** Attempts after which a confirmation is given up, about an hour after the first. */
const MAX_ATTEMPTS = 8;

type Row = [
  id: number,
  attempt: number,
  since: Date,
  email: string,
  listingId: number | null,
  title: string | null,
  kind: Listing['kind'] | null,
];

/**
 * Letters that confirm to visitors that their message was received. They hold nothing that the visitor typed, so that nobody
 * can send text of their own to the address of another person.
 */
export function openConfirmations(database: StatementReader, origin: string): Letters {
  return {
    now: () => nowOf(database),
    async claim(now, until) {
      for (;;) {
        const [row] = await database.rows(CLAIM, [now, until]);
        if (!row) return null;
        const [id, attempt, since] = row as Row;
        const [recent] = await database.rows(COUNT_RECENT, [id, now]);
        if ((recent![0] as number) < MAX_PER_DAY) {
          return { id, attempt, since, letter: confirmation(row as Row, origin) };
        }
        await database.rows(NOTE, [id, attempt, DeliveryState.NONE, null, null]);
      }
    },
    async nextDue() {
      const [row] = await database.rows(NEXT, []);
      return row![0] as Date | null;
    },
    async sent({ id, attempt }: Claimed, at) {
      await database.rows(NOTE, [id, attempt, DeliveryState.SENT, at, null]);
    },
    async failed({ id, attempt }, { at, again }) {
      const isWaiting = again !== null && attempt < MAX_ATTEMPTS;
      const values = isWaiting ? [DeliveryState.WAITING, null, again] : [DeliveryState.FAILED, at, null];
      await database.rows(NOTE, [id, attempt, ...values]);
    },
  };
}

function confirmation([id, , since, email, listingId, title, kind]: Row, origin: string): Letter {
  const { hostname } = new URL(origin);
  const about =
    listingId !== null && title !== null && kind !== null
      ? ['', oneLine(title), pageUrl({ id: listingId, kind }, origin)]
      : [];
  return {
    to: [email],
    messageId: `<enquiry-${id}.${since.getTime()}.received@${hostname}>`,
    subject: `${AGENCY_NAME} has received your message`,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: [
      `Thank you for writing to ${AGENCY_NAME}. We have received your message and answer within one working day.`,
      ...about,
    ].join('\n'),
  };
}

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
