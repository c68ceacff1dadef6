import type { Stores } from '../collections/stores.ts';
import { InvalidInput } from '../errors.ts';
import { listings } from '../listings/listing.ts';
import { contactMessages, type ContactMessage } from './contact-message.ts';
import { DeliveryState } from './delivery.ts';

/** Where messages are taken in. */
export interface Reception {
  stores: Stores;
  /** Mails what was stored; null when no mail server is set. */
  outbox: { wake(): void } | null;
}

/**
 * Stores a visitor's message, and has it mailed after; its sender waits for the first alone. `admit` is asked once the
 * words are found valid: only a message that could be stored counts. Throws `InvalidInput`.
 */
export async function receiveMessage(
  { stores, outbox }: Reception,
  words: object,
  admit: () => Promise<void>,
): Promise<void> {
  await stores.of(contactMessages).create(words, {
    admit: async ({ listing }) => {
      const listingTitle = listing == null ? null : await titleOf(stores, listing);
      await admit();
      return { listingTitle, ...(outbox && toBeMailed()) };
    },
  });
  outbox?.wake();
}

async function titleOf(stores: Stores, id: number): Promise<string> {
  const listing = await stores.reading(listings).one(id);
  if (!listing) throw new InvalidInput({ listing: 'There is no such listing.' });
  return listing.title;
}

function toBeMailed(): Partial<ContactMessage> {
  return { mailState: DeliveryState.WAITING, mailDue: new Date() };
}
