import { isBlank } from '../../../schema/blank.ts';
import {
  cleanEmail,
  cleanPhone,
  cleanText,
  isPhone,
  PHONE_MAX_LENGTH,
  PHONE_MESSAGE,
} from '../../../schema/text.ts';
import { countCharacters } from '../../data/characters.ts';
import { excerpt } from '../../ui/lines.ts';

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
