import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import './home.css';
import * as messages from './messages.ts';
import type { AgentsQuery } from '../../../schema/documents/site/home/graphql.ts';
import type { QueryState } from '../../data/api.ts';
import { Portrait } from '../layout/portrait.tsx';
import { useAgency } from '../agency.ts';
import { SearchBox } from '../search/search-box.tsx';
import { ArrowLink, Arrow } from '../../ui/arrow.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Picture, type PictureFiles } from '../../ui/picture.tsx';

interface SectionProps {
  /** The fragment of its URL. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section with a heading. It receives the focus when its page or tab changes. */
export const Section = ({ id, title, children }: SectionProps) => (
  <section id={id} className="home-section measure" tabIndex={-1} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
);

const getIntents = () => [
  { label: messages.buyApartment, to: paths.apartmentsForSale },
  { label: messages.buyVilla, to: paths.villasForSale },
  { label: messages.rentApartment, to: paths.rentalApartments },
  { label: messages.rentVilla, to: paths.rentalVillas },
];

/** The search box and links to the lists of homes. */
export function Intents() {
  return (
    <section className="home-intents measure">
      <div>
        <h1>{messages.title}</h1>
      </div>
      <form role="search" action={paths.search} method="get">
        <SearchBox />
        <p>
          <ArrowLink href={paths.search}>{messages.searchAll}</ArrowLink>
        </p>
      </form>
      <ul>
        {getIntents().map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>
              {label}
              <Arrow to="next" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Figures of the agency, in the demo those of spec §3. */
export function Statistics() {
  const { title, numbers } = useAgency().figures;
  if (numbers.length === 0) return null;
  return (
    <section className="home-statistics" aria-labelledby="statistics-title">
      <div className="measure">
        <h2 id="statistics-title">{title ?? messages.statisticsTitle}</h2>
        <dl>
          {numbers.map(([number, label]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{number}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Time per reason in milliseconds (spec §9). */
const REASON_MS = 3500;

const SIZES = '(min-width: 83.5rem) max(722px, 37vw), (min-width: 64rem) 55vw, calc(100vw - 40px)';

/** A carousel of reasons to choose the agency. */
export function Reasons() {
  return (
    <Section id="why" title={messages.reasonsTitle}>
      <Carousel
        label={messages.reasonsCarousel}
        every={REASON_MS}
        slides={getReasons().map(({ title, text, picture }) => (
          <article key={title} className="why-card">
            <Picture picture={picture} alt="" sizes={SIZES} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </article>
        ))}
      />
    </Section>
  );
}

/** A picture of `web/public/reasons/`. */
const picture = (name: string, placeholder: string): PictureFiles => ({
  url: `/reasons/${name}.960.jpg`,
  width: 960,
  height: 640,
  alt: '',
  placeholder: `data:image/webp;base64,${placeholder}`,
  avif: `/reasons/${name}.640.avif 640w, /reasons/${name}.1280.avif 1280w`,
  webp: `/reasons/${name}.960.webp 960w`,
});

/** Returns the reasons to choose the agency with their pictures. */
const getReasons = () => [
  {
    ...messages.reasons.inside,
    picture: picture(
      'inside',
      'UklGRjoAAABXRUJQVlA4IC4AAACQAQCdASoMAAgABABoJQBOgBtqngAA/mktXcXDwirERHPqGRsxfFbipeuC0AwA',
    ),
  },
  {
    ...messages.reasons.sum,
    picture: picture(
      'sum',
      'UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoMAAgABABoJYgCdADZocg6AAD9TVMxtKbVYUTXrPvaTk5gc/EkLVc2Mo1UawfGVrse1wAA',
    ),
  },
  {
    ...messages.reasons.sites,
    picture: picture(
      'sites',
      'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABABoJQBOgB6XXHuzAADeM/IW9Y2TL58mvUEhLaZX0J1BEAVC/hQhwAAA',
    ),
  },
];

const PORTRAIT_SIZES = '(min-width: 83.5rem) 290px, (min-width: 48rem) 22vw, 45vw';

/** The first four people of the team with portrait, name and role; nothing if there are none. */
export function Agents({ result }: { result: QueryState<AgentsQuery> }) {
  const people = result.state === 'loaded' ? result.data.people.items : [];
  if (people.length === 0) return null;
  return (
    <Section id="agents" title={messages.agentsTitle}>
      <ul className="home-team">
        {people.map((person) => (
          <li key={person.id}>
            <Portrait person={person} sizes={PORTRAIT_SIZES} />
            <h3>{person.name}</h3>
            <p>{person.position}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Frequently asked questions, of which one answer is open at a time. */
export function Questions() {
  return (
    <section className="faq measure" aria-labelledby="faq-title">
      <h2 id="faq-title">{messages.questionsTitle}</h2>
      <div className="faq-questions">
        {messages.questions.map(({ question, answer }) => (
          <Disclosure key={question} id={question} name="faq" title={<h3>{question}</h3>}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
