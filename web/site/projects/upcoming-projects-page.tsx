import { useLoaderData } from 'react-router-dom';
import {
  UpcomingProjectsDocument,
  type UpcomingProjectsQuery,
} from '../../../schema/documents/site/projects/graphql.ts';
import { apiContext, loadPage, type LoaderArgs } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import { ListPage, PER_PAGE } from '../layout/list-page.tsx';
import './upcoming-projects.css';
import * as messages from './upcoming-projects-messages.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { splitLines } from '../../ui/lines.ts';
import { pageNumber } from '../../ui/page-number.ts';
import { Picture } from '../../ui/picture.tsx';

interface Props {
  item: UpcomingProjectsQuery['found']['items'][number];
  priority: 'first' | 'soon' | 'later';
}

const SIZES =
  '(min-width: 83.5rem) max(604px, 31vw), (min-width: 64rem) 46vw, (min-width: 40rem) 46vw, calc(100vw - 48px)';

/** An upcoming project with its description and a link to the contact page. */
function UpcomingProject({ item: { title, description, picture }, priority }: Props) {
  return (
    <article className="upcoming-project">
      <Picture picture={picture} alt={title} sizes={SIZES} priority={priority} />
      <h2>{title}</h2>
      <div>
        {splitLines(description).map((line, index) => (
          <p key={index}>{line}</p>
        ))}
        <ArrowLink href={`${paths.contact}?${new URLSearchParams({ about: title }).toString()}`}>
          {messages.enquire(title)}
        </ArrowLink>
      </div>
    </article>
  );
}

export const loader = ({ request, context }: LoaderArgs) => {
  const api = context.get(apiContext);
  const page = pageNumber(new URL(request.url).searchParams);
  return loadPage(api, { found: api.query(UpcomingProjectsDocument, { page, limit: PER_PAGE }) });
};

/** The list of upcoming projects. */
export function Component() {
  const { found } = useLoaderData<typeof loader>();
  return (
    <ListPage
      found={found}
      path={paths.upcomingProjects}
      title={messages.title}
      description={messages.description}
      formatPosition={messages.position}
      loading={messages.loading}
      none={messages.noProjects}
      renderItem={(project, priority) => <UpcomingProject item={project} priority={priority} />}
      pager="short"
    />
  );
}
