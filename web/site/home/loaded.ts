import type { ProjectsQuery, PropertiesQuery } from '../../../schema/documents/site/home/graphql.ts';

type Property = PropertiesQuery['villas']['items'][number];
type Project = ProjectsQuery['villas']['items'][number];

/** A project, and whether it is one of the newest whatever its category. */
export type LoadedProject = Project & { isNewest: boolean };

/** The newest properties of every type, as many of each as a tab shows, so that no type crowds out another. */
export function loadedProperties({ villas, apartments, townhouses }: PropertiesQuery): Property[] {
  return once([...villas.items, ...apartments.items, ...townhouses.items]);
}

/** The newest projects of all categories in their order, then what else there is of each. */
export function loadedProjects({ newest, villas, apartments, townhouses }: ProjectsQuery): LoadedProject[] {
  const projects = once([...villas.items, ...apartments.items, ...townhouses.items]);
  const rank = new Map(newest.items.map(({ id }, place) => [id, place]));
  return projects
    .map((project) => ({ ...project, isNewest: rank.has(project.id) }))
    .sort((one, other) => (rank.get(one.id) ?? Infinity) - (rank.get(other.id) ?? Infinity) || 0);
}

const once = <Row extends { id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
