import { TeamDocument } from '../../../schema/documents/site/team/graphql.ts';
import { createLoader, pageQuery } from '../../data/page-query.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { Loading } from '../../ui/list.tsx';
import { RetryMessage } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { ErrorHead, PageHead } from '../layout/page-head.tsx';
import { pageTexts, TextSections } from '../layout/page-texts.tsx';
import { pages as services } from '../services/pages.ts';
import { PersonCard } from './person-card.tsx';
import * as messages from './team-messages.ts';
import { pages } from './pages.ts';
import './team.css';

const texts = pageTexts('ABOUT');
const team = pageQuery({ document: TeamDocument, variables: () => ({}), isOptional: true });

export const loader = createLoader(texts, team);

/** The people and principles of the agency. */
export function Component() {
  const textsResult = texts.useResult();
  const teamResult = team.useResult();
  const page = textsResult.state === 'loaded' ? textsResult.data.page : null;
  const people = teamResult.state === 'loaded' ? teamResult.data.people.items : [];
  const states = [textsResult.state, teamResult.state];
  return (
    <div className="measure">
      {page ? (
        <PageHead
          title={messages.title}
          description={messages.description(
            page.description,
            people.map(({ name }) => name),
          )}
          path={pages.team.path}
        />
      ) : (
        <ErrorHead title={messages.title} />
      )}
      <PageHeading title={messages.title}>{people.length > 0 && page?.lead}</PageHeading>
      {states.includes('loading') && <Loading text={messages.loading} />}
      {states.includes('failed') && <RetryMessage />}
      {people.length > 0 && (
        <ul className="people">
          {people.map((person) => (
            <PersonCard key={person.id} person={person} />
          ))}
        </ul>
      )}
      {page && (
        <div className="team-about">
          <TextSections sections={page.sections} />
          <p className="team-careers">
            <ArrowLink href={services.careers.path}>{messages.careers}</ArrowLink>
          </p>
        </div>
      )}
    </div>
  );
}
