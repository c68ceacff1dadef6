import type { Press } from '../collections/writing/press.ts';
import type { Stores } from '../collections/stores.ts';
import { InvalidInput } from '../errors.ts';
import { listings } from '../listings/listing.ts';
import { contactMessages, type ContactMessage } from './contact-message.ts';
import { DeliveryState } from './delivery.ts';

const TO_BE_MAILED: Partial<ContactMessage> = {
  mailState: DeliveryState.WAITING,
  copyState: DeliveryState.WAITING,
};

/** Where messages are taken in. */
export interface Reception {
  stores: Stores;
  /** Mails what was stored; null when no mail server is set. */
  outbox: { wake(): void } | null;
  /** Confirms to visitors what was stored; null likewise. */
  confirmationOutbox: { wake(): void } | null;
}

/** How a message comes in. */
export interface Admission {
  /** Asked once the values are found valid, and not for a press that was taken before: what could be stored counts, once. */
  admit: () => Promise<void>;
  press?: Press | undefined;
}

/** Stores a visitor's message, and has it mailed after; its sender waits for the first alone. Throws `InvalidInput`. */
export async function receiveMessage(
  { stores, outbox, confirmationOutbox }: Reception,
  values: object,
  { admit, press }: Admission,
): Promise<void> {
  await stores.of(contactMessages).create(values, {
    press,
    admit: async ({ listing }) => {
      const listingTitle = typeof listing === 'number' ? await titleOf(stores, listing) : null;
      await admit();
      return { listingTitle, ...(outbox && TO_BE_MAILED) };
    },
  });
  outbox?.wake();
  confirmationOutbox?.wake();
}

async function titleOf(stores: Stores, id: number): Promise<string> {
  const listing = await stores.reading(listings).one(id);
  if (!listing) throw new InvalidInput({ listing: 'There is no such listing.' });
  return listing.title;
}
