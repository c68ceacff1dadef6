import { CITY } from '../../../schema/city.ts';

// Texts of the list of upcoming projects (spec §2).

export const title = 'Upcoming projects';
export const description = `Projects announced in ${CITY}, with their plans, deposits and handover dates where these are known.`;
export const counted = { one: 'project', many: 'projects' };
export const loading = 'Loading projects...';
export const noProjects = 'No projects found.';
export const enquire = (project: string): string => `Ask about ${project}`;
