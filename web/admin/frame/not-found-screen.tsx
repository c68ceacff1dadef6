import { Link } from 'react-router-dom';
import { adminPaths } from '../../paths.ts';
import { ScreenTitle } from '../ui/screen-title.tsx';

/** Shown at an unknown path of the panel (spec §2). */
export function NotFoundScreen() {
  return (
    <>
      <title>Page Not Found</title>
      <ScreenTitle>Page Not Found</ScreenTitle>
      <p>
        <Link to={adminPaths.dashboard}>Back to the dashboard</Link>
      </p>
    </>
  );
}
