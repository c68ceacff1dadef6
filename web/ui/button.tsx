import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import './button.css';

/** Does what it says; while that takes its time it is disabled and says so. */
export function Button({ type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button className="button" type={type} {...rest} />;
}

interface LinkProps {
  href: string;
  /** Whether it takes the place of the step one is at. */
  replace?: boolean;
  children: string;
}

/** The one way on that a page wants to be taken. */
export function ButtonLink({ href, replace, children }: LinkProps) {
  return (
    <Link className="button" to={href} replace={replace}>
      {children}
    </Link>
  );
}
