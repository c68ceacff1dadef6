import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { InvalidInput } from '../errors.ts';

/** The new password: typed twice, unseen, at a terminal; else the first line that is piped in. */
export async function askPassword(): Promise<string> {
  const input = process.stdin;
  if (!input.isTTY) {
    for await (const line of createInterface({ input })) return line;
    return '';
  }
  const first = await typed('New password: ');
  if (first !== (await typed('Once more: '))) {
    throw new InvalidInput({ password: 'The two were not the same; nothing is changed.' });
  }
  return first;
}

async function typed(prompt: string): Promise<string> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: true });
  const givenUp = new AbortController();
  lines.once('SIGINT', () => givenUp.abort()).once('close', () => givenUp.abort());
  process.stderr.write(prompt);
  try {
    return await lines.question('', { signal: givenUp.signal });
  } catch {
    throw new InvalidInput({ password: 'No password was given; nothing is changed.' });
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
