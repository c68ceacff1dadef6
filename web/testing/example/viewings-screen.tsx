import { ScreenTitle } from '../../admin/ui/screen-title.tsx';

/** The example screen (docs/developing.md). */
export function Component() {
  return (
    <>
      <title>Viewings - Admin</title>
      <ScreenTitle>Viewings</ScreenTitle>
    </>
  );
}
