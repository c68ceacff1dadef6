import { useQuery } from '@apollo/client/react';
import { Badge, Checkbox } from '@mantine/core';
import { NavLink } from 'react-router-dom';
import { UnreadDocument } from '../../../schema/documents/admin/graphql.ts';
import { adminPaths } from '../../paths.ts';
import { screens } from '../screens.ts';
import { setSlashShortcut, useSlashShortcut } from '../ui/slash.ts';
import * as messages from './messages.ts';

const POLL_MS = 60_000;

/** The navigation of the panel with the number of unread messages. */
export function Sidebar() {
  const unread =
    useQuery(UnreadDocument, {
      pollInterval: POLL_MS,
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
                <Badge size="sm" variant="filled" aria-label={messages.unread(unread)}>
                  {unread}
                </Badge>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
      <SlashSwitch />
    </>
  );
}

/** The switch for the slash shortcut. */
function SlashSwitch() {
  return (
    <Checkbox
      className="panel-slash"
      size="xs"
      label={messages.searchShortcut}
      checked={useSlashShortcut()}
      onChange={(event) => setSlashShortcut(event.currentTarget.checked)}
    />
  );
}
