import type { EntityManager } from 'typeorm';
import type { Role } from '../policies.ts';
import type { Services } from '../services.ts';
import { AuditKind } from './audit-kind.ts';
import type { Staff } from './staff.ts';

/** A command of `npm run staff`. */
export type StaffCommand =
  | { action: 'list' }
  | { action: 'add'; email: string; password: string; name: string; role: Role }
  | { action: 'password'; email: string; password: string }
  | { action: 'role'; email: string; role: Role }
  | { action: 'link' | 'disable' | 'enable' | 'reset-second-factor'; email: string };

export type StaffCommandServices = Pick<Services, 'accounts' | 'links' | 'audit'>;

/** Who acted, in the audit list. */
const COMMAND_LINE = 'npm run staff';

/** Performs a command and returns the lines to print. Throws `AppError`. */
export async function performStaffCommand(
  command: StaffCommand,
  { accounts, links, audit }: StaffCommandServices,
): Promise<string[]> {
  const record = (kind: AuditKind, subject: string, em?: EntityManager) =>
    audit.add(kind, { email: COMMAND_LINE, subject }, em);
  switch (command.action) {
    case 'list': {
      const staff = await accounts.list();
      return staff.length > 0 ? staff.map(formatAccount) : ['There are no accounts yet.'];
    }
    case 'add': {
      const { email, password, name, role } = command;
      await accounts.add(email, password, { name, role }, (em) => record(AuditKind.INVITED, email, em));
      return [`Added ${email} as ${role.toLowerCase()}.`];
    }
    case 'password': {
      const { email, password } = command;
      await accounts.setPassword(email, password, (em) => record(AuditKind.PASSWORD_SET, email, em));
      return [`Set the password of ${email} and ended every session.`];
    }
    case 'role': {
      const { email, role } = command;
      const subject = `${email}: ${role}`;
      await accounts.update({ email }, { role }, (em) => record(AuditKind.ROLE_CHANGED, subject, em));
      return [`${email} is ${role.toLowerCase()} now.`];
    }
    case 'link': {
      const { id, email } = await accounts.getEnabled(command.email);
      const link = await links.create(id, (em) => record(AuditKind.LINK_ISSUED, email, em));
      return [`Hand this link over to set the password of ${email}. It works once:`, link];
    }
    case 'disable': {
      await accounts.disable(command, (em) => record(AuditKind.DISABLED, command.email, em));
      return [`Disabled ${command.email} and ended every session.`];
    }
    case 'enable': {
      await accounts.enable(command, (em) => record(AuditKind.ENABLED, command.email, em));
      return [`Enabled ${command.email}.`];
    }
    case 'reset-second-factor': {
      const { id, email } = await accounts.getEnabled(command.email);
      await accounts.secondFactor.remove(id);
      await record(AuditKind.SECOND_FACTOR_CHANGED, email);
      return [`Removed the second factor of ${email}.`];
    }
  }
}

function formatAccount({ email, name, role, createdAt, disabledAt }: Staff): string {
  const day = (time: Date) => time.toISOString().slice(0, 10);
  const parts = [
    name ? `${email} (${name})` : email,
    role.toLowerCase(),
    `since ${day(createdAt)}`,
    ...(disabledAt ? [`disabled since ${day(disabledAt)}`] : []),
  ];
  return parts.join(', ');
}
