import type { ReactNode } from 'react';
import type { Role, StaffState } from '../../../../schema/documents/admin/graphql.ts';
import { formatNumber, plural } from '../../../../schema/language.ts';

export const title = 'Staff';
export const loadFailed = 'The accounts could not be loaded.';
export const listTitle = 'Accounts';
export const total = (count: number) =>
  plural(count, { one: '1 account', other: `${formatNumber(count)} accounts` });

export const roleLabels: Readonly<Record<Role, string>> = {
  ADMINISTRATOR: 'Administrator',
  MANAGER: 'Manager',
  AGENT: 'Agent',
};
export const roleHints: Readonly<Record<Role, string>> = {
  ADMINISTRATOR: 'May do everything.',
  MANAGER: 'May do everything but manage accounts and operate the server.',
  AGENT: 'Reads all content, creates listings, and changes own listings and enquiries.',
};
export const stateLabels: Readonly<Record<StaffState, string>> = {
  INVITED: 'invited',
  ACTIVE: 'active',
  DISABLED: 'disabled',
};

// Fields
export const email = 'Email';
export const name = 'Name';
export const role = 'Role';
export const emailRequired = 'Enter the email address of the person.';
export const nameRequired = 'Enter the name of the person.';

// Invitation
export const inviteTitle = 'Invite a colleague';
export const invite = 'Invite';
export const invited = (email: string) => `An invitation was sent to ${email}.`;

// Link that was not sent by email
export const linkTitle = (email: string) => `Link for ${email}`;
export const linkHint =
  'No mail server is set up, so the link was not sent. Hand it over yourself: it is shown only now and works once.';
export const linkLabel = 'Link to set a password';
export const copy = 'Copy link';
export const copied = 'Copied';
export const linkDone = 'Done';

// Account
export const lastSignIn = (time: ReactNode) => <>Last sign-in {time}</>;
export const neverSignedIn = 'Has not signed in yet';
export const withSecondFactor = 'Second factor';
export const edit = 'Edit';
export const editNamed = (name: string) => `Edit ${name}`;
export const save = 'Save';
export const cancel = 'Cancel';
export const saved = (name: string) => `The account of ${name} was changed.`;
export const disable = 'Disable';
export const disableNamed = (name: string) => `Disable ${name}`;
export const disableQuestion = (name: string) => `Disable the account of ${name}?`;
export const disableDetail = 'All sessions of this account end at once. You can enable it again.';
export const disabled = (name: string) => `The account of ${name} was disabled.`;
export const enable = 'Enable';
export const enableNamed = (name: string) => `Enable ${name}`;
export const enableQuestion = (name: string) => `Enable the account of ${name}?`;
export const enableDetail = 'The person can sign in again with the previous password.';
export const enabled = (name: string) => `The account of ${name} was enabled.`;
export const sendLink = 'Send password link';
export const sendLinkNamed = (name: string) => `Send password link to ${name}`;
export const linkSent = (email: string) => `A link to set a password was sent to ${email}.`;
export const reset = 'Reset second factor';
export const resetNamed = (name: string) => `Reset second factor of ${name}`;
export const resetQuestion = (name: string) => `Reset the second factor of ${name}?`;
export const resetDetail =
  'Until the person sets up another one, the password alone is enough to sign in, unless the role requires one.';
export const resetDone = (name: string) => `The second factor of ${name} was reset.`;

// Required second factor
export const requireTitle = 'Second factor';
export const requireLabel = 'Required for';
export const requireHint =
  'People with such a role who have no second factor can only set it up after the next sign-in or click.';
export const requireSaved = 'The roles that require a second factor were saved.';
export const requireLoadFailed = 'The roles that require a second factor could not be loaded.';

// Failures
export const outcomeUnknown =
  'The server did not answer, so it is not known whether this was done. The list is loaded again.';
