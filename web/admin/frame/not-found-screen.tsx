import { Link } from 'react-router-dom';
import { adminPaths } from '../../paths.ts';
import { ScreenTitle } from '../ui/screen-title.tsx';
import * as messages from './messages.ts';

/** Shown at an unknown path of the panel (spec §2). */
export function NotFoundScreen() {
  return (
    <>
      <title>{messages.notFoundTitle}</title>
      <ScreenTitle>{messages.notFoundTitle}</ScreenTitle>
      <p>
        <Link to={adminPaths.dashboard}>{messages.toDashboard}</Link>
      </p>
    </>
  );
}
