import { Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../paths.ts';

/** Stands at an address of the panel that has no screen (spec §2). */
export function NotFoundScreen() {
  return (
    <>
      <title>Page Not Found</title>
      <Title order={1} className="screen-title">
        Page Not Found
      </Title>
      <p>
        <Link to={adminPaths.dashboard}>Back to the dashboard</Link>
      </p>
    </>
  );
}
