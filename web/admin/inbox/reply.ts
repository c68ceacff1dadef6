/** Longest link that mail programs take, in characters. */
const LONGEST = 1900;

interface Letter {
  email: string;
  subject: string;
  message: string;
}

/** A link to write to an address, whatever stands in it. */
export function mailto(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}

/** A link to call a telephone number: its digits and the plus before them. */
export const telephone = (phone: string): string =>
  `tel:${phone.trim().startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}`;

/** A link to answer a message, quoting as much of it as mail programs take. */
export function replyTo({ email, subject, message }: Letter): string {
  const head = `${mailto(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}&body=`;
  const quoted = message
    .replace(/\r\n?|\n/g, '\n')
    .replace(/^/gm, '> ')
    .replaceAll('\n', '\r\n');
  return head + encodedWithin(LONGEST - head.length, `\r\n\r\n${quoted}`);
}

const ELLIPSIS = encodeURIComponent('…');

/** The beginning of a text as it stands in an address, no longer than there is room. */
function encodedWithin(room: number, text: string): string {
  const whole = encodeURIComponent(text);
  if (whole.length <= room) return whole;
  let encoded = '';
  for (const letter of text) {
    const next = encodeURIComponent(letter);
    if (encoded.length + next.length + ELLIPSIS.length > room) break;
    encoded += next;
  }
  return encoded + ELLIPSIS;
}
