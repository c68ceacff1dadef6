import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** An email that the test server received. */
export interface ReceivedEmail {
  from: string;
  to: string[];
  /** Headers and body, unparsed. */
  raw: string;
}

export interface TestMailServer {
  url: string;
  received: ReceivedEmail[];
  /** SMTP responses that reject the next emails, in order. */
  rejections: { code: number; message: string }[];
  close(): Promise<void>;
}

/** Starts an SMTP server on a free port. */
export async function openMailServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const received: ReceivedEmail[] = [];
  const rejections: TestMailServer['rejections'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      void text(stream).then((raw) => {
        const rejection = rejections.shift();
        if (rejection) {
          done(Object.assign(new Error(rejection.message), { responseCode: rejection.code }));
          return;
        }
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {}); // a client may disconnect at any time
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    rejections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Returns the unfolded value of a header; undefined if it is missing. */
export function headerOf({ raw }: ReceivedEmail, name: string): string | undefined {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return head
    .split('\r\n')
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    ?.slice(name.length + 1)
    .trim();
}
