import { MENU, type PageDescriptor } from '../../page-descriptor.ts';
import { pages } from '../../pages.ts';

/** A link in the menu. */
export interface Entry {
  label: string;
  to: string;
}

/** Links under a common label. */
export interface Group {
  label: string;
  entries: readonly Entry[];
}

/** Builds the menu from the descriptors of the pages: a page without a label of its own is a link outside the groups. */
function createMenu(pages: readonly PageDescriptor[]): (Entry | Group)[] {
  return MENU.map((name) => {
    const members = pages
      .filter(({ menu }) => menu?.entry === name)
      .sort((a, b) => (a.menu?.position ?? 0) - (b.menu?.position ?? 0));
    const [first] = members;
    if (first && !first.menu?.label) return { label: name, to: first.path };
    return { label: name, entries: members.map(({ path, menu }) => ({ label: menu!.label!, to: path })) };
  });
}

/** The menu of the site (spec §2). */
export const navigation = createMenu(pages);
