import { UpcomingProjectsDocument } from '../../../schema/documents/site/projects/graphql.ts';
import { paths } from '../../paths.ts';
import { PagerByCount } from '../../ui/pager.tsx';
import { agency } from '../agency.ts';
import { createListPage } from '../layout/list-page.tsx';
import { UpcomingProject } from './upcoming-project.tsx';

/** The list of upcoming projects. */
export const { loader, Component } = createListPage({
  document: UpcomingProjectsDocument,
  path: paths.upcomingProjects,
  title: 'Upcoming projects',
  description: `Projects announced in ${agency.city}, with what is known of plans, deposits and handover.`,
  counted: { one: 'project', many: 'projects' },
  loading: 'Loading projects...',
  none: 'No projects found.',
  Item: UpcomingProject,
  Pager: PagerByCount,
});
