import { Button } from '@mantine/core';
import { useTryAgain } from '../../ui/try-again.tsx';
import { useFormRegistry } from '../editor/form/form-registry.ts';
import { ScreenTitle } from '../ui/screen-title.tsx';

/** Shown if a screen failed or its module could not be loaded; it retries when the browser is online again. */
export function BrokenScreen() {
  const desk = useFormRegistry();
  const tryAgain = useTryAgain();
  return (
    <div className="broken-screen" role="alert">
      <ScreenTitle>This screen could not be shown.</ScreenTitle>
      {desk.isBusy() && <p>What you typed is kept.</p>}
      <Button onClick={tryAgain}>Load it again</Button>
    </div>
  );
}
