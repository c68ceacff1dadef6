import { parseArgs } from 'node:util';
import { toEmail } from './credentials.ts';

/** What `npm run staff` is asked to do. */
export type Command = { does: 'list' } | { does: 'add' | 'password'; email: string; make: boolean };

/** A command line that means nothing; the message says what would. */
export class BadUsage extends Error {}

const USAGE = 'npm run staff -- list, or add|password name@example.com [--make]';

/** Reads the words after the program's name. Throws `BadUsage`. */
export function readCommand(args: string[]): Command {
  const { values, positionals } = parsed(args);
  const [does, email, ...rest] = positionals;
  const make = values.make === true;
  if (does === 'list' && email === undefined && !make) return { does };
  if ((does !== 'add' && does !== 'password') || rest.length > 0) throw new BadUsage(`Use: ${USAGE}.`);
  const address = toEmail(email ?? '');
  if (address === null) {
    throw new BadUsage(`Say whose account: npm run staff -- ${does} name@example.com [--make].`);
  }
  return { does, email: address, make };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { make: { type: 'boolean' } } });
  } catch {
    throw new BadUsage(`Use: ${USAGE}.`);
  }
}
