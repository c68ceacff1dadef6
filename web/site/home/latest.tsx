import { generatePath } from 'react-router-dom';
import type { ProjectsQuery } from '../../../schema/documents/site/home/graphql.ts';
import type { QueryResult } from '../../data/page-query.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Rail } from '../../ui/rail.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { loadedProjects, type LoadedProject } from './loaded.ts';
import { Section } from './section.tsx';
import { projectTypes } from './types.ts';

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
              <EmptyState text="No projects found.">{result.state === 'failed' && <TryAgain />}</EmptyState>
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
