import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Arrow } from './arrow.tsx';
import './button.css';

interface Props {
  href: string;
  /** Direction of the arrow. */
  to?: 'next' | 'back';
  children: ReactNode;
}

/** A link with an arrow. */
export function ArrowLink({ href, to = 'next', children }: Props) {
  return (
    <Link className="arrow-link" to={href}>
      {to === 'back' && <Arrow to="back" />}
      <span>{children}</span>
      {to === 'next' && <Arrow to="next" />}
    </Link>
  );
}
