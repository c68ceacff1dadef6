import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '../context.ts';
import { declarePage } from '../collections/graphql/list.ts';
import { toId } from '../collections/definitions/ids.ts';
import { limitOf, type Page } from '../collections/queries/page.ts';
import { NotFound } from '../errors.ts';
import { RequirePermission, Role } from '../policies.ts';
import { AuditKind } from './audit-kind.ts';
import { requestPasswordResetFrom, updateEmailFrom } from './sign-in.ts';
import { mayReadState } from './staff-resolver.ts';
import { Staff, StaffSession, StaffState } from './staff.ts';
import { message } from '../messages.ts';

const StaffPage = declarePage({
  name: 'StaffPage',
  description: 'A page of staff accounts.',
  item: Staff,
  items: 'accounts',
  order: 'ordered by email address',
});

@InputType({ description: 'A new staff account.' })
class InviteStaffInput {
  @Field(() => String, { description: 'Email address of the person.' })
  email: string;

  @Field(() => String, { description: 'Name of the person; at most 100 characters.' })
  name: string;

  @Field(() => Role, { description: 'What the account may do.' })
  role: Role;
}

@InputType({ description: 'Changes of a staff account. A field that is not given stays as it is.' })
class UpdateStaffInput {
  @Field(() => String, { nullable: true, description: 'Name of the person; at most 100 characters.' })
  name?: string | null;

  @Field(() => Role, { nullable: true, description: 'What the account may do.' })
  role?: Role | null;
}

@InputType({ description: 'Changes of the own account. A field that is not given stays as it is.' })
class UpdateAccountInput {
  @Field(() => String, { nullable: true, description: 'Your name; at most 100 characters.' })
  name?: string | null;
}

@ObjectType({ description: 'An account, and the link by which its password is set.' })
class StaffWithLink {
  @Field(() => Staff, { description: 'The account.' })
  staff: Staff;

  @Field(() => String, {
    nullable: true,
    description: 'The link to hand over, shown only now; null if it was sent by email.',
  })
  link: string | null;
}

const WHICH = { description: 'Id of the account.' };
const PAGE = { defaultValue: 1, description: 'Page number, from 1.' };
const LIMIT = { defaultValue: 20, description: 'Accounts per page, 1 to 1000.' };

/** Accounts of staff for administrators, links to set passwords, and the sessions of the own account. */
@Resolver(() => Staff)
export class AdministrationResolver {
  @RequirePermission('manageStaff')
  @Query(() => StaffPage, { name: 'staff', description: 'The staff accounts, ordered by email address.' })
  page(
    @Arg('page', () => Int, PAGE) page: number,
    @Arg('limit', () => Int, LIMIT) limit: number,
    @Ctx() { services: { accounts } }: Context,
  ): Promise<Page<Staff>> {
    return accounts.page({ page, limit: limitOf(limit) });
  }

  @FieldResolver(() => StaffState, {
    nullable: true,
    description: 'Whether the account can sign in; null for an account of others, except for administrators.',
  })
  state(@Root() staff: Staff, @Ctx() context: Context): StaffState | null {
    if (!mayReadState(staff, context)) return null;
    if (staff.disabledAt) return StaffState.DISABLED;
    return staff.passwordHash === null ? StaffState.INVITED : StaffState.ACTIVE;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'Time of the last sign-in, if any; null for an account of others, except for administrators.',
  })
  lastSignInAt(@Root() staff: Staff, @Ctx() context: Context): Date | null {
    return mayReadState(staff, context) ? staff.lastSignInAt : null;
  }

  @RequirePermission('manageStaff')
  @Mutation(() => StaffWithLink, {
    description: 'Adds an account and sends its person a link to set the password, valid for seven days.',
  })
  async inviteStaff(
    @Arg('input', () => InviteStaffInput, { description: 'The new account.' }) input: InviteStaffInput,
    @Ctx() { staff: actor, services: { accounts, links, audit } }: Context,
  ): Promise<StaffWithLink> {
    const { staff, result } = await accounts.invite(input, async (em, { id, email }) => {
      await audit.add(AuditKind.INVITED, { by: actor!.staffId, subject: email }, em);
      return links.issue(em, id);
    });
    links.wake();
    return { staff, link: result };
  }

  @RequirePermission('manageStaff')
  @Mutation(() => StaffWithLink, {
    description:
      'Sends a person a link to set the password: valid for an hour, or for seven days if none was set before.',
  })
  async sendPasswordLink(
    @Arg('id', () => ID, WHICH) id: string,
    @Ctx() { staff: actor, services: { accounts, links, audit } }: Context,
  ): Promise<StaffWithLink> {
    const staff = await accounts.get(toId(id));
    if (!staff || staff.disabledAt) throw new NotFound(message('UNKNOWN_OR_DISABLED_ACCOUNT'));
    const link = await links.send(staff.id, (em) =>
      audit.add(AuditKind.LINK_ISSUED, { by: actor!.staffId, subject: staff.email }, em),
    );
    return { staff, link };
  }

  @RequirePermission('manageStaff')
  @Mutation(() => Staff, {
    description: 'Changes name and role. CONFLICT if it demotes the last administrator who can sign in.',
  })
  updateStaff(
    @Arg('id', () => ID, WHICH) id: string,
    @Arg('input', () => UpdateStaffInput, { description: 'The changes.' }) { name, role }: UpdateStaffInput,
    @Ctx() { staff: actor, services: { accounts, audit } }: Context,
  ): Promise<Staff> {
    const changes = { ...(name != null && { name }), ...(role && { role }) };
    return accounts.update({ id: toId(id) }, changes, async (em, staff) => {
      const subject = `${staff.email}: ${staff.role}`;
      if (role) await audit.add(AuditKind.ROLE_CHANGED, { by: actor!.staffId, subject }, em);
    });
  }

  @RequirePermission('manageStaff')
  @Mutation(() => Staff, {
    description:
      'Disables an account and ends its sessions. CONFLICT if it is the last administrator who can sign in.',
  })
  disableStaff(
    @Arg('id', () => ID, WHICH) id: string,
    @Ctx() { staff: actor, services: { accounts, audit } }: Context,
  ): Promise<Staff> {
    return accounts.disable({ id: toId(id) }, (em, { email }) =>
      audit.add(AuditKind.DISABLED, { by: actor!.staffId, subject: email }, em),
    );
  }

  @RequirePermission('manageStaff')
  @Mutation(() => Staff, { description: 'Enables a disabled account with its previous password.' })
  enableStaff(
    @Arg('id', () => ID, WHICH) id: string,
    @Ctx() { staff: actor, services: { accounts, audit } }: Context,
  ): Promise<Staff> {
    return accounts.enable({ id: toId(id) }, (em, { email }) =>
      audit.add(AuditKind.ENABLED, { by: actor!.staffId, subject: email }, em),
    );
  }

  @RequirePermission('manageAccount')
  @Mutation(() => Staff, { description: 'Changes the name of the signed-in account.' })
  updateAccount(
    @Arg('input', () => UpdateAccountInput, { description: 'The changes.' }) { name }: UpdateAccountInput,
    @Ctx() { staff, services: { accounts } }: Context,
  ): Promise<Staff> {
    return accounts.update({ id: staff!.staffId }, { ...(name != null && { name }) });
  }

  @RequirePermission('manageAccount')
  @Mutation(() => Boolean, {
    description:
      'Changes the email address of the signed-in account. With a mail server it is in force once `confirmEmail` has confirmed it. Returns true, also for an address that has an account already.',
  })
  async updateEmail(
    @Arg('email', () => String, { description: 'The new email address.' }) email: string,
    @Arg('password', () => String, { description: 'The current password.' }) password: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await updateEmailFrom(context, context.staff!, { email, password });
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Confirms the new email address of an account by a link, which works once. Returns true.',
  })
  async confirmEmail(
    @Arg('token', () => String, { description: "The last part of the link's path." }) token: string,
    @Ctx() { ip, services: { rateLimits, emailChanges } }: Context,
  ): Promise<boolean> {
    await rateLimits.passwordLink(ip);
    await emailChanges.confirm(token);
    return true;
  }

  @RequirePermission('manageAccount')
  @Query(() => [StaffSession], { description: 'The sessions of the signed-in account, newest first.' })
  sessions(@Ctx() { staff, services: { accounts } }: Context): Promise<StaffSession[]> {
    return accounts.sessionsOf(staff!.staffId);
  }

  @RequirePermission('manageAccount')
  @Mutation(() => Boolean, { description: 'Ends a session of the signed-in account. Returns true.' })
  async endSession(
    @Arg('id', () => ID, { description: 'Id of the session.' }) id: string,
    @Ctx() { staff, services: { accounts, audit } }: Context,
  ): Promise<boolean> {
    await accounts.endSession(staff!.staffId, id);
    await audit.add(AuditKind.SESSION_ENDED, { by: staff!.staffId });
    return true;
  }

  @Query(() => Boolean, { description: 'Whether a link to set another password can be sent by email.' })
  canMailPasswordLinks(@Ctx() { services: { links } }: Context): boolean {
    return links.areMailed;
  }

  @Mutation(() => Boolean, {
    description:
      'Sends a link to set another password to the person of an account, valid for an hour. Returns true whether or not there is an account with this address.',
  })
  async requestPasswordReset(
    @Arg('email', () => String, { description: 'Email address of the account.' }) email: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await requestPasswordResetFrom(context, email);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Sets a password by a link, which works once, and ends the sessions of the account. Returns true.',
  })
  async setPassword(
    @Arg('token', () => String, { description: "The last part of the link's path." }) token: string,
    @Arg('password', () => String, { description: 'The new password: 12 to 200 characters.' })
    password: string,
    @Ctx() { ip, services: { rateLimits, links } }: Context,
  ): Promise<boolean> {
    await rateLimits.passwordLink(ip);
    await links.setPassword(token, password);
    return true;
  }
}

@Resolver(() => StaffSession)
export class SessionResolver {
  @FieldResolver(() => Boolean, { description: 'Whether it is the session of this request.' })
  isCurrent(@Root() { id }: StaffSession, @Ctx() { staff }: Context): boolean {
    return id === staff?.sessionId;
  }
}
