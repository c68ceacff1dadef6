import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { InvalidInput } from '../errors.ts';
import { message } from '../messages.ts';

/** Reads a new password: typed twice without echo at a terminal, otherwise the first line of standard input. */
export async function promptPassword(): Promise<string> {
  const input = process.stdin;
  if (!input.isTTY) {
    for await (const line of createInterface({ input })) return line;
    return '';
  }
  const first = await readHidden('New password: ');
  if (first !== (await readHidden('Once more: '))) {
    throw new InvalidInput({ password: message('PASSWORDS_DIFFER') });
  }
  return first;
}

async function readHidden(prompt: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  const aborted = new AbortController();
  lines.once('SIGINT', () => aborted.abort()).once('close', () => aborted.abort());
  process.stderr.write(prompt);
  try {
    return await lines.question('', { signal: aborted.signal });
  } catch {
    throw new InvalidInput({ password: message('PASSWORD_NOT_ENTERED') });
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
