import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { type SitePageKey, PageContentDocument } from '../../../schema/documents/site/layout/graphql.ts';
import { apiContext, loadPage, useResult, type Loadable, type LoaderArgs } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Loading } from '../../ui/list.tsx';
import { RetryMessage } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { ErrorHead, PageHead } from '../layout/page-head.tsx';
import * as messages from './messages.tsx';
import { TextSections, type PageTexts } from '../layout/page-texts.tsx';
import './services.css';

interface Props {
  title: string;
  path: string;
  texts: Loadable<{ page: PageTexts }>;
  /** The subject of a message that is written from the page. */
  subject?: string;
  /** Shown below the heading. */
  picture?: ReactNode;
  /** Shown between figures and text. */
  children?: ReactNode;
}

/** Creates a guide page without a picture or further content. */
function createGuidePage(key: SitePageKey, getProps: () => Omit<Props, 'texts'>) {
  const loader = ({ context }: LoaderArgs) => {
    const api = context.get(apiContext);
    return loadPage(api, { texts: api.query(PageContentDocument, { key }) });
  };
  const Component = () => <GuidePage {...getProps()} texts={useLoaderData<typeof loader>().texts} />;
  return { loader, Component };
}

export const careers = createGuidePage('CAREERS', () => ({
  title: messages.careersTitle,
  path: paths.careers,
  subject: messages.careersSubject,
}));

export const legalAssistance = createGuidePage('LEGAL_ASSISTANCE', () => ({
  title: messages.legalAssistanceTitle,
  path: paths.legalAssistance,
  subject: messages.legalAssistanceSubject,
}));

export const privacyPolicy = createGuidePage('PRIVACY_POLICY', () => ({
  title: messages.privacyPolicyTitle,
  path: paths.privacyPolicy,
}));

export const propertyManagement = createGuidePage('PROPERTY_MANAGEMENT', () => ({
  title: messages.propertyManagementTitle,
  path: paths.propertyManagement,
  subject: messages.propertyManagementSubject,
}));

/** A page that explains a service: figures, sections and a link to the contact page. */
export function GuidePage({ texts, ...props }: Props) {
  const result = useResult(texts);
  if (result.state === 'loaded') return <Guide {...props} {...result.data.page} />;
  const { title } = props;
  return (
    <div className="guide measure">
      <ErrorHead title={title} />
      <PageHeading title={title} />
      {result.state === 'failed' ? <RetryMessage /> : <Loading text={messages.loading} />}
    </div>
  );
}

function Guide({
  title,
  path,
  subject,
  picture,
  children,
  lead,
  description,
  figures,
  sections,
  call,
}: Omit<Props, 'texts'> & PageTexts) {
  return (
    <div className="guide measure">
      <PageHead title={title} description={description} path={path} />
      <PageHeading title={title}>{lead}</PageHeading>
      {picture}
      {figures.length > 0 && <Figures figures={figures} />}
      {children}
      <div className="guide-sections">
        <TextSections sections={sections} />
      </div>
      {call && <Call {...call} subject={subject ?? title} />}
    </div>
  );
}

function Figures({ figures }: Pick<PageTexts, 'figures'>) {
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

/** The call to write a message. */
function Call({ title, text, label, subject }: NonNullable<PageTexts['call']> & { subject: string }) {
  const about = new URLSearchParams({ about: subject }).toString();
  return (
    <section className="guide-ask" aria-labelledby="ask">
      <h2 id="ask">{title}</h2>
      <p>{text}</p>
      <ButtonLink href={`${paths.contact}?${about}`}>{label}</ButtonLink>
    </section>
  );
}
