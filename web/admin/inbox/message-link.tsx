import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MessageLinkFragment } from '../../../schema/documents/admin/graphql.ts';
import { DateTime } from '../ui/date-time.tsx';
import { screens } from '../screens.ts';

/**
 * The link of a message in a card, with sender and time, in that order also for right-to-left names, and a further line. It is a module of its
 * own, so that the dashboard does not load the code of an open message.
 */
export const messageLink = ({ id, name, subject, createdAt }: MessageLinkFragment, detail?: ReactNode) => (
  <li key={id}>
    <Link to={`${screens.messages.path}?edit=${id}`}>{subject}</Link>
    <span>
      <bdi>{name}</bdi>, <DateTime at={createdAt} />
    </span>
    {detail && <span>{detail}</span>}
  </li>
);
