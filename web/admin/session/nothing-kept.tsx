import { Title } from '@mantine/core';
import { Look } from '../ui/look.tsx';
import './login.css';

/** Stands in the place of the panel where the browser keeps nothing for it: it could not know who has signed in. */
export function NothingKept() {
  return (
    <Look>
      <main className="login">
        <title>Admin Login</title>
        <Title order={1}>Admin Login</Title>
        <p role="alert">
          This browser keeps nothing for this site, so nobody can be signed in here. Allow the site to keep
          data, which some browsers call cookies, and load the page again.
        </p>
      </main>
    </Look>
  );
}
