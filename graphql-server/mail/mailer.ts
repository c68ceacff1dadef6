import { createTransport } from 'nodemailer';

export interface Email {
  /** The same for each attempt, so that recipients can recognize a second delivery. */
  messageId: string;
  to: readonly string[];
  /** Recipients of a copy. */
  cc?: readonly string[];
  /** Recipient of replies, whose name is cleaned; left out where the local part is not ASCII. Default: the sender. */
  replyTo?: { name: string; address: string };
  /** Cleaned before it is sent. */
  subject: string;
  text: string;
  /** Further header fields by name. */
  headers?: Readonly<Record<string, string>>;
}

/** The mail server did not accept an email; the message is one sentence for staff. */
export class DeliveryFailed extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

export interface Mailer {
  /** Returns once the mail server has accepted the email. Throws `DeliveryFailed`, also when `signal` aborts. */
  send(email: Email, signal: AbortSignal): Promise<void>;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const ATTEMPT_TIMEOUT = MINUTE;
/** Timeouts of nodemailer, in milliseconds. */
const TIMEOUTS = {
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  dnsTimeout: 10 * SECOND,
  socketTimeout: 20 * SECOND,
};

const FIRST_RETRY_DELAY = 30 * SECOND;
const MAX_RETRY_DELAY = 2 * HOUR;

/** Milliseconds until the next attempt after this many failed ones: 30 s, then twice as long each time, up to 2 h. */
export const retryDelay = (failedAttempts: number): number =>
  Math.min(MAX_RETRY_DELAY, FIRST_RETRY_DELAY * 2 ** Math.min(failedAttempts - 1, 20));

interface MailerOptions {
  url: string;
  from: string;
  /** The name of the sender; none by default. */
  senderName?: () => Promise<string | null>;
}

/** Sends emails through an SMTP server, each over its own connection. */
export function createMailer({ url, from, senderName = async () => null }: MailerOptions): Mailer {
  // Fixed, so that no option in the URL makes nodemailer log the conversation, which contains the password.
  const noLogging = { logger: false, debug: false, transactionLog: false } as const;
  const transport = createTransport({ url, ...TIMEOUTS, ...noLogging });
  return {
    async send({ to, cc = [], replyTo, subject, text, messageId, headers }: Email, signal) {
      const name = await senderName();
      try {
        await transport.sendMail({
          from: withHeaderName({ name: name ?? '', address: from }),
          to: to.map(withoutName),
          cc: cc.map(withoutName),
          replyTo: replyTo && isAscii(localPartOf(replyTo.address)) ? withHeaderName(replyTo) : undefined,
          subject: headerText(subject),
          text,
          messageId,
          headers: { ...headers },
          signal: AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_TIMEOUT)]),
          // A text is never the path of a file or a URL to fetch.
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        throw new DeliveryFailed(reasonOf(error), { cause: error });
      }
    },
  };
}

/**
 * Replaces line breaks and control characters, so that the text cannot add a header field, and removes bidirectional controls,
 * which change the order of what follows them.
 */
export const singleLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{Bidi_Control}+/gu, '')
    .trim();

/** A text of a visitor in a header field. An encoded word in it (RFC 2047) stays as it was typed, because `=?` is separated. */
const headerText = (text: string): string => singleLine(text).replaceAll('=?', '= ?');

const withHeaderName = ({ name, address }: { name: string; address: string }) => ({
  name: headerText(name),
  address,
});

/**
 * nodemailer encodes the domain and the display name in ASCII but not the local part. A mail server without SMTPUTF8 would
 * refuse the whole email.
 */
const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text);
const localPartOf = (address: string): string => address.slice(0, address.lastIndexOf('@'));

const withoutName = (address: string) => ({ name: '', address });

const UNREACHABLE_CODES = ['ECONNECTION', 'ECONNREFUSED', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ABORT_ERR'];

function reasonOf(error: unknown): string {
  const code = propertyOf(error, 'code');
  const status = propertyOf(error, 'responseCode');
  if (status)
    return `The mail server refused it (${code === 'EAUTH' ? 'name or password' : 'answer'} ${status}).`;
  if (code === 'EAUTH') return 'The mail server rejected the user name or the password.';
  if (code === 'ETLS') return 'The mail server could not be reached by an encrypted connection.';
  if (UNREACHABLE_CODES.includes(code)) return 'The mail server could not be reached.';
  return 'It could not be mailed.';
}

function propertyOf(error: unknown, name: string): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
