import { createTransport } from 'nodemailer';
import { NotMailed, type Letter, type Post } from './letter.ts';

/** Longest wait, in milliseconds, for a server to be reached, to greet, and to say anything at all. */
const WAITS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 20_000,
};

/** Hands letters to the SMTP server at `url`, from the address `from`; a connection for each. */
export function openSmtp({ url, from }: { url: string; from: string }): Post {
  // Not even an option in the URL may have it write down what is said, the password included.
  const quiet = { logger: false, debug: false, transactionLog: false } as const;
  const transport = createTransport({ url, ...WAITS, ...quiet });
  return {
    async send({ to, replyTo, subject, text, messageId, headers }: Letter, signal) {
      try {
        await transport.sendMail({
          from: plain(from),
          to: to.map(plain),
          replyTo: replyTo && isAscii(localPartOf(replyTo.address)) ? replyTo : undefined,
          subject,
          text,
          messageId,
          headers: { ...headers },
          signal,
          // Words are words: never a file to be read or an address to be fetched.
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        throw new NotMailed(sentenceFor(error), { cause: error });
      }
    },
  };
}

/**
 * The domain of an address becomes ASCII on its way and a display name is encoded, but a local part with other letters would go raw
 * to a server that may not have SMTPUTF8 and refuse the whole letter. Such an address stands in the text alone.
 */
const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text);
const localPartOf = (address: string): string => address.slice(0, address.lastIndexOf('@'));

const plain = (address: string) => ({ name: '', address });

const UNREACHED = ['ECONNECTION', 'ECONNREFUSED', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ABORT_ERR'];

function sentenceFor(error: unknown): string {
  const code = field(error, 'code');
  const status = field(error, 'responseCode');
  if (status)
    return `The mail server refused it (${code === 'EAUTH' ? 'name or password' : 'answer'} ${status}).`;
  if (code === 'EAUTH') return 'The mail server did not take the name or the password.';
  if (code === 'ETLS') return 'The mail server could not be reached by a safe connection.';
  if (UNREACHED.includes(code)) return 'The mail server could not be reached.';
  return 'It could not be mailed.';
}

function field(error: unknown, name: string): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
