import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme, variables } from './theme.ts';

/** Provides the Mantine theme of the panel. */
export function PanelTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} forceColorScheme="light">
      {children}
    </MantineProvider>
  );
}
