import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import './button.css';

/** A button, of type `button` unless it says otherwise. */
export function Button({ type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button className="button" type={type} {...rest} />;
}

interface LinkProps {
  href: string;
  /** True to replace the history entry. */
  replace?: boolean;
  children: string;
}

/** The primary link of a page, styled as a button. */
export function ButtonLink({ href, replace, children }: LinkProps) {
  return (
    <Link className="button" to={href} replace={replace}>
      {children}
    </Link>
  );
}
