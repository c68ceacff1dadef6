import { generatePath, Link } from 'react-router-dom';
import type { PersonCardFragment } from '../../../schema/documents/site/team/graphql.ts';
import { paths } from '../../paths.ts';
import { Portrait } from '../layout/portrait.tsx';
import { ProfileLinks } from './profile-links.tsx';
import './team.css';

const SIZES = '(min-width: 83.5rem) 290px, (min-width: 64rem) 22vw, 45vw';

/** A card of a team member with a link to the member's page. */
export function PersonCard({ person }: { person: PersonCardFragment }) {
  const { name, position, slug, introduction } = person;
  return (
    <li className="person">
      <Portrait person={person} sizes={SIZES} />
      <h2>
        <Link to={generatePath(paths.teamMember, { name: slug })}>{name}</Link>
      </h2>
      {position && <p className="person-position">{position}</p>}
      {introduction && <p className="person-line">{introduction}</p>}
      <ProfileLinks person={person} />
    </li>
  );
}
