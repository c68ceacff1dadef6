import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { PageHead } from '../layout/page-head.tsx';
import './services.css';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** Figures about the agency and its market (spec §9). */
export const claims = {
  agents: '50+',
  commission: '2%',
  purchase: '2 to 6 weeks',
  returns: '5% to 10%',
} as const;

/** A section; each line is a paragraph. */
interface Section {
  heading: string;
  lines: readonly string[];
}

/** The texts of a page that explains a service. */
export interface Guide {
  title: string;
  lead: string;
  path: string;
  /** The meta description. */
  description: string;
  /** Key figures. */
  figures?: readonly { value: string; name: string }[];
  /** Steps of the service in order. */
  steps?: { heading: string; items: readonly { name: string; text: string }[] };
  sections: readonly Section[];
  /** The call to send a message. */
  callToAction?: { heading: string; text: string; subject: string; label: string };
}

interface Props {
  guide: Guide;
  /** Shown below the heading. */
  picture?: ReactNode;
  /** Shown between figures and steps. */
  children?: ReactNode;
}

/** A page that explains a service: figures, steps, sections and a link to the contact page. */
export function GuidePage({ guide, picture, children }: Props) {
  const { title, lead, path, description, figures, steps, sections, callToAction } = guide;
  return (
    <div className="guide measure">
      <PageHead title={title} description={description} path={path} />
      <PageHeading title={title}>{lead}</PageHeading>
      {picture}
      {figures && <Figures figures={figures} />}
      {children}
      {steps && <Steps {...steps} />}
      <div className="guide-sections">
        {sections.map(({ heading, lines }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <div>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </section>
        ))}
      </div>
      {callToAction && <CallToAction {...callToAction} />}
    </div>
  );
}

function Figures({ figures }: { figures: NonNullable<Guide['figures']> }) {
  return (
    <dl className="guide-figures">
      {figures.map(({ value, name }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Steps({ heading, items }: NonNullable<Guide['steps']>) {
  return (
    <section className="guide-steps" aria-labelledby="steps">
      <h2 id="steps">{heading}</h2>
      <ol>
        {items.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function CallToAction({ heading, text, subject, label }: NonNullable<Guide['callToAction']>) {
  const about = new URLSearchParams({ about: subject }).toString();
  return (
    <section className="guide-ask" aria-labelledby="ask">
      <h2 id="ask">{heading}</h2>
      <p>{text}</p>
      <ButtonLink href={`${paths.contact}?${about}`}>{label}</ButtonLink>
    </section>
  );
}
