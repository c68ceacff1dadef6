import { generatePath, useLoaderData } from 'react-router-dom';
import { formatList } from '../../../schema/language.ts';
import { TeamMemberDocument, type TeamMemberQuery } from '../../../schema/documents/site/team/graphql.ts';
import { apiContext, loadPage, useResult, type LoaderArgs } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { splitLines, truncate } from '../../ui/lines.ts';
import { Loading } from '../../ui/list.tsx';
import { Notice, RetryMessage } from '../../ui/notice.tsx';
import { dial, useAgency, whatsAppUrl } from '../agency.ts';
import { ErrorHead, PageHead } from '../layout/page-head.tsx';
import { Portrait } from '../layout/portrait.tsx';
import { recordStatus } from '../layout/record-page.tsx';
import * as messages from './member-messages.ts';
import { ProfileLinks } from './profile-links.tsx';
import './team.css';

export const loader = ({ params: { name: slug = '' }, context }: LoaderArgs) => {
  const api = context.get(apiContext);
  return loadPage(api, { member: api.query(TeamMemberDocument, { slug }) }, ({ member }) =>
    recordStatus(member),
  );
};

/** The page of a team member. */
export function Component() {
  const result = useResult(useLoaderData<typeof loader>().member);
  return (
    <div className="member measure">
      <p className="member-back">
        <ArrowLink href={paths.team} to="back">
          {messages.backToTeam}
        </ArrowLink>
      </p>
      {result.state === 'loading' && <Loading text={messages.loading} />}
      {result.state === 'failed' && (
        <NoMember text={messages.loadFailed}>
          <RetryMessage />
        </NoMember>
      )}
      {result.state === 'loaded' &&
        (result.data.record ? <Member person={result.data.record} /> : <NoMember text={messages.notFound} />)}
    </div>
  );
}

function NoMember({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <>
      <ErrorHead title={text} />
      <Notice heading text={text}>
        {children}
      </Notice>
    </>
  );
}

const SIZES =
  '(min-width: 83.5rem) 500px, (min-width: 64rem) 38vw, (min-width: 28rem) 26rem, calc(100vw - 40px)';

function Member({ person }: { person: NonNullable<TeamMemberQuery['record']> }) {
  const { name, position, slug, portrait, introduction, biography, subjects } = person;
  const lines = splitLines(biography ?? '');
  const [firstName = name] = name.split(' ');
  const { name: agency } = useAgency();
  return (
    <>
      <PageHead
        title={position ? messages.documentTitle(name, position) : name}
        description={introduction ?? truncate(lines[0] ?? messages.description(name, agency), 155)}
        path={generatePath(paths.teamMember, { name: slug })}
        picture={portrait}
      />
      <article className="member-body">
        <Portrait person={person} sizes={SIZES} priority="first" />
        <div>
          <header>
            <h1>{name}</h1>
            {position && <p>{position}</p>}
          </header>
          {lines.map((text, index) => (
            <p key={index}>{text}</p>
          ))}
          <Facts person={person} />
          {subjects.length > 0 && (
            <section aria-labelledby="asks">
              <h2 id="asks">{messages.subjectsTitle(firstName)}</h2>
              <ul className="member-asks">
                {subjects.map((subject) => (
                  <li key={subject}>
                    <ArrowLink href={messageTo(name, subject)}>{subject}</ArrowLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <ButtonLink href={messageTo(name)}>{messages.writeTo(firstName)}</ButtonLink>
        </div>
      </article>
    </>
  );
}

type FactsProps = { person: NonNullable<TeamMemberQuery['record']> };

/** The languages, contact data and registration of a member. A member without a telephone is called at the office. */
function Facts({ person }: FactsProps) {
  const { languages, phone, whatsApp, brn, profiles } = person;
  const [ofOffice] = useAgency().phones;
  const number = phone ?? ofOffice;
  return (
    <dl>
      {languages.length > 0 && (
        <div>
          <dt>{messages.languages}</dt>
          <dd>{formatList(languages, 'unit')}</dd>
        </div>
      )}
      {number && (
        <div>
          <dt>{messages.telephone}</dt>
          <dd>
            <a href={dial(number)}>{number}</a>
          </dd>
        </div>
      )}
      {whatsApp && (
        <div>
          <dt>{messages.whatsApp}</dt>
          <dd>
            <a href={whatsAppUrl(whatsApp)} target="_blank" rel="noreferrer">
              {whatsApp}
              <span className="visually-hidden">{messages.opensInNewTab}</span>
            </a>
          </dd>
        </div>
      )}
      {brn && (
        <div>
          <dt>{messages.registration}</dt>
          <dd>{brn}</dd>
        </div>
      )}
      {profiles.length > 0 && (
        <div>
          <dt>{messages.profiles}</dt>
          <dd>
            <ProfileLinks person={person} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Returns the URL of the contact page with a subject for the member. */
const messageTo = (name: string, subject = ''): string =>
  `${paths.contact}?${new URLSearchParams({ about: messages.messageSubject(name, subject) }).toString()}`;
