import type { GraphQLFormattedError } from 'graphql';
import {
  SendContactMessageDocument,
  type ContactMessageInput,
  type SendContactMessageMutation,
} from '../../../schema/documents/site/layout/graphql.ts';
import type { Execute } from '../../../schema/page.ts';
import { fieldNames, type Faults, type Message } from './message.ts';

/** What became of a message; `fault` is there when nobody answered. */
export type Reply = { sent: true } | Unsent;

interface Unsent {
  sent: false;
  text: string;
  faults: Faults;
  code?: string;
  retryAfter?: number;
  fault?: unknown;
  /** Whether the listing that it named is not there. */
  aboutNothing?: boolean;
}

/** What a visitor is told (spec §8). */
export const SENT = 'Message sent successfully!';
export const NOT_SENT = 'Failed to send message';
const NOBODY_ANSWERED = 'Something went wrong. Please try again later.';

/** What is said when no answer came: the specification's sentence, and that there is no connection where that is so. */
const noAnswer = (): string =>
  typeof navigator === 'object' && 'onLine' in navigator && !navigator.onLine
    ? `${NOBODY_ANSWERED} You are offline.`
    : NOBODY_ANSWERED;

interface Sending {
  /** The key of the press by which it is sent: by one it is taken once, however often it is tried. */
  press: string;
  /** Number of the listing it is about. */
  listing?: string;
}

/** Sends a message to the agency. Never rejects. */
export async function sendMessage(
  execute: Execute,
  message: Message,
  { press, listing }: Sending,
): Promise<Reply> {
  const input = { ...message, phone: message.phone || undefined };
  const reply = await send(execute, { ...input, listing }, press);
  // The home may be gone since the page was opened: the message is as good without its number.
  return !reply.sent && reply.aboutNothing ? send(execute, input, `${press}-alone`) : reply;
}

async function send(execute: Execute, input: ContactMessageInput, idempotencyKey: string): Promise<Reply> {
  try {
    const { data, errors } = await execute({
      document: SendContactMessageDocument,
      variables: { input },
      idempotencyKey,
    });
    if (errors?.[0]) return refusal(errors[0]);
    const isSent = (data as SendContactMessageMutation | null | undefined)?.sendContactMessage === true;
    return isSent ? { sent: true } : { sent: false, text: NOT_SENT, faults: {} };
  } catch (error) {
    return { sent: false, text: noAnswer(), faults: {}, fault: error };
  }
}

function refusal({ message, extensions = {} }: GraphQLFormattedError): Unsent {
  const told = (extensions.fields ?? {}) as Record<string, string>;
  const faults: Faults = {};
  for (const name of fieldNames) if (told[name]) faults[name] = told[name];
  const { code, retryAfter } = extensions as { code?: string; retryAfter?: number };
  return {
    sent: false,
    text: message || NOT_SENT,
    faults,
    code,
    retryAfter,
    aboutNothing: 'listing' in told,
  };
}
