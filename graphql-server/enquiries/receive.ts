import type { IdempotencyKey } from '../collections/mutations/idempotency.ts';
import { parseVisitorPhone } from '../collections/definitions/fields/phone.ts';
import type { Stores } from '../collections/stores.ts';
import { InvalidInput } from '../errors.ts';
import { listings } from '../listings/listing.ts';
import type { Services } from '../services.ts';
import { findAssignee } from './agent.ts';
import { contactMessages, type ContactMessage } from './contact-message.ts';
import { DeliveryState } from './delivery.ts';
import { message } from '../messages.ts';

/** Initial state of the emails about an enquiry. */
const WAITING_EMAILS: Partial<ContactMessage> = {
  mailState: DeliveryState.WAITING,
  confirmationState: DeliveryState.WAITING,
};

/** The services, the client and the stores of a visitor's request. */
interface VisitorContext {
  services: Pick<Services, 'database' | 'enquiryEmails' | 'rateLimits'>;
  stores: Stores;
  ip: string;
}

/**
 * Stores an enquiry together with the jobs that email it. The visitor does not wait for the emails. Throws `InvalidInput`, and `TooMany`
 * over the rate limit, which applies after validation and not to a repeated idempotency key.
 */
export async function receiveEnquiry(
  { services: { database, enquiryEmails, rateLimits }, stores, ip }: VisitorContext,
  values: object,
  idempotencyKey: IdempotencyKey | undefined,
): Promise<void> {
  await stores.of(contactMessages).create(values, {
    idempotencyKey,
    beforeInsert: async ({ listing, phone }) => {
      const about = typeof listing === 'number' ? listing : null;
      const listingTitle = about === null ? null : await titleOf(stores, about);
      const assigneeId = about === null ? null : await findAssignee(database, about);
      const phoneE164 = typeof phone === 'string' ? (parseVisitorPhone(phone)?.number ?? null) : null;
      await rateLimits.contact(ip);
      return { listingTitle, assigneeId, phoneE164, ...(enquiryEmails && WAITING_EMAILS) };
    },
    ...(enquiryEmails && { afterInsert: (em, { id }) => enquiryEmails.enqueue(em, id) }),
  });
  enquiryEmails?.wake();
}

async function titleOf(stores: Stores, id: number): Promise<string> {
  const listing = await stores.reader(listings).one(id);
  if (!listing) throw new InvalidInput({ listing: message('UNKNOWN_LISTING') });
  return listing.title;
}
