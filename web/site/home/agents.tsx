import { people } from '../people.ts';
import { Section } from './section.tsx';
import './agents.css';

/** Four of those one will talk to: face, name and role. */
export function Agents() {
  return (
    <Section id="agents" title="Top agents">
      <ul className="agents">
        {people.slice(0, 4).map(({ name, position, portrait }) => (
          <li key={name}>
            <img src={portrait} alt={`Portrait of ${name}`} width="320" height="400" loading="lazy" />
            <h3>{name}</h3>
            <p>{position}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
