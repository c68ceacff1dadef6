import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { adminPaths } from '../../paths.ts';
import { howItEnded, useToken } from './session.ts';

/** Sends anyone without a stored token to the login (spec §2); whose session expired comes back to where they were. */
export function Guard() {
  const token = useToken();
  const { pathname, search } = useLocation();
  if (token) return <Outlet />;
  const from = howItEnded() === 'expired' ? `${pathname}${search}` : undefined;
  return <Navigate to={adminPaths.login} replace state={{ from }} />;
}
