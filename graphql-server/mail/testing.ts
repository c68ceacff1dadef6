import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** An email that the test server received. */
export interface Taken {
  from: string;
  to: string[];
  /** Headers and body, unparsed. */
  raw: string;
}

/** An SMTP server for tests. */
export interface TestMailServer {
  url: string;
  taken: Taken[];
  /** SMTP responses that reject the next emails, in order. */
  refusals: { code: number; words: string }[];
  close(): Promise<void>;
}

/** Starts an SMTP server on a free port. */
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
  server.on('error', () => {}); // a client may disconnect at any time
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refusals,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** Returns the unfolded value of a header; undefined if it is missing. */
export function headerOf({ raw }: Taken, name: string): string | undefined {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return head
    .split('\r\n')
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    ?.slice(name.length + 1)
    .trim();
}
