import { Button, Loader, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

type Props = Omit<ButtonProps, 'loading' | 'leftSection'> &
  Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> & {
    /** Whether what it was pressed for is under way. */
    busy: boolean;
  };

/**
 * A button that does and submits nothing more while it is busy, and keeps the keyboard meanwhile, which a disabled one loses.
 */
export function BusyButton({ busy, 'aria-disabled': isDisabled = false, onClick, ...rest }: Props) {
  return (
    <Button
      {...rest}
      aria-disabled={busy || isDisabled}
      leftSection={busy && <Loader size="xs" color="currentColor" />}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
