import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme, variables } from './theme.ts';

/** Gives all that stands in it the look of the panel. */
export function Look({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} forceColorScheme="light">
      {children}
    </MantineProvider>
  );
}
