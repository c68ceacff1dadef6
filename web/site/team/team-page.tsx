import { ArrowLink } from '../../ui/arrow.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { people } from '../people.ts';
import { about } from './about.ts';
import { PersonCard } from './person-card.tsx';
import * as messages from './team-messages.ts';
import { pages as services } from '../services/pages.ts';
import { pages } from './pages.ts';
import './team.css';

/** The management and principles of the agency. */
export function Component() {
  return (
    <div className="measure">
      <PageHead title={messages.title} description={messages.description} path={pages.team.path} />
      <PageHeading title={messages.title}>{about.lead}</PageHeading>
      <ul className="people">
        {people.map((person) => (
          <PersonCard key={person.slug} person={person} />
        ))}
      </ul>
      <section className="team-about" aria-labelledby="about">
        <h2 id="about">{about.heading}</h2>
        <div>
          {about.habits.map(({ name, text }) => (
            <section key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </section>
          ))}
          <ArrowLink href={services.careers.path}>{messages.careers}</ArrowLink>
        </div>
      </section>
    </div>
  );
}
