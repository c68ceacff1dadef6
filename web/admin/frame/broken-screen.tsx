import { Button, Title } from '@mantine/core';

/** Stands where a screen cannot: its code did not come, or it failed. What was typed is kept as a draft. */
export function BrokenScreen() {
  return (
    <div className="broken-screen" role="alert">
      <Title order={1} className="screen-title">
        This screen could not be shown.
      </Title>
      <p>What you typed is kept.</p>
      <Button onClick={() => location.reload()}>Load it again</Button>
    </div>
  );
}
