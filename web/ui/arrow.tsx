import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './button.css';

interface ArrowProps {
  to: 'next' | 'back';
}

/** A decorative arrow, in or against the reading direction. */
export function Arrow({ to }: ArrowProps) {
  return (
    <svg className="arrow" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        d={to === 'next' ? 'M4 12h16m-6-6 6 6-6 6' : 'M20 12H4m6-6-6 6 6 6'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  );
}

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
