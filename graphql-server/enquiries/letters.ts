import type { Claimed, Letters } from '../mail/outbox.ts';
import { nowOf, type StatementReader } from '../database/statement.ts';

/**
 * $1 now, $2 until when nobody else may have it. Whoever else claims at this moment gets another one, or none. What was
 * not claimed before is due as it comes.
 */
const CLAIM = {
  name: 'contactMessages.claim',
  text: `update contact_messages set mail_due = $2, mail_attempts = mail_attempts + 1
    where id = (select id from contact_messages where mail_state = 'WAITING' and deleted_at is null
        and (mail_due is null or mail_due <= $1)
      order by mail_due nulls first, id limit 1 for update skip locked)
    returning id, mail_attempts, created_at, name, email, phone, subject, message, listing_title, listing_id,
      (select kind from listings where id = listing_id and deleted_at is null)`,
};
const NEXT = {
  name: 'contactMessages.nextDue',
  text: `select min(coalesce(mail_due, created_at)) from contact_messages
    where mail_state = 'WAITING' and deleted_at is null`,
};
/** Only for the try that $2 counts: one that took too long has been claimed by another since. */
const NOTE = {
  name: 'contactMessages.noteTry',
  text: `update contact_messages set mail_state = $3, mailed_at = $4, mail_error = $5, mail_due = $6
    where id = $1 and mail_attempts = $2 and mail_state = 'WAITING'`,
};

type Words = [
  name: string,
  email: string,
  phone: string | null,
  subject: string,
  message: string,
  listing: string | null,
  listingId: number | null,
  kind: string | null,
];

/** The screens of the panel on which listings are edited, by their kind. */
const SCREENS: Record<string, string> = {
  SaleApartment: 'apartmentforsale',
  SaleVilla: 'villasale',
  RentalApartment: 'rentapartment',
  RentalVilla: 'rentvilla',
};

interface Addressing {
  /** Whom letters go to. */
  recipients(): Promise<readonly string[]>;
  /** Scheme and host of the site, where the message is read too. */
  origin: string;
}

/** Messages of visitors as letters to the agency. */
export function openLetters(database: StatementReader, { recipients, origin }: Addressing): Letters {
  const { hostname } = new URL(origin);
  return {
    now: () => nowOf(database),
    async claim(now, until): Promise<Claimed | null> {
      const to = await recipients();
      const [row] = await database.rows(CLAIM, [now, until]);
      if (!row) return null;
      const [id, attempt, since, ...words] = row as [number, number, Date, ...Words];
      const messageId = `<enquiry-${id}.${since.getTime()}@${hostname}>`;
      return { id, attempt, since, letter: { to, messageId, ...written(id, words, origin) } };
    },
    async nextDue() {
      const [row] = await database.rows(NEXT, []);
      return row![0] as Date | null;
    },
    async sent({ id, attempt }, at) {
      await database.rows(NOTE, [id, attempt, 'SENT', at, null, null]);
    },
    async failed({ id, attempt }, { why, at, again }) {
      await database.rows(NOTE, [id, attempt, again ? 'WAITING' : 'FAILED', at, why, again]);
    },
  };
}

function written(
  id: number,
  [name, email, phone, subject, message, listing, listingId, kind]: Words,
  origin: string,
) {
  const screen = SCREENS[kind ?? ''];
  const heading = [
    `From: ${inOneLine(name)} <${email}>`,
    ...(phone === null ? [] : [`Phone: ${inOneLine(phone)}`]),
    `Subject: ${inOneLine(subject)}`,
    ...(listing === null ? [] : [`Listing: ${inOneLine(listing)}`]),
  ];
  const links = [
    `The message: ${origin}/admin/messages?edit=${id}`,
    ...(screen && listingId !== null ? [`The listing: ${origin}/admin/${screen}?edit=${listingId}`] : []),
  ];
  const text = [...heading, '', message, '', '-- ', ...links].join('\n');
  return { replyTo: { name: inOneLine(name), address: email }, subject: inOneLine(subject), text };
}

/** A header ends with its line: nothing that a visitor types may begin another. */
const inOneLine = (words: string): string => words.replace(/[\s\p{Cc}]+/gu, ' ').trim();
