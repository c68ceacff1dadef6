import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import './login.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** The layout of the screens that need no session, such as the login. */
export function SessionPage({ title, children }: Props) {
  return (
    <main className="login">
      <title>{title}</title>
      <Title order={1}>{title}</Title>
      {children}
    </main>
  );
}
