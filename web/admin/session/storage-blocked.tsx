import { PanelTheme } from '../ui/theme.tsx';
import * as messages from './messages.ts';
import { SessionPage } from './session-page.tsx';

/** Shown instead of the panel if the browser blocks local storage, which sessions need. */
export function StorageBlocked() {
  return (
    <PanelTheme>
      <SessionPage title={messages.loginTitle}>
        <p role="alert">{messages.storageBlocked}</p>
      </SessionPage>
    </PanelTheme>
  );
}
