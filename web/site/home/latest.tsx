import { generatePath } from 'react-router-dom';
import type { ProjectsQuery, PropertiesQuery } from '../../../schema/documents/site/home/graphql.ts';
import type { QueryResult } from '../../data/page-query.ts';
import { paths } from '../../paths.ts';
import './latest.css';
import { Section } from './sections.tsx';
import { projectTypes, propertyTypes } from './types.ts';
import { Card, CardSkeleton } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Rail } from '../../ui/rail.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { RetryMessage } from '../../ui/retry-message.tsx';

/** In its tall frame the large one is cut at both sides: it is needed wider than it stands. */
const WIDE = '(min-width: 83.5rem) max(1000px, 51vw), (min-width: 64rem) 72vw, (min-width: 40rem) 92vw, 78vw';
const NARROW =
  '(min-width: 83.5rem) max(604px, 31vw), (min-width: 64rem) 45vw, (min-width: 40rem) 46vw, 78vw';

/** The properties the agency is proudest of, by type; the first is shown large. */
export function Luxury({ result }: { result: QueryResult<PropertiesQuery> }) {
  const properties = result.state === 'here' ? loadedProperties(result.data) : [];
  return (
    <Section id="property-type" title="Premium Luxury Developments">
      <Tabs label="Type of property" name="property-type" tabs={propertyTypes}>
        {(open) => {
          if (result.state === 'loading') return <CardsSkeleton text="Loading properties..." />;
          const shown = properties.filter(({ type }) => type === open);
          if (shown.length === 0) {
            return (
              <EmptyState text="No properties found.">
                {result.state === 'failed' && <RetryMessage />}
              </EmptyState>
            );
          }
          return (
            <Rail name="properties" className="uneven">
              {shown.map(({ id, picture, title, location, price }, index) => (
                <Card
                  key={id}
                  href={generatePath(paths.property, { id })}
                  title={title}
                  location={location}
                  price={price}
                  picture={picture}
                  sizes={index === 0 ? WIDE : NARROW}
                  link="View more detail"
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

/** As many as are in view before one asks for more. */
const AT_FIRST = 6;

const SIZES = '(min-width: 83.5rem) max(392px, 20vw), (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 78vw';

/** What was built last, by category. */
export function Latest({ result }: { result: QueryResult<ProjectsQuery> }) {
  const projects = result.state === 'here' ? loadedProjects(result.data) : [];
  return (
    <Section id="project-type" title="Latest Projects">
      <Tabs label="Type of project" name="project-type" tabs={projectTypes}>
        {(open) => {
          if (result.state === 'loading') return <CardsSkeleton text="Loading projects..." />;
          const shown = projects.filter(({ category, isNewest }) =>
            open === 'All' ? isNewest : category === open,
          );
          if (shown.length === 0) {
            return (
              <EmptyState text="No projects found.">
                {result.state === 'failed' && <RetryMessage />}
              </EmptyState>
            );
          }
          return (
            <>
              <Some name="projects" projects={shown.slice(0, AT_FIRST)} />
              {shown.length > AT_FIRST && (
                <Disclosure key={open} id={`more ${open}`} title={`${shown.length - AT_FIRST} more projects`}>
                  <Some name="more projects" projects={shown.slice(AT_FIRST)} />
                </Disclosure>
              )}
            </>
          );
        }}
      </Tabs>
    </Section>
  );
}

const Some = ({ name, projects }: { name: string; projects: readonly LoadedProject[] }) => (
  <Rail name={name} className="thirds thirds-wide">
    {projects.map(({ id, picture, title, location, price }) => (
      <Card
        key={id}
        href={generatePath(paths.latestProject, { id })}
        title={title}
        location={location}
        price={price}
        picture={picture}
        sizes={SIZES}
        link="View more detail"
        heading="h3"
      />
    ))}
  </Rail>
);

/** The shape of a row of cards until it comes. */
const CardsSkeleton = ({ text }: { text: string }) => (
  <div className="thirds" aria-busy="true">
    <p className="visually-hidden" role="status">
      {text}
    </p>
    <CardSkeleton />
    <CardSkeleton />
    <CardSkeleton />
  </div>
);

type Property = PropertiesQuery['villas']['items'][number];
type Project = ProjectsQuery['villas']['items'][number];

/** A project, and whether it is one of the newest whatever its category. */
type LoadedProject = Project & { isNewest: boolean };

/** The newest properties of every type, as many of each as a tab shows, so that no type crowds out another. */
function loadedProperties({ villas, apartments, townhouses }: PropertiesQuery): Property[] {
  return once([...villas.items, ...apartments.items, ...townhouses.items]);
}

/** The newest projects of all categories in their order, then what else there is of each. */
function loadedProjects({ newest, villas, apartments, townhouses }: ProjectsQuery): LoadedProject[] {
  const projects = once([...villas.items, ...apartments.items, ...townhouses.items]);
  const rank = new Map(newest.items.map(({ id }, place) => [id, place]));
  return projects
    .map((project) => ({ ...project, isNewest: rank.has(project.id) }))
    .sort((one, other) => (rank.get(one.id) ?? Infinity) - (rank.get(other.id) ?? Infinity) || 0);
}

const once = <Row extends { id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
