import { BadUsage, wordsIn } from './command.ts';
import { toEmail } from '../staff/credentials.ts';

/** What `npm run staff` is asked to do. */
export type Command =
  | { does: 'list' }
  | { does: 'add' | 'password'; email: string; make: boolean }
  | { does: 'disable' | 'enable'; email: string };

const USAGE =
  'npm run staff -- list, or add|password name@example.com [--make], or disable|enable name@example.com';

/** Reads the words after the program's name. Throws `BadUsage`. */
export function readCommand(args: string[]): Command {
  const { values, positionals } = wordsIn(args, { make: { type: 'boolean' } }, `Use: ${USAGE}.`);
  const [does, email, ...rest] = positionals;
  const make = values.make === true;
  if (does === 'list' && email === undefined && !make) return { does };
  const wantsPassword = does === 'add' || does === 'password';
  const isSwitch = (does === 'disable' || does === 'enable') && !make;
  if ((!wantsPassword && !isSwitch) || rest.length > 0) throw new BadUsage(`Use: ${USAGE}.`);
  const address = toEmail(email ?? '');
  if (address === null) {
    const more = wantsPassword ? ' [--make]' : '';
    throw new BadUsage(`Say whose account: npm run staff -- ${does} name@example.com${more}.`);
  }
  return wantsPassword ? { does, email: address, make } : { does, email: address };
}
