import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import './card.css';
import * as messages from './messages.ts';

interface Props {
  title: string;
  /** Text of the empty card. */
  empty: string;
  children: ReactNode[];
  /** Number of pending items. */
  waiting?: number;
  /** Note on the number of items; by default, that more exist than are shown. */
  note?: string;
}

/** A card with a short list; pending items are highlighted. */
export function Card({ title, empty, children, waiting = 0, note = newestNote(children, waiting) }: Props) {
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

const newestNote = (shown: ReactNode[], waiting: number): string =>
  waiting > shown.length ? messages.newestOf(waiting) : '';
