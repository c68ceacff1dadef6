import { generatePath } from 'react-router-dom';
import type { Execute } from '../../data/execute.ts';
import { paths } from '../../paths.ts';
import { people } from '../people.ts';
import { ask } from './ask.ts';
import { rooms, type Room } from './sitemap-rooms.ts';
import { element, xml } from './xml.ts';

/** Most records that the API gives at once. */
const AT_ONCE = 1000;
/** How many such answers make a part; a sitemap may have 50,000 addresses. */
const ANSWERS = 10;

const SPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const PICTURES = 'http://www.google.com/schemas/sitemap-image/1.1';

interface Entry {
  path: string;
  changed?: string;
  picture?: string;
}

/** The sitemap of all parts: the pages that are always there, and those of each kind of record. */
export async function sitemapIndex(execute: Execute, origin: string): Promise<string> {
  const names = await Promise.all(
    Object.entries(rooms).map(async ([name, { document }]) => {
      const { found } = await ask(execute, document, { page: 1, limit: 1 });
      return Array.from(
        { length: Math.ceil(found.total / (AT_ONCE * ANSWERS)) },
        (_, index) => `${name}-${index + 1}`,
      );
    }),
  );
  const parts = ['pages', ...names.flat()].map(
    (name) => `<sitemap>${element('loc', `${origin}/sitemap/${name}.xml`)}</sitemap>`,
  );
  return xml(`<sitemapindex xmlns="${SPACE}">\n${parts.join('\n')}\n</sitemapindex>`);
}

/** One part of the sitemap by its name, such as `blog-1`; nothing when there is no such part. */
export async function sitemapPart(execute: Execute, origin: string, name: string): Promise<string | null> {
  if (name === 'pages') return urlset(origin, pages());
  const [, room = '', number = ''] = /^([a-z-]+)-([1-9]\d{0,3})$/.exec(name) ?? [];
  const found = Object.hasOwn(rooms, room) ? rooms[room] : undefined;
  const entries = found ? await records(execute, found, Number(number)) : null;
  return entries && urlset(origin, entries);
}

/** The pages that are there whatever is stored. */
function pages(): Entry[] {
  const fixed = Object.values(paths).filter((path) => !path.includes(':'));
  const members = people.map(({ slug, portrait }) => ({
    path: generatePath(paths.teamMember, { name: slug }),
    picture: portrait,
  }));
  return [...fixed.map((path) => ({ path })), ...members];
}

async function records(
  execute: Execute,
  { document, page: path }: Room,
  part: number,
): Promise<Entry[] | null> {
  const entries: Entry[] = [];
  for (let page = (part - 1) * ANSWERS + 1; page <= part * ANSWERS; page++) {
    const { items, totalPages } = (await ask(execute, document, { page, limit: AT_ONCE })).found;
    if (page > totalPages) break;
    entries.push(
      ...items.map(({ id, updatedAt, picture }) => ({
        path: generatePath(path, { id }),
        changed: updatedAt,
        picture: picture?.url,
      })),
    );
    if (page === totalPages) break;
  }
  return entries.length > 0 ? entries : null;
}

function urlset(origin: string, entries: readonly Entry[]): string {
  const urls = entries.map(({ path, changed, picture }) =>
    [
      '<url>',
      element('loc', `${origin}${path}`),
      changed ? element('lastmod', changed) : '',
      picture ? `<image:image>${element('image:loc', `${origin}${picture}`)}</image:image>` : '',
      '</url>',
    ].join(''),
  );
  return xml(`<urlset xmlns="${SPACE}" xmlns:image="${PICTURES}">\n${urls.join('\n')}\n</urlset>`);
}
