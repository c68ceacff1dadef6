import { useLoaderData } from 'react-router-dom';
import { PageContentDocument } from '../../../schema/documents/site/layout/graphql.ts';
import { TeamDocument } from '../../../schema/documents/site/team/graphql.ts';
import { apiContext, loadPage, OPTIONAL, useResult, type LoaderArgs } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { Loading } from '../../ui/list.tsx';
import { RetryMessage } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { ErrorHead, PageHead } from '../layout/page-head.tsx';
import { TextSections } from '../layout/page-texts.tsx';
import { PersonCard } from './person-card.tsx';
import * as messages from './team-messages.ts';
import './team.css';

export const loader = ({ context }: LoaderArgs) => {
  const api = context.get(apiContext);
  return loadPage(api, {
    texts: api.query(PageContentDocument, { key: 'ABOUT' }),
    team: api.query(TeamDocument, {}, OPTIONAL),
  });
};

/** The people and principles of the agency. */
export function Component() {
  const { texts, team } = useLoaderData<typeof loader>();
  const textsResult = useResult(texts);
  const teamResult = useResult(team);
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
          path={paths.team}
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
            <ArrowLink href={paths.careers}>{messages.careers}</ArrowLink>
          </p>
        </div>
      )}
    </div>
  );
}
