import {
  createTheme,
  type CSSVariablesResolver,
  DirectionProvider,
  type MantineColorsTuple,
  MantineProvider,
} from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { LANGUAGE } from '../../../schema/language.ts';
import { markFocusInDialog } from './focus.ts';
import * as messages from './messages.ts';

/** Shades from light to dark; the eighth is the token. */
const gulf: MantineColorsTuple = [
  '#eef4f3',
  '#dde9e7',
  '#bdd3d0',
  '#98bab7',
  '#739f9d',
  '#4e8383',
  '#306869',
  '#1d5052',
  '#0f3a3c',
  '#0a2a2c',
];
const red: MantineColorsTuple = [
  '#fbf0f0',
  '#f5dede',
  '#e9bcbd',
  '#dc9799',
  '#d07679',
  '#c45a5d',
  '#b84347',
  '#ac3438',
  '#a1282c',
  '#7f1e21',
];

/** The tokens of `web/ui/tokens.css` at work density, and the labels of Mantine's own buttons. */
const createPanelTheme = () =>
  createTheme({
    colors: { gulf, red },
    primaryColor: 'gulf',
    primaryShade: 8,
    black: '#14201f',
    fontFamily: 'var(--text)',
    headings: { fontFamily: 'var(--display)', fontWeight: '400' },
    defaultRadius: 2,
    radius: { xs: '2px', sm: '2px', md: '2px', lg: '2px', xl: '2px' },
    fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
    shadows: {
      xs: 'none',
      sm: 'var(--lifted)',
      md: 'var(--lifted)',
      lg: 'var(--lifted)',
      xl: 'var(--lifted)',
    },
    respectReducedMotion: true,
    cursorType: 'pointer',
    components: {
      Modal: {
        defaultProps: {
          centered: true,
          overlayProps: { backgroundOpacity: 0.4 },
          closeButtonProps: { 'aria-label': messages.close },
          onFocus: markFocusInDialog,
          attributes: { header: { role: 'presentation' } }, // the page has another banner landmark
        },
      },
      Notification: { defaultProps: { closeButtonProps: { 'aria-label': messages.close } } },
      Button: { defaultProps: { size: 'sm' } },
      PasswordInput: {
        defaultProps: {
          visibilityToggleFocusable: true,
          visibilityToggleButtonProps: { 'aria-label': messages.showPassword },
        },
      },
      Tooltip: { defaultProps: { openDelay: 400 } },
    },
  });

/** Overrides of variables that Mantine derives from its palette. */
const variables: CSSVariablesResolver = () => ({
  variables: {},
  dark: {},
  light: {
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--quiet)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-placeholder': 'var(--quiet)',
    '--mantine-color-default-border': 'var(--edge)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-color-anchor': 'var(--gulf)',
  },
});

/** Provides the Mantine theme of the panel. */
export function PanelTheme({ children }: { children: ReactNode }) {
  const [theme] = useState(createPanelTheme);
  return (
    // Floating parts, sliders and tabs of Mantine need the direction in their scripts.
    <DirectionProvider initialDirection={LANGUAGE.dir}>
      <MantineProvider theme={theme} cssVariablesResolver={variables} forceColorScheme="light">
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
