import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '../context.ts';
import { toId } from '../collections/definitions/ids.ts';
import { Conflict, NotFound } from '../errors.ts';
import { RequirePermission, Role } from '../policies.ts';
import { AuditKind } from './audit-kind.ts';
import type { PreparedSecondFactor } from './second-factor.ts';
import { countAttempt, requirePasswordFrom } from './sign-in.ts';
import { mayReadState } from './staff-resolver.ts';
import { Staff } from './staff.ts';
import { message } from '../messages.ts';

@ObjectType('PreparedSecondFactor', { description: 'A secret for an authenticator app.' })
class PreparedSecondFactorType implements PreparedSecondFactor {
  @Field(() => String, { description: 'The secret in base 32, for typing.' })
  secret: string;

  @Field(() => String, { description: 'The `otpauth:` address for a QR code.' })
  uri: string;
}

@ObjectType({ description: 'A second factor that is in force from now on.' })
class EnabledSecondFactor {
  @Field(() => [String], {
    description: 'Ten codes that can be used once each instead of the app. They are shown only now.',
  })
  recoveryCodes: string[];
}

const PASSWORD = { description: 'The current password.' };

/** The second factor of accounts: codes of an authenticator app. */
@Resolver(() => Staff)
export class SecondFactorResolver {
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether the account has a second factor; null for an account of others, except for administrators.',
  })
  hasSecondFactor(@Root() staff: Staff, @Ctx() context: Context): boolean | null {
    return mayReadState(staff, context) ? staff.secondFactorAt !== null : null;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the account of the request has to set up a second factor before anything else.',
  })
  mustEnableSecondFactor(@Root() { id }: Staff, @Ctx() { staff }: Context): boolean {
    return staff?.staffId === id && staff.isRestricted === true;
  }

  @RequirePermission('manageAccount')
  @Mutation(() => PreparedSecondFactorType, {
    description:
      'Creates a secret for the authenticator app of the signed-in account. `enableSecondFactor` confirms it.',
  })
  async prepareSecondFactor(
    @Arg('currentPassword', () => String, PASSWORD) password: string,
    @Ctx() context: Context,
  ): Promise<PreparedSecondFactor> {
    const staff = await requirePasswordFrom(context, context.staff!, password);
    const { accounts, readAgency } = context.services;
    return accounts.secondFactor.prepare(staff, (await readAgency()).name);
  }

  @RequirePermission('manageAccount')
  @Mutation(() => EnabledSecondFactor, {
    description: 'Requires a code of the app at each sign-in from now on. Returns the recovery codes.',
  })
  async enableSecondFactor(
    @Arg('code', () => String, { description: 'The code that the app shows.' }) code: string,
    @Ctx() context: Context,
  ): Promise<EnabledSecondFactor> {
    const {
      staff,
      services: { accounts, audit },
    } = context;
    const { account, recoveryCodes } = await countAttempt(context, staff!, async (account) => ({
      account,
      recoveryCodes: await accounts.secondFactor.enable(account, code),
    }));
    await audit.add(AuditKind.SECOND_FACTOR_CHANGED, { by: account.id, subject: account.email });
    return { recoveryCodes };
  }

  @RequirePermission('manageAccount')
  @Mutation(() => Boolean, {
    description:
      'Removes the second factor of the signed-in account. CONFLICT if the role requires one. Returns true.',
  })
  async disableSecondFactor(
    @Arg('currentPassword', () => String, PASSWORD) password: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const { secondFactor } = context.services.accounts;
    const staff = await requirePasswordFrom(context, context.staff!, password);
    if ((await secondFactor.roles()).includes(staff.role))
      throw new Conflict(message('SECOND_FACTOR_REQUIRED_BY_ROLE'));
    const isRemoved = await secondFactor.remove(staff.id);
    await context.services.audit.add(AuditKind.SECOND_FACTOR_CHANGED, { by: staff.id, subject: staff.email });
    return isRemoved;
  }

  @RequirePermission('manageStaff')
  @Mutation(() => Staff, { description: 'Removes the second factor of a colleague who has lost it.' })
  async resetSecondFactor(
    @Arg('id', () => ID, { description: 'Id of the account.' }) id: string,
    @Ctx() { staff: actor, services: { accounts, audit } }: Context,
  ): Promise<Staff> {
    await accounts.secondFactor.remove(toId(id));
    const staff = await accounts.get(toId(id));
    if (!staff) throw new NotFound(message('UNKNOWN_ACCOUNT'));
    await audit.add(AuditKind.SECOND_FACTOR_CHANGED, { by: actor!.staffId, subject: staff.email });
    return staff;
  }

  @RequirePermission('manageStaff')
  @Query(() => [Role], { description: 'The roles that require a second factor.' })
  secondFactorRoles(@Ctx() { services: { accounts } }: Context): Promise<Role[]> {
    return accounts.secondFactor.roles();
  }

  @RequirePermission('manageStaff')
  @Mutation(() => [Role], {
    description:
      'Sets the roles that require a second factor. Accounts without one can then only set it up. Returns the roles.',
  })
  async requireSecondFactor(
    @Arg('roles', () => [Role], { description: 'All roles that require one.' }) roles: Role[],
    @Ctx() { staff, services: { accounts, audit } }: Context,
  ): Promise<Role[]> {
    await accounts.secondFactor.setRoles(roles);
    const subject = roles.join(', ');
    await audit.add(AuditKind.SECOND_FACTOR_CHANGED, { by: staff!.staffId, subject });
    return accounts.secondFactor.roles();
  }
}
