import { Button } from '@mantine/core';
import { useTryAgain } from '../../ui/try-again.tsx';
import { useDesk } from '../editor/desk/desk.ts';
import { ScreenTitle } from '../ui/screen-title.tsx';

/** Stands where a screen cannot: its code did not come, or it failed. Back on the network it is asked for again. */
export function BrokenScreen() {
  const desk = useDesk();
  const tryAgain = useTryAgain();
  return (
    <div className="broken-screen" role="alert">
      <ScreenTitle>This screen could not be shown.</ScreenTitle>
      {desk.isBusy() && <p>What you typed is kept.</p>}
      <Button onClick={tryAgain}>Load it again</Button>
    </div>
  );
}
