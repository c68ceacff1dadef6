import { generatePath, Link } from 'react-router-dom';
import type { Person } from '../people.ts';
import { ProfileLinks } from './profile-links.tsx';
import { pages } from './pages.ts';

/** A card of a team member with a link to the member's page. */
export function PersonCard({ person }: { person: Person }) {
  const { name, position, slug, portrait, line } = person;
  return (
    <li className="person">
      <img src={portrait} alt="" width={400} height={500} />
      <h2>
        <Link to={generatePath(pages.teamMember.path, { name: slug })}>{name}</Link>
      </h2>
      <p className="person-position">{position}</p>
      <p className="person-line">{line}</p>
      <ProfileLinks person={person} />
    </li>
  );
}
