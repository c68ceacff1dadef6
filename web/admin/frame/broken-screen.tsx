import { Button, Title } from '@mantine/core';
import { useTryAgain } from '../../ui/try-again.tsx';
import { useDesk } from '../editor/desk/desk.ts';

/** Stands where a screen cannot: its code did not come, or it failed. Back on the network it is asked for again. */
export function BrokenScreen() {
  const desk = useDesk();
  const tryAgain = useTryAgain();
  return (
    <div className="broken-screen" role="alert">
      <Title order={1} className="screen-title">
        This screen could not be shown.
      </Title>
      {desk.isBusy() && <p>What you typed is kept.</p>}
      <Button onClick={tryAgain}>Load it again</Button>
    </div>
  );
}
