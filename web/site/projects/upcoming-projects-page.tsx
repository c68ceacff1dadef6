import { UpcomingProjectsDocument } from '../../../schema/documents/site/projects/graphql.ts';
import { paths } from '../../paths.ts';
import { PagerByCount } from '../../ui/pager.tsx';
import { createListPage } from '../layout/list-page.tsx';
import { UpcomingProject } from './upcoming-project.tsx';
import * as messages from './upcoming-projects-messages.ts';

/** The list of upcoming projects. */
export const { loader, Component } = createListPage({
  document: UpcomingProjectsDocument,
  path: paths.upcomingProjects,
  title: messages.title,
  description: messages.description,
  counted: messages.counted,
  loading: messages.loading,
  none: messages.noProjects,
  Item: UpcomingProject,
  Pager: PagerByCount,
});
