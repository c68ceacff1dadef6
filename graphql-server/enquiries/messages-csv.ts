import { writeCsv } from '../collections/csv.ts';
import { MOST_PER_PAGE } from '../collections/page.ts';
import type { Stores } from '../collections/stores.ts';
import { contactMessages, type ContactMessage, type MessageState } from './contact-message.ts';

/** The columns, and what stands in them. */
const COLUMNS: Record<string, (message: ContactMessage) => string | null> = {
  received: ({ createdAt }) => createdAt.toISOString(),
  state: ({ state }) => state,
  name: ({ name }) => name,
  email: ({ email }) => email,
  subject: ({ subject }) => subject,
  message: ({ message }) => message,
  listing: ({ listingTitle }) => listingTitle,
};

/** Writes the messages that a search finds and that are in a state, or all of them, newest first. */
export async function messagesToCsv(
  stores: Stores,
  asked: { search: string | undefined; state: MessageState | undefined },
): Promise<string> {
  const rows: (string | null)[][] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const found = await stores.of(contactMessages).page({ page, limit: MOST_PER_PAGE, ...asked });
    last = found.totalPages;
    for (const message of found.items) rows.push(Object.values(COLUMNS).map((cell) => cell(message)));
  }
  return writeCsv(Object.keys(COLUMNS), rows);
}
