import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import './button.css';

/** Does what it says; while that takes its time it is disabled and says so. */
export function Button({ type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button className="button" type={type} {...rest} />;
}

/** The one way on that a page wants to be taken. */
export function ButtonLink({ href, children }: { href: string; children: string }) {
  return (
    <Link className="button" to={href}>
      {children}
    </Link>
  );
}
