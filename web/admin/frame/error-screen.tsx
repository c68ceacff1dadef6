import { Button } from '@mantine/core';
import { useRetry } from '../../ui/retry-message.tsx';
import { useFormRegistry } from '../editor/form/form-registry.ts';
import { ScreenTitle } from '../ui/screen-title.tsx';
import * as messages from './messages.ts';

/** Shown if a screen failed or its module could not be loaded; it retries when the browser is online again. */
export function ErrorScreen() {
  const formRegistry = useFormRegistry();
  const tryAgain = useRetry();
  return (
    <div className="broken-screen" role="alert">
      <ScreenTitle>{messages.errorTitle}</ScreenTitle>
      {formRegistry.isBusy() && <p>{messages.changesStored}</p>}
      <Button onClick={tryAgain}>{messages.reload}</Button>
    </div>
  );
}
