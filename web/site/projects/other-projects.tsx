import { generatePath, useParams } from 'react-router-dom';
import { NewestProjectsDocument } from '../../../schema/documents/site/projects/graphql.ts';
import { pageData } from '../../data/page-data.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { List } from '../../ui/list.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import './other-projects.css';

/** As many as stand side by side. */
const SHOWN = 3;

export const newest = pageData({ document: NewestProjectsDocument, variables: () => ({}), beside: true });

/** The newest projects beside the one whose page it is. */
export function OtherProjects() {
  const { id } = useParams();
  const answer = newest.useAnswer();
  const items = answer.state === 'here' ? answer.data.found.items : [];
  const others = items.filter((project) => project.id !== id).slice(0, SHOWN);
  return (
    <section className="other-projects">
      <h2>Latest projects</h2>
      {others.length === 0 && <p role="status">{answer.state === 'loading' ? 'Loading...' : NONE}</p>}
      {answer.state === 'failed' && <TryAgain />}
      <List>
        {others.map(({ id, ...project }) => (
          <Card
            key={id}
            {...project}
            href={generatePath(paths.latestProject, { id })}
            heading="h3"
            link="View more detail"
          />
        ))}
      </List>
    </section>
  );
}

const NONE = 'No projects available.';
