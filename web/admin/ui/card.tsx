import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import './card.css';

interface Props {
  title: string;
  /** What it says when there is nothing. */
  empty: string;
  children: ReactNode[];
  /** How much in it waits for somebody. */
  waiting?: number;
  /** What is said of how much there is; of more than is shown it says so by itself. */
  note?: string;
}

/** A few things of one kind; those that wait for somebody stand out. */
export function Card({ title, empty, children, waiting = 0, note = newestOf(children, waiting) }: Props) {
  return (
    <section className="card" data-waiting={waiting > 0 || undefined}>
      <Title order={2} tabIndex={-1}>
        {title}
      </Title>
      {note && <p>{note}</p>}
      {children.length > 0 ? <ul>{children}</ul> : <p>{empty}</p>}
    </section>
  );
}

const newestOf = (shown: ReactNode[], waiting: number): string =>
  waiting > shown.length ? `The newest of ${waiting}.` : '';
