import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { agency } from '../agency.ts';
import './sections.css';
import { questions, statistics } from './texts.ts';
import { people } from '../people.ts';
import { SearchBox } from '../search/search-box.tsx';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Arrow } from '../../ui/arrow.tsx';
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
  <section id={id} className="part measure" tabIndex={-1} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
);

const intents = [
  { label: 'Buy an apartment', to: paths.apartmentsForSale },
  { label: 'Buy a villa', to: paths.villasForSale },
  { label: 'Rent an apartment', to: paths.rentalApartments },
  { label: 'Rent a villa', to: paths.rentalVillas },
];

/** The search box and links to the lists of homes. */
export function Intents() {
  return (
    <section className="intents measure">
      <div>
        <h1>Homes for sale and for rent in {agency.city}</h1>
      </div>
      <form role="search" action={paths.search} method="get">
        <SearchBox />
        <p>
          <ArrowLink href={paths.search}>Search all homes</ArrowLink>
        </p>
      </form>
      <ul>
        {intents.map(({ label, to }) => (
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

/** Four numbers about the agency (spec §3). */
export function Statistics() {
  return (
    <section className="statistics" aria-labelledby="statistics-title">
      <div className="measure">
        <h2 id="statistics-title">{statistics.title}</h2>
        <dl>
          {statistics.numbers.map(([number, of]) => (
            <div key={of}>
              <dt>{of}</dt>
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
    <Section id="why" title="Why choose us">
      <Carousel
        label="Reasons"
        every={REASON_MS}
        slides={reasons.map(({ title, text, picture }) => (
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

/** Reasons to choose the agency (spec §1). */
const reasons = [
  {
    title: 'We have been inside',
    text: 'Every home on this site has been walked through by one of us with a tape measure, in the last ninety days. Whoever answers the telephone can say where the light falls.',
    picture: picture(
      'inside',
      'UklGRjoAAABXRUJQVlA4IC4AAACQAQCdASoMAAgABABoJQBOgBtqngAA/mktXcXDwirERHPqGRsxfFbipeuC0AwA',
    ),
  },
  {
    title: 'The whole sum, on paper',
    text: 'Before an offer you get one page with the price, the transfer fee, the commission, the service charge and the first year of costs. It is the page on which we would decide ourselves.',
    picture: picture(
      'sum',
      'UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoMAAgABABoJYgCdADZocg6AAD9TVMxtKbVYUTXrPvaTk5gc/EkLVc2Mo1UawfGVrse1wAA',
    ),
  },
  {
    title: 'On the site every quarter',
    text: 'For each project that is being built we note the registered progress beside the payment plan, after a visit. A project whose escrow account we cannot name is not offered here.',
    picture: picture(
      'sites',
      'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABABoJQBOgB6XXHuzAADeM/IW9Y2TL58mvUEhLaZX0J1BEAVC/hQhwAAA',
    ),
  },
] as const;

/** Four agents with portrait, name and role. */
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

/** Frequently asked questions, of which one answer is open at a time. */
export function Questions() {
  return (
    <section className="faq measure" aria-labelledby="faq-title">
      <h2 id="faq-title">Frequently asked questions</h2>
      <div className="faq-questions">
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} id={question} name="faq" title={<h3>{question}</h3>}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
