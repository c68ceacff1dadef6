import { Fragment } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { adminPaths } from '../../paths.ts';
import { howItEnded, useAccount } from './session.ts';

/**
 * Sends anyone without a stored token to the login (spec §2), which leads back to this address; not after a logout, which
 * ends the work on it.
 */
export function Guard() {
  const account = useAccount();
  const { pathname, search } = useLocation();
  const from = howItEnded() === 'logout' ? undefined : `${pathname}${search}`;
  if (!account) return <Navigate to={adminPaths.login} replace state={{ from }} />;
  return (
    <Fragment key={account}>
      <Outlet />
    </Fragment>
  );
}
