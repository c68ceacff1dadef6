import { Link } from 'react-router-dom';
import type { LetterLinkFragment } from '../../../schema/documents/admin/graphql.ts';
import { adminPaths } from '../../paths.ts';
import { When } from '../ui/when.tsx';

/** A message in a card: the way to it, from whom it is and when it came, in that order also for a name that is read from the right. */
export const letterLink = ({ id, name, subject, createdAt }: LetterLinkFragment) => (
  <li key={id}>
    <Link to={`${adminPaths.messages}?edit=${id}`}>{subject}</Link>
    <span>
      <bdi>{name}</bdi>, <When at={createdAt} />
    </span>
  </li>
);
