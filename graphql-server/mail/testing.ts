import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A letter as a mail server has taken it. */
export interface Taken {
  from: string;
  to: string[];
  /** Head and body, as they came. */
  raw: string;
}

/** A mail server of a test's own. */
export interface TestMailServer {
  url: string;
  taken: Taken[];
  /** What it says to letters instead of taking them, one after the other. */
  refusals: { code: number; words: string }[];
  close(): Promise<void>;
}

/** Opens a real SMTP server on a port of its own. */
export async function openMailServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const taken: Taken[] = [];
  const refusals: TestMailServer['refusals'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      void text(stream).then((raw) => {
        const refusal = refusals.shift();
        if (refusal) {
          done(Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
          return;
        }
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {}); // a client that goes away in the middle is no fault of the server's
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refusals,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** The value of a head line, unfolded; absent when there is none. */
export function headerOf({ raw }: Taken, name: string): string | undefined {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return head
    .split('\r\n')
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    ?.slice(name.length + 1)
    .trim();
}
