import { CITY } from '../../../schema/city.ts';
import { formatNumber, plural } from '../../../schema/language.ts';

// Texts of the list of upcoming projects (spec §2).

export const title = 'Upcoming projects';
export const description = `Projects announced in ${CITY}, with their plans, deposits and handover dates where these are known.`;
const projectCount = (count: number): string =>
  plural(count, { one: '1 project', other: `${formatNumber(count)} projects` });
interface Position {
  page: number;
  total: number;
  totalPages: number;
}
export const position = ({ page, total, totalPages }: Position): string =>
  totalPages === 1 ? projectCount(total) : `${projectCount(total)}, page ${page} of ${totalPages}`;
export const loading = 'Loading projects...';
export const noProjects = 'No projects found.';
export const enquire = (project: string): string => `Ask about ${project}`;
