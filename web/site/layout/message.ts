import { isBlank } from '../../../schema/blank.ts';
import { capitalize } from '../../../schema/language.ts';
import { cleanEmail, cleanPhone, cleanText, isVisitorPhone, PHONE_MAX_LENGTH } from '../../../schema/text.ts';
import { countCharacters } from '../../data/text.ts';
import { truncate } from '../../ui/lines.ts';
import * as messages from './enquiry-messages.tsx';

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

/** The maximum length of each field. */
const MAX_LENGTHS: Record<keyof Message, number> = {
  name: 200,
  email: 254,
  phone: PHONE_MAX_LENGTH,
  subject: SUBJECT_MAX_LENGTH,
  message: 20_000,
};

/** The fields in the order of the form. */
export const fieldNames = Object.keys(MAX_LENGTHS) as (keyof Message)[];

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
  return messages.numberedSubject(capitalize(thing.replaceAll('-', ' ')), id);
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
  const label = messages.fieldLabels[name];
  const longest = MAX_LENGTHS[name];
  if (isBlank(text)) return name === 'phone' ? null : messages.required(label);
  if (name === 'phone' && !isVisitorPhone(text)) return messages.invalidPhone;
  if (countCharacters(text) > longest) return messages.tooLong(label, longest);
  if (name === 'email' && !ADDRESS.test(text)) return messages.invalidEmail(label);
  return null;
}

function clean(name: keyof Message, typed: string): string {
  if (name === 'email') return cleanEmail(typed);
  return name === 'phone' ? cleanPhone(typed) : cleanText(typed, { multiline: true });
}

/** A message and the id of the listing that it is about. */
export interface Submission {
  typed: Message;
  listing?: string;
}

/** A form that was rejected, or a message that could not be sent: its fields and errors. */
export interface RejectedForm extends Submission {
  fieldErrors: FieldErrors;
  text: string;
  /** True if the honeypot was filled in: the form is shown again without it. */
  isHoneypotFilled?: boolean;
}

/** The reply to a form in a browser; a form without JavaScript is redirected when it was sent. */
export type FormReply = RejectedForm | { sent: Message };

/** The field with the name of the draft, which the script of the form adds. */
export const DRAFT = 'draft';

/** The field with the time when the form appeared, in milliseconds. */
export const SHOWN_AT = 'shown-at';
