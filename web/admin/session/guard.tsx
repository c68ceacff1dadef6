import { Fragment } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { adminPaths } from '../../paths.ts';
import { howItEnded, useAccount } from './session.ts';

/** Sends anyone without a stored token to the login (spec §2); whose session ended unasked comes back to where they were. */
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
