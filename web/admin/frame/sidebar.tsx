import { useQuery } from '@apollo/client/react';
import { Badge, Checkbox } from '@mantine/core';
import { NavLink } from 'react-router-dom';
import { UnreadDocument } from '../../../schema/documents/admin/graphql.ts';
import { adminPaths } from '../../paths.ts';
import { screens } from '../screen-table.ts';
import { setSlash, useSlash } from '../ui/slash.ts';

const OFTEN = 60_000;

/** The way to every screen, with the number of messages that nobody has read. */
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

/** Whether a single key leads to the search. */
function Slash() {
  return (
    <Checkbox
      className="panel-slash"
      size="xs"
      label="Press / to search"
      checked={useSlash()}
      onChange={(event) => setSlash(event.currentTarget.checked)}
    />
  );
}
