import { Fragment } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { adminPaths } from '../../paths.ts';
import { sessionEndReason, useAccount } from './session.ts';

/**
 * Redirects to the login without a stored token (spec §2). After login the user returns to this URL, except after a logout.
 */
export function Guard() {
  const account = useAccount();
  const { pathname, search } = useLocation();
  const from = sessionEndReason() === 'logout' ? undefined : `${pathname}${search}`;
  if (!account) return <Navigate to={adminPaths.login} replace state={{ from }} />;
  return (
    <Fragment key={account}>
      <Outlet />
    </Fragment>
  );
}
