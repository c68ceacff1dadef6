import type { ReactNode } from 'react';
import { agency, dial } from '../agency.ts';

interface ColumnProps {
  title: string;
  children: ReactNode;
}

/** Things of one kind at the foot of a page, under their name. */
export function FootColumn({ title, children }: ColumnProps) {
  return (
    <section className="foot-column">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Where the agency is, and how to reach it. */
export function Reach({ phones }: { phones: readonly string[] }) {
  return (
    <FootColumn title={agency.name}>
      <address>
        {agency.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <a href={`mailto:${agency.email}`}>{agency.email}</a>
        {phones.map((phone) => (
          <a key={phone} href={dial(phone)}>
            {phone}
          </a>
        ))}
      </address>
    </FootColumn>
  );
}
