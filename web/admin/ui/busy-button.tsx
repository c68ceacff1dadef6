import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

type Props = Omit<ButtonProps, 'loading' | 'leftSection'> &
  Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> & {
    /** True while the action is in progress. */
    busy: boolean;
  };

/** A button that ignores clicks while it is busy but keeps the focus, which a disabled button would lose. */
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
