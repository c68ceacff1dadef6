import { generatePath, Link } from 'react-router-dom';
import type { Person } from '../people.ts';
import { pages } from './pages.ts';
import './team.css';

/** Links to the profiles of a person, which open in new tabs. */
export function ProfileLinks({ person: { name, social } }: { person: Person }) {
  return (
    <ul className="profile-links">
      {Object.entries(social).map(([service, address]) => (
        <li key={service}>
          <a href={address} target="_blank" rel="noreferrer">
            {service}
            <span className="visually-hidden">, {name} (a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

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
