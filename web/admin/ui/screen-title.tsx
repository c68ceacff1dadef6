import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** Id of the screen title, which also labels the list. */
export const SCREEN_TITLE = 'screen-title';

export function ScreenTitle({ children }: { children: ReactNode }) {
  return (
    <Title order={1} id={SCREEN_TITLE} className="screen-title">
      {children}
    </Title>
  );
}
