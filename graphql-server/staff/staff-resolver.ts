import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { actorOf, authorize, isAllowed } from '../policies.ts';
import type { SignIn } from './accounts.ts';
import { changePasswordFrom, signInFrom, signOutFrom } from './sign-in.ts';
import { Staff } from './staff.ts';
import type { SignedIn } from './sessions.ts';

@ObjectType({ description: 'Result of a successful sign-in.' })
class SignInResult implements SignIn {
  @Field(() => String, {
    description: 'Token for `Authorization: Bearer`.',
  })
  token: string;

  @Field(() => Date, { description: 'When the token expires.' })
  expiresAt: Date;

  @Field(() => Staff, { description: 'The account that signed in.' })
  staff: Staff;
}

/** Returns the member of staff if they may perform the operation with their own account. Throws `NotSignedIn`. */
function requireStaff(staff: SignedIn | null, operation: 'signOut' | 'changePassword'): SignedIn {
  authorize(actorOf(staff), operation);
  return staff!;
}

/** True if the request may read the state of an account: its own, or any for administrators. */
export function mayReadState({ id }: Staff, { staff }: Pick<Context, 'staff'>): boolean {
  return staff?.staffId === id || isAllowed(actorOf(staff), 'manageStaff');
}

@Resolver(() => Staff)
export class StaffResolver {
  @Query(() => Staff, {
    nullable: true,
    description: 'The account that the token of this request authenticates, or null.',
  })
  me(@Ctx() { staff, services: { accounts } }: Context): Promise<Staff | null> | null {
    return staff && accounts.get(staff.staffId);
  }

  @Mutation(() => SignInResult, {
    description:
      'Signs a member of staff in. UNAUTHENTICATED with the extension `secondFactor` if the password is right and a code is needed.',
  })
  signIn(
    @Arg('email', () => String, { description: 'Email address, in any case.' }) email: string,
    @Arg('password', () => String, { description: 'The password.' }) password: string,
    @Arg('code', () => String, {
      nullable: true,
      description:
        'For an account with a second factor: a code of the authenticator app, or a recovery code.',
    })
    code: string | null,
    @Ctx() context: Context,
  ): Promise<SignInResult> {
    return signInFrom(context, { email, password, code });
  }

  @Mutation(() => Boolean, {
    description: 'Ends the session of this token; other sessions stay valid. Returns true.',
  })
  async signOut(@Ctx() { staff, services }: Context): Promise<boolean> {
    await signOutFrom(services, requireStaff(staff, 'signOut'));
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Changes the password of the signed-in account and ends all of its sessions, this one too. Returns true.',
  })
  async changePassword(
    @Arg('currentPassword', () => String, { description: 'The current password.' }) current: string,
    @Arg('newPassword', () => String, { description: 'The new password: 12 to 200 characters.' })
    next: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await changePasswordFrom(context, requireStaff(context.staff, 'changePassword'), { current, next });
    return true;
  }
}
