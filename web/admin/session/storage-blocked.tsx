import { Title } from '@mantine/core';
import { PanelTheme } from '../ui/look.tsx';
import './login.css';

/** Shown instead of the panel if the browser blocks local storage, which sessions need. */
export function StorageBlocked() {
  return (
    <PanelTheme>
      <main className="login">
        <title>Admin Login</title>
        <Title order={1}>Admin Login</Title>
        <p role="alert">
          This browser keeps nothing for this site, so nobody can be signed in here. Allow the site to keep
          data, which some browsers call cookies, and load the page again.
        </p>
      </main>
    </PanelTheme>
  );
}
