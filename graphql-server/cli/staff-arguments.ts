import { BadUsage, parseArguments } from './command.ts';
import { toEmail } from '../staff/credentials.ts';

/** A command of `npm run staff`. */
export type Command =
  | { action: 'list' }
  | { action: 'add' | 'password'; email: string; make: boolean }
  | { action: 'disable' | 'enable'; email: string };

const USAGE =
  'npm run staff -- list, or add|password name@example.com [--make], or disable|enable name@example.com';

/** Parses the arguments of `npm run staff`. Throws `BadUsage`. */
export function parseCommand(args: string[]): Command {
  const { values, positionals } = parseArguments(args, { make: { type: 'boolean' } }, `Use: ${USAGE}.`);
  const [action, email, ...rest] = positionals;
  const make = values.make === true;
  if (action === 'list' && email === undefined && !make) return { action };
  const wantsPassword = action === 'add' || action === 'password';
  const togglesAccount = (action === 'disable' || action === 'enable') && !make;
  if ((!wantsPassword && !togglesAccount) || rest.length > 0) throw new BadUsage(`Use: ${USAGE}.`);
  const address = toEmail(email ?? '');
  if (address === null) {
    const more = wantsPassword ? ' [--make]' : '';
    throw new BadUsage(`Name the account: npm run staff -- ${action} name@example.com${more}.`);
  }
  return wantsPassword ? { action, email: address, make } : { action, email: address };
}
