import { Role } from '../policies.ts';
import { toEmail } from '../staff/credentials.ts';
import type { StaffCommand } from '../staff/staff-command.ts';
import { BadUsage, parseArguments } from './command.ts';

/** A command whose password is asked for, or generated with `--make`. */
type Parsed<Command> = Command extends { password: string }
  ? Omit<Command, 'password'> & { make: boolean }
  : Command;
export type ParsedCommand = Parsed<StaffCommand>;

const USAGE = `Use: npm run staff -- COMMAND, with one of these commands:
  list
  add name@example.com [--name NAME] [--role administrator|manager|agent] [--make]
  password name@example.com [--make]
  link name@example.com
  role name@example.com --role administrator|manager|agent
  disable name@example.com
  enable name@example.com
  reset-second-factor name@example.com
--make prints a generated password; without it the password is asked for.`;

const OPTIONS = { make: { type: 'boolean' }, name: { type: 'string' }, role: { type: 'string' } } as const;
/** The options of each action with an account. */
const ALLOWED = new Map<string, readonly string[]>([
  ['add', ['name', 'role', 'make']],
  ['password', ['make']],
  ['link', []],
  ['role', ['role']],
  ['disable', []],
  ['enable', []],
  ['reset-second-factor', []],
]);

/** Parses the arguments of `npm run staff`. Throws `BadUsage`. */
export function parseCommand(args: string[]): ParsedCommand {
  const { values, positionals } = parseArguments(args, OPTIONS, USAGE);
  const [action = '', address, ...rest] = positionals;
  const given = Object.keys(values);
  if (action === 'list' && address === undefined && given.length === 0) return { action };
  const allowed = ALLOWED.get(action);
  const isValid = allowed && rest.length === 0 && given.every((option) => allowed.includes(option));
  if (!isValid) throw new BadUsage(USAGE);
  const email = toEmail(address ?? '');
  if (email === null) throw new BadUsage(`Name the account: npm run staff -- ${action} name@example.com.`);
  const { name = '', make = false } = values;
  if (action === 'add') return { action, email, name, role: parseRole(values.role ?? 'administrator'), make };
  if (action === 'password') return { action, email, make };
  if (action === 'role') return { action, email, role: parseRole(values.role ?? '') };
  return { action, email } as ParsedCommand;
}

function parseRole(text: string): Role {
  const role = Object.values(Role).find((known) => known.toLowerCase() === text.toLowerCase());
  if (!role) throw new BadUsage(`Name the role: --role ${Object.values(Role).join('|').toLowerCase()}.`);
  return role;
}
