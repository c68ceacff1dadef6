import type { GraphQLFormattedError } from 'graphql';
import {
  type ActionFunctionArgs,
  data,
  type Params,
  redirect,
  type RouterContextProvider,
} from 'react-router-dom';
import { isBlank } from '../../../schema/blank.ts';
import {
  type ContactMessageInput,
  SendContactMessageDocument,
  type SendContactMessageMutation,
} from '../../../schema/documents/site/layout/graphql.ts';
import type { Execute } from '../../../schema/page.ts';
import {
  cleanEmail,
  cleanPhone,
  cleanText,
  isPhone,
  PHONE_MAX_LENGTH,
  PHONE_MESSAGE,
} from '../../../schema/text.ts';
import { countCharacters } from '../../data/characters.ts';
import { rendering } from '../../data/page-query.ts';
import { excerpt } from '../../ui/lines.ts';
import { refused } from './refused.ts';

/** What a visitor types to write to the agency. */
export interface Message {
  name: string;
  email: string;
  /** Empty when the visitor gives none. */
  phone: string;
  subject: string;
  message: string;
}

/** What is wrong with a message, a sentence for each field. */
export type Faults = Partial<Record<keyof Message, string>>;

/** A field that nobody sees: only a robot fills it. */
export const TRAP = 'homepage';

/** Longest subject, in characters. */
export const LONGEST_SUBJECT = 200;

/** How each field is called in a sentence, and how many characters it takes. */
const FIELDS: Record<keyof Message, { label: string; longest: number }> = {
  name: { label: 'Name', longest: 200 },
  email: { label: 'Email', longest: 254 },
  phone: { label: 'Phone', longest: PHONE_MAX_LENGTH },
  subject: { label: 'Subject', longest: LONGEST_SUBJECT },
  message: { label: 'Message', longest: 20_000 },
};

/** The fields in the order in which they stand. */
export const fieldNames = Object.keys(FIELDS) as (keyof Message)[];

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** The message in a form; line ends are one character, as in a browser's own text, and a subject has none. */
export function messageIn(form: FormData): Message {
  const word = (name: keyof Message) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  return {
    name: word('name'),
    email: word('email'),
    phone: word('phone'),
    subject: oneLine(word('subject')),
    message: word('message'),
  };
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

/** Number of the listing that a form is about, if it is about one. */
export function listingIn(form: FormData): string | undefined {
  const value = form.get('listing');
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The same in an address that says what a message is about, such as `apartment-for-sale-7`. */
export const listingNamed = (about: string): string | undefined =>
  /^(?:apartment|villa)-for-(?:sale|rent)-(\d{1,10})$/.exec(about)?.[1];

/**
 * The subject that an address gives: its words on one line, as many as a subject takes; of a thing and its number, such
 * as `apartment-for-sale-7`, what one would call it.
 */
export function subjectOf(about: string): string {
  const words = about.replace(/[\s\p{Cc}]+/gu, ' ');
  const [, thing = '', id = ''] = /^([a-z]+(?:-[a-z]+)+)-(\d{1,10})$/.exec(words) ?? [];
  if (thing === '') return excerpt(words, LONGEST_SUBJECT - 1);
  const name = thing.replaceAll('-', ' ');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, number ${id}`;
}

/** What is wrong with a message, in the sentences of the API, which judges it again. */
export function faultsIn(message: Message): Faults {
  const faults: Faults = {};
  for (const name of fieldNames) {
    const fault = faultIn(name, message[name]);
    if (fault) faults[name] = fault;
  }
  return faults;
}

function faultIn(name: keyof Message, typed: string): string | null {
  const text = clean(name, typed);
  const { label, longest } = FIELDS[name];
  if (isBlank(text)) return name === 'phone' ? null : `${label} is required.`;
  if (name === 'phone' && !isPhone(text)) return PHONE_MESSAGE;
  if (countCharacters(text) > longest) return `${label} may have at most ${longest} characters.`;
  if (name === 'email' && !ADDRESS.test(text)) {
    return `${label} must be an e-mail address, such as name@example.com.`;
  }
  return null;
}

function clean(name: keyof Message, typed: string): string {
  if (name === 'email') return cleanEmail(typed);
  return name === 'phone' ? cleanPhone(typed) : cleanText(typed, { multiline: true });
}

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

/** What was typed and not taken, as the server gives it back to a browser without scripts. */
export interface Returned {
  typed: Message;
  /** Number of the listing it is about. */
  listing?: string;
  faults: Faults;
  text: string;
}

/** Takes a message from a browser without scripts; the page it is led to when `done` can be loaded anew. */
export const receiveMessage =
  (done: (params: Params) => string) =>
  async ({ request, params, context }: ActionFunctionArgs<RouterContextProvider>) => {
    const server = context.get(rendering);
    if (!server) throw new Error('Forms are received on the server.');
    const form = await request.formData();
    const returned = { typed: messageIn(form), listing: listingIn(form) };
    const faults = faultsIn(returned.typed);
    if (form.get(TRAP)) return data<Returned>({ ...returned, faults: {}, text: NOT_SENT }, { status: 400 });
    if (Object.keys(faults).length > 0) {
      return data<Returned>({ ...returned, faults, text: '' }, { status: 400 });
    }

    const press = await pressOf(returned);
    const reply = await sendMessage(server.api.execute, returned.typed, { press, listing: returned.listing });
    if (reply.sent) return redirect(done(params), 303);
    if (reply.fault) server.report(reply.fault);
    return refused<Returned>({ ...returned, faults: reply.faults, text: reply.text }, reply);
  };

/**
 * A page without scripts is the same for all who see it and can name no press of its own: what is sent by it names it.
 * Whoever presses twice, or again because no answer came, has said it once.
 */
async function pressOf(sent: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(sent)));
  return Buffer.from(digest).toString('base64url');
}
