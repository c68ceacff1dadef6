import { Title } from '@mantine/core';
import { PanelTheme } from '../ui/theme.tsx';
import * as messages from './messages.ts';
import './login.css';

/** Shown instead of the panel if the browser blocks local storage, which sessions need. */
export function StorageBlocked() {
  return (
    <PanelTheme>
      <main className="login">
        <title>{messages.loginTitle}</title>
        <Title order={1}>{messages.loginTitle}</Title>
        <p role="alert">{messages.storageBlocked}</p>
      </main>
    </PanelTheme>
  );
}
