import { data, generatePath, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { agency, dial } from '../agency.ts';
import { ErrorHead, PageHead } from '../layout/page-head.tsx';
import { people, type Person } from '../people.ts';
import * as messages from './member-messages.ts';
import { ProfileLinks } from './person-card.tsx';
import { pages } from './pages.ts';
import './team.css';

const findPerson = (slug = ''): Person | undefined =>
  people.find((person) => person.slug === slug.toLowerCase());

export const loader = ({ params }: LoaderFunctionArgs) =>
  data(null, { status: findPerson(params.name) ? 200 : 404 });

/** The page of a team member. */
export function Component() {
  const person = findPerson(useParams().name);
  return (
    <div className="member measure">
      <p className="member-back">
        <ArrowLink href={pages.team.path} to="back">
          {messages.backToTeam}
        </ArrowLink>
      </p>
      {person ? <Member person={person} /> : <MemberNotFound />}
    </div>
  );
}

function MemberNotFound() {
  return (
    <>
      <ErrorHead title={messages.notFound} />
      <Notice heading text={messages.notFound} />
    </>
  );
}

function Member({ person }: { person: Person }) {
  const { name, position, slug, portrait, line, lines, languages, asks } = person;
  const [firstName = name] = name.split(' ');
  return (
    <>
      <PageHead
        title={messages.documentTitle(name, position)}
        description={line}
        path={generatePath(pages.teamMember.path, { name: slug })}
      />
      <article className="member-body">
        <img src={portrait} alt={messages.portraitOf(name)} width={400} height={500} />
        <div>
          <header>
            <h1>{name}</h1>
            <p>{position}</p>
          </header>
          {lines.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <dl>
            <div>
              <dt>{messages.languages}</dt>
              <dd>{languages.join(', ')}</dd>
            </div>
            <div>
              <dt>{messages.telephone}</dt>
              <dd>
                <a href={dial(agency.phones[0])}>{agency.phones[0]}</a>
              </dd>
            </div>
            <div>
              <dt>{messages.profiles}</dt>
              <dd>
                <ProfileLinks person={person} />
              </dd>
            </div>
          </dl>
          <section aria-labelledby="asks">
            <h2 id="asks">{messages.subjectsTitle(firstName)}</h2>
            <ul className="member-asks">
              {asks.map((subject) => (
                <li key={subject}>
                  <ArrowLink href={messageTo(name, subject)}>{subject}</ArrowLink>
                </li>
              ))}
            </ul>
          </section>
          <ButtonLink href={messageTo(name)}>{messages.writeTo(firstName)}</ButtonLink>
        </div>
      </article>
    </>
  );
}

/** Returns the URL of the contact page with a subject for the member. */
const messageTo = (name: string, subject = ''): string =>
  `${paths.contact}?${new URLSearchParams({ about: messages.messageSubject(name, subject) }).toString()}`;
