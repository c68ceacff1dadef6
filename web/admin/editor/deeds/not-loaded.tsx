import { Button } from '@mantine/core';
import { useReload, useReloadOnline } from './use-reload.ts';

interface Props {
  /** What could not be had, in a sentence. */
  text: string;
  className?: string;
}

/**
 * Says that something could not be had; it is asked for again when somebody wants that, and when the browser is back on
 * the network, and then until it is there.
 */
export function NotLoaded({ text, className }: Props) {
  const reload = useReload();
  useReloadOnline();
  return (
    <p className={className} role="alert">
      {text}{' '}
      <Button variant="default" size="compact-sm" onClick={() => void reload()}>
        Try again
      </Button>
    </p>
  );
}
