import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import * as messages from './messages.ts';

/** The field of a new password, with the rules and a button that shows it. */
export function NewPasswordInput(props: PasswordInputProps) {
  return (
    <PasswordInput
      {...props}
      label={messages.newPassword}
      description={messages.passwordRules}
      autoComplete="new-password"
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': messages.showPassword }}
      required
    />
  );
}

/** Returns the error of a new password; the server also refuses common ones. */
export function newPasswordError(password: string): string | null {
  const { length } = Array.from(password.normalize('NFKC'));
  return length < 12 || length > 200 ? messages.passwordLength : null;
}
