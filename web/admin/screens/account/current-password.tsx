import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import * as messages from './messages.tsx';

export function CurrentPasswordInput(props: PasswordInputProps) {
  return (
    <PasswordInput
      {...props}
      label={messages.currentPassword}
      autoComplete="current-password"
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': messages.showPassword }}
      required
    />
  );
}

export const currentPasswordError = (password: string): string | null =>
  password ? null : messages.currentPasswordRequired;
