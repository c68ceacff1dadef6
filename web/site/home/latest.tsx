import { generatePath } from 'react-router-dom';
import type { ProjectsQuery, PropertiesQuery } from '../../../schema/documents/site/home/graphql.ts';
import type { QueryState } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import { previewState } from '../layout/preview-state.ts';
import './home.css';
import * as messages from './messages.ts';
import { Section } from './sections.tsx';
import { projectTypes, propertyTypes } from './tabs.ts';
import { Card, CardSkeleton } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState, RetryMessage } from '../../ui/notice.tsx';
import { Rail } from '../../ui/list.tsx';
import { Tabs } from '../../ui/tabs.tsx';

/** Wider than the large card, whose tall frame crops the picture at both sides. */
const LARGE_CARD_SIZES =
  '(min-width: 83.5rem) max(1000px, 51vw), (min-width: 64rem) 72vw, (min-width: 40rem) 92vw, 78vw';
const CARD_SIZES =
  '(min-width: 83.5rem) max(604px, 31vw), (min-width: 64rem) 45vw, (min-width: 40rem) 46vw, 78vw';

/** Premium properties by type; the first card is large. */
export function PremiumProperties({ result }: { result: QueryState<PropertiesQuery> }) {
  const properties = result.state === 'loaded' ? getProperties(result.data) : null;
  return (
    <Section id="property-type" title={messages.propertiesTitle}>
      <Tabs
        label={messages.propertyType}
        name="property-type"
        tabs={propertyTypes}
        labels={messages.tabLabels}
      >
        {(open) => {
          if (result.state === 'loading') return <CardsSkeleton text={messages.loadingProperties} />;
          const shown = properties?.[open] ?? [];
          if (shown.length === 0) {
            return (
              <EmptyState text={messages.noProperties}>
                {result.state === 'failed' && <RetryMessage />}
              </EmptyState>
            );
          }
          return (
            <Rail name={messages.propertiesRail} className="home-mosaic">
              {shown.map((property, index) => (
                <Card
                  key={property.id}
                  href={generatePath(paths.property, { id: property.id })}
                  state={previewState(property)}
                  title={property.title}
                  location={property.location}
                  price={property.price}
                  picture={property.picture}
                  sizes={index === 0 ? LARGE_CARD_SIZES : CARD_SIZES}
                  link={messages.cardLink}
                  heading="h3"
                />
              ))}
            </Rail>
          );
        }}
      </Tabs>
    </Section>
  );
}

/** Number of projects outside the disclosure. */
const VISIBLE_PROJECTS = 6;

const SIZES = '(min-width: 83.5rem) max(392px, 20vw), (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 78vw';

/** Latest projects by category. */
export function LatestProjects({ result }: { result: QueryState<ProjectsQuery> }) {
  const projects = result.state === 'loaded' ? getProjects(result.data) : null;
  return (
    <Section id="project-type" title={messages.projectsTitle}>
      <Tabs label={messages.projectType} name="project-type" tabs={projectTypes} labels={messages.tabLabels}>
        {(open) => {
          if (result.state === 'loading') return <CardsSkeleton text={messages.loadingProjects} />;
          const shown = projects?.[open] ?? [];
          if (shown.length === 0) {
            return (
              <EmptyState text={messages.noProjects}>
                {result.state === 'failed' && <RetryMessage />}
              </EmptyState>
            );
          }
          return (
            <>
              <ProjectRail name={messages.projectsRail} projects={shown.slice(0, VISIBLE_PROJECTS)} />
              {shown.length > VISIBLE_PROJECTS && (
                <Disclosure
                  key={open}
                  id={`more ${open}`}
                  title={messages.moreProjects(shown.length - VISIBLE_PROJECTS)}
                >
                  <ProjectRail name={messages.moreProjectsRail} projects={shown.slice(VISIBLE_PROJECTS)} />
                </Disclosure>
              )}
            </>
          );
        }}
      </Tabs>
    </Section>
  );
}

const ProjectRail = ({ name, projects }: { name: string; projects: readonly Project[] }) => (
  <Rail name={name} className="home-grid home-grid-wide">
    {projects.map((project) => (
      <Card
        key={project.id}
        href={generatePath(paths.latestProject, { id: project.id })}
        state={previewState(project)}
        title={project.title}
        location={project.location}
        price={project.price}
        picture={project.picture}
        sizes={SIZES}
        link={messages.cardLink}
        heading="h3"
      />
    ))}
  </Rail>
);

/** The placeholder of a row of cards. */
const CardsSkeleton = ({ text }: { text: string }) => (
  <div className="home-grid" aria-busy="true">
    <p className="visually-hidden" role="status">
      {text}
    </p>
    <CardSkeleton />
    <CardSkeleton />
    <CardSkeleton />
  </div>
);

type Project = ProjectsQuery['villas']['items'][number];

/** Returns the newest properties of each tab. The query is limited by type, so that no type displaces another. */
const getProperties = ({ villas, apartments, townhouses }: PropertiesQuery) => ({
  Villas: villas.items,
  Apartments: apartments.items,
  Townhouses: townhouses.items,
});

/** Returns the newest projects of each tab. */
function getProjects({ newest, villas, apartments, townhouses }: ProjectsQuery) {
  const tabs = { Villas: villas.items, Apartments: apartments.items, Townhouses: townhouses.items };
  const projects = new Map(
    Object.values(tabs)
      .flat()
      .map((project) => [project.id, project]),
  );
  return { ...tabs, All: newest.items.flatMap(({ id }) => projects.get(id) ?? []) };
}
