import { pageDescriptors } from './globs/page-descriptors.ts';
import type { PageDescriptor } from './page-descriptor.ts';
import { isSamePath } from './paths.ts';

/** The descriptors of all pages of the site. */
export const pages: readonly PageDescriptor[] = Object.values(pageDescriptors).flatMap((ofFolder) =>
  Object.values(ofFolder),
);

/** All paths of a page, the canonical path first. */
export const pathsOf = ({ path, aliases = [] }: PageDescriptor): readonly string[] => [path, ...aliases];

/** True if a pathname is the path of a page or one of its aliases. */
export function leadsTo(path: string, pathname: string): boolean {
  const page = pages.find((page) => page.path === path);
  return (page ? pathsOf(page) : [path]).some((own) => isSamePath(own, pathname));
}
