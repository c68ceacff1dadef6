import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import * as messages from './messages.ts';

export const CurrentPasswordInput = (props: PasswordInputProps) => (
  <PasswordInput {...props} label={messages.currentPassword} autoComplete="current-password" required />
);

export const currentPasswordError = (password: string): string | null =>
  password ? null : messages.currentPasswordRequired;

/** The field of a new password, with the rules. */
export const NewPasswordInput = (props: PasswordInputProps) => (
  <PasswordInput
    {...props}
    label={messages.newPassword}
    description={messages.passwordRules}
    autoComplete="new-password"
    required
  />
);

/** Returns the error of a new password; the server also refuses common ones. */
export function newPasswordError(password: string): string | null {
  const { length } = Array.from(password.normalize('NFKC'));
  return length < 12 || length > 200 ? messages.passwordLength : null;
}
