import { TeamDocument } from '../../../schema/documents/site/team/graphql.ts';
import { pageQuery } from '../../data/page-query.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { Loading } from '../../ui/list.tsx';
import { RetryMessage } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useAgency } from '../agency.ts';
import { PageHead } from '../layout/page-head.tsx';
import { about } from './about.ts';
import { PersonCard } from './person-card.tsx';
import * as messages from './team-messages.ts';
import { pages as services } from '../services/pages.ts';
import { pages } from './pages.ts';
import './team.css';

const team = pageQuery({ document: TeamDocument, variables: () => ({}), isOptional: true });

export const { loader } = team;

/** The people and principles of the agency. */
export function Component() {
  const { name } = useAgency();
  const result = team.useResult();
  const people = result.state === 'loaded' ? result.data.people.items : [];
  return (
    <div className="measure">
      <PageHead
        title={messages.title}
        description={messages.description(
          name,
          people.map((person) => person.name),
        )}
        path={pages.team.path}
      />
      <PageHeading title={messages.title}>{people.length > 0 && about.lead}</PageHeading>
      {result.state === 'loading' && <Loading text={messages.loading} />}
      {result.state === 'failed' && <RetryMessage />}
      {people.length > 0 && (
        <ul className="people">
          {people.map((person) => (
            <PersonCard key={person.id} person={person} />
          ))}
        </ul>
      )}
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
