import { splitGraphemes } from '../../../schema/graphemes.ts';
import { replySubject } from './messages.tsx';

/** Maximum length of a mailto link in mail programs, in characters. */
const MAX_LENGTH = 1900;

interface Enquiry {
  email: string;
  subject: string;
  message: string;
}

/** Returns a mailto link with the address encoded. */
export function mailto(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}

/** Returns a tel link with the digits and the leading plus of a number. */
export const telephone = (phone: string): string =>
  `tel:${phone.trim().startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}`;

/** Returns the WhatsApp chat with a number of the format E.164. */
export const whatsApp = (e164: string): string => `https://wa.me/${e164.slice(1)}`;

/** Returns a mailto link that replies to a message and quotes as much of it as fits. */
export function replyTo({ email, subject, message }: Enquiry): string {
  const head = `${mailto(email)}?subject=${encodeURIComponent(replySubject(subject))}&body=`;
  const quoted = message
    .replace(/\r\n?|\n/g, '\n')
    .replace(/^/gm, '> ')
    .replaceAll('\n', '\r\n');
  return head + encodeWithin(MAX_LENGTH - head.length, `\r\n\r\n${quoted}`);
}

const ELLIPSIS = encodeURIComponent('…');

/** Encodes the beginning of a text for a URL, up to a maximum length. */
function encodeWithin(maxLength: number, text: string): string {
  const full = encodeURIComponent(text);
  if (full.length <= maxLength) return full;
  let encoded = '';
  for (const letter of splitGraphemes(text)) {
    const next = encodeURIComponent(letter);
    if (encoded.length + next.length + ELLIPSIS.length > maxLength) break;
    encoded += next;
  }
  return encoded + ELLIPSIS;
}
