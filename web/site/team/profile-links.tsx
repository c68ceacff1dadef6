import type { Person } from '../people.ts';
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
