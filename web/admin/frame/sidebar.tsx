import { useQuery } from '@apollo/client/react';
import { Badge, Checkbox } from '@mantine/core';
import { NavLink } from 'react-router-dom';
import { UnreadDocument } from '../../../schema/documents/admin/graphql.ts';
import { adminPaths } from '../../paths.ts';
import { screens } from '../screens.ts';
import { setSlashShortcut, useSlashShortcut } from '../ui/slash.ts';

const OFTEN = 60_000;

/** The navigation of the panel with the number of unread messages. */
export function Sidebar() {
  const unread =
    useQuery(UnreadDocument, {
      pollInterval: OFTEN,
      skipPollAttempt: () => document.visibilityState === 'hidden',
    }).data?.unreadMessages ?? 0;
  return (
    <>
      <ul>
        {screens.map(({ label, path: to }) => (
          <li key={to}>
            <NavLink to={to}>
              {label}
              {to === adminPaths.messages && unread > 0 && (
                <Badge size="sm" variant="filled" aria-label={`${unread} unread`}>
                  {unread}
                </Badge>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
      <Slash />
    </>
  );
}

/** The switch for the slash shortcut. */
function Slash() {
  return (
    <Checkbox
      className="panel-slash"
      size="xs"
      label="Press / to search"
      checked={useSlashShortcut()}
      onChange={(event) => setSlashShortcut(event.currentTarget.checked)}
    />
  );
}
