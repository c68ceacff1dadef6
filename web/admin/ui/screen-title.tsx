import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** The id of a screen's title, by which its list is named too. */
export const SCREEN_TITLE = 'screen-title';

/** The title of a screen. */
export function ScreenTitle({ children }: { children: ReactNode }) {
  return (
    <Title order={1} id={SCREEN_TITLE} className="screen-title">
      {children}
    </Title>
  );
}
