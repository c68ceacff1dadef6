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
  isVisitorPhone,
  PHONE_MAX_LENGTH,
  PHONE_MESSAGE,
} from '../../../schema/text.ts';
import { rendering } from '../../data/page-query.ts';
import { countCharacters } from '../../data/text.ts';
import { truncate } from '../../ui/lines.ts';
import * as messages from './enquiry-messages.tsx';

/** HTTP status codes by the error code of the API. */
const STATUS = new Map([
  ['BAD_USER_INPUT', 400],
  ['NOT_FOUND', 404],
  ['TOO_MANY_REQUESTS', 429],
  ['UNAVAILABLE', 503],
]);

/** The error of a form: the code of the API, and the seconds until a retry. */
export interface FormError {
  code?: string | undefined;
  retryAfter?: number | undefined;
}

/** Creates the response to a form that failed: the page with the submitted fields and the errors. */
export function failedForm<Returned>(returned: Returned, { code = '', retryAfter }: FormError) {
  const headers: HeadersInit = retryAfter ? { 'retry-after': String(retryAfter) } : {};
  return data<Returned>(returned, { status: STATUS.get(code) ?? 500, headers });
}

/** The fields of a message to the agency. */
export interface Message {
  name: string;
  email: string;
  /** Empty if the visitor gives none. */
  phone: string;
  subject: string;
  message: string;
}

/** Error messages by field. */
export type FieldErrors = Partial<Record<keyof Message, string>>;

/**
 * The name of the honeypot: a hidden field that robots fill in. The heuristics of browsers and password managers do not know
 * the name. They may fill it in nevertheless, so a form is rejected for it only once.
 */
export const HONEYPOT = 'leave_blank';

/** The maximum length of a subject, in characters. */
export const SUBJECT_MAX_LENGTH = 200;

/** The label and maximum length of each field. */
const FIELDS: Record<keyof Message, { label: string; longest: number }> = {
  name: { label: 'Name', longest: 200 },
  email: { label: 'Email', longest: 254 },
  phone: { label: 'Phone', longest: PHONE_MAX_LENGTH },
  subject: { label: 'Subject', longest: SUBJECT_MAX_LENGTH },
  message: { label: 'Message', longest: 20_000 },
};

/** The fields in the order of the form. */
export const fieldNames = Object.keys(FIELDS) as (keyof Message)[];

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** Parses a message; line ends are normalized, and the subject becomes one line. */
export function parseMessage(form: FormData): Message {
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

/** Parses the id of the listing, if the form has one. */
export function parseListing(form: FormData): string | undefined {
  const value = form.get('listing');
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The id of a listing in the query parameter `about`, such as `apartment-for-sale-7`. */
export const listingOfParameter = (about: string): string | undefined =>
  /^(?:apartment|villa)-for-(?:sale|rent)-(\d{1,10})$/.exec(about)?.[1];

/**
 * Returns the subject for the query parameter `about`: its text on one line, shortened to the maximum length. A listing such
 * as `apartment-for-sale-7` becomes "Apartment for sale, number 7".
 */
export function subjectOfParameter(about: string): string {
  const words = about.replace(/[\s\p{Cc}]+/gu, ' ');
  const [, thing = '', id = ''] = /^([a-z]+(?:-[a-z]+)+)-(\d{1,10})$/.exec(words) ?? [];
  if (thing === '') return truncate(words, SUBJECT_MAX_LENGTH - 1);
  const name = thing.replaceAll('-', ' ');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, number ${id}`;
}

/** Validates a message with the error messages of the API, which validates it again. */
export function validateMessage(message: Message): FieldErrors {
  const fieldErrors: FieldErrors = {};
  for (const name of fieldNames) {
    const error = validateField(name, message[name]);
    if (error) fieldErrors[name] = error;
  }
  return fieldErrors;
}

function validateField(name: keyof Message, typed: string): string | null {
  const text = clean(name, typed);
  const { label, longest } = FIELDS[name];
  if (isBlank(text)) return name === 'phone' ? null : messages.required(label);
  if (name === 'phone' && !isVisitorPhone(text)) return PHONE_MESSAGE;
  if (countCharacters(text) > longest) return messages.tooLong(label, longest);
  if (name === 'email' && !ADDRESS.test(text)) return messages.invalidEmail(label);
  return null;
}

function clean(name: keyof Message, typed: string): string {
  if (name === 'email') return cleanEmail(typed);
  return name === 'phone' ? cleanPhone(typed) : cleanText(typed, { multiline: true });
}

/** The result of sending a message; `error` is set if the request failed. */
export type Reply = { sent: true } | SendFailure;

interface SendFailure {
  sent: false;
  text: string;
  fieldErrors: FieldErrors;
  code?: string;
  retryAfter?: number;
  error?: unknown;
  /** True if the listing does not exist. */
  isListingMissing?: boolean;
}

/** The message for a failed request (spec §8), with a hint if the browser is offline. */
const requestFailedMessage = (): string =>
  typeof navigator === 'object' && 'onLine' in navigator && !navigator.onLine
    ? messages.requestFailedOffline
    : messages.requestFailed;

interface Sending {
  /** The API stores a message once for each key. */
  idempotencyKey: string;
  /** The id of the listing that the message is about. */
  listing?: string;
}

/** Sends a message to the agency. Never rejects. */
export async function sendMessage(
  execute: Execute,
  message: Message,
  { idempotencyKey, listing }: Sending,
): Promise<Reply> {
  const input = { ...message, phone: message.phone || undefined };
  const reply = await send(execute, { ...input, listing }, idempotencyKey);
  // The listing may have been deleted since the page was opened; the message is sent without it.
  return !reply.sent && reply.isListingMissing ? send(execute, input, `${idempotencyKey}-alone`) : reply;
}

async function send(execute: Execute, input: ContactMessageInput, idempotencyKey: string): Promise<Reply> {
  try {
    const { data, errors } = await execute({
      document: SendContactMessageDocument,
      variables: { input },
      idempotencyKey,
    });
    if (errors?.[0]) return parseError(errors[0]);
    const isSent = (data as SendContactMessageMutation | null | undefined)?.sendContactMessage === true;
    return isSent ? { sent: true } : { sent: false, text: messages.notSent, fieldErrors: {} };
  } catch (error) {
    return { sent: false, text: requestFailedMessage(), fieldErrors: {}, error };
  }
}

function parseError({ message, extensions = {} }: GraphQLFormattedError): SendFailure {
  const fields = (extensions.fields ?? {}) as Record<string, string>;
  const fieldErrors: FieldErrors = {};
  for (const name of fieldNames) if (fields[name]) fieldErrors[name] = fields[name];
  const { code, retryAfter } = extensions as { code?: string; retryAfter?: number };
  return {
    sent: false,
    text: message || messages.notSent,
    fieldErrors,
    code,
    retryAfter,
    isListingMissing: 'listing' in fields,
  };
}

/** A form that was submitted without JavaScript and rejected: its fields and errors. */
export interface RejectedForm {
  typed: Message;
  /** The id of the listing that the message is about. */
  listing?: string;
  fieldErrors: FieldErrors;
  text: string;
  /** True if the honeypot was filled in: the form is shown again without it. */
  isHoneypotFilled?: boolean;
}

/** Creates an action for forms without JavaScript. It redirects to `done`, so that a reload does not submit again. */
export const createMessageAction =
  (done: (params: Params) => string) =>
  async ({ request, params, context }: ActionFunctionArgs<RouterContextProvider>) => {
    const server = context.get(rendering);
    if (!server) throw new Error('Forms are received on the server.');
    const form = await request.formData();
    const returned = { typed: parseMessage(form), listing: parseListing(form) };
    const fieldErrors = validateMessage(returned.typed);
    if (Object.keys(fieldErrors).length > 0) {
      return data<RejectedForm>({ ...returned, fieldErrors, text: '' }, { status: 400 });
    }
    if (form.get(HONEYPOT)) {
      const rejected = { ...returned, fieldErrors, text: messages.honeypotFilled, isHoneypotFilled: true };
      return data<RejectedForm>(rejected, { status: 400 });
    }

    const idempotencyKey = await idempotencyKeyOf(returned);
    const reply = await sendMessage(server.api.execute, returned.typed, {
      idempotencyKey,
      listing: returned.listing,
    });
    if (reply.sent) return redirect(done(params), 303);
    if (reply.error) server.report(reply.error);
    return failedForm<RejectedForm>({ ...returned, fieldErrors: reply.fieldErrors, text: reply.text }, reply);
  };

/**
 * Derives an idempotency key from the message. A cached page cannot contain a key of its own, so a repeated submission is
 * recognized by its content.
 */
async function idempotencyKeyOf(sent: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(sent)));
  return Buffer.from(digest).toString('base64url');
}
