import { generatePath } from 'react-router-dom';
import type { Execute } from '../../../schema/page.ts';
import { paths } from '../../paths.ts';
import { people } from '../people.ts';
import { ask } from './ask.ts';
import { rooms, type Room } from './sitemap-rooms.ts';
import { element, xml } from './xml.ts';

/** Most records that the API gives at once. */
const AT_ONCE = 1000;
/**
 * How many numbers a part spans. A record stays in the part of its number whatever is added or removed, so that who reads
 * one part today and the next tomorrow misses nothing. A sitemap may have 50,000 addresses.
 */
const SPAN = 10_000;

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
    Object.entries(rooms).map(async ([name, room]) =>
      (await partsOf(execute, room)).map((part) => `${name}-${part}`),
    ),
  );
  const parts = ['pages', ...names.flat()].map(
    (name) => `<sitemap>${element('loc', `${origin}/sitemap/${name}.xml`)}</sitemap>`,
  );
  return xml(`<sitemapindex xmlns="${SPACE}">\n${parts.join('\n')}\n</sitemapindex>`);
}

/** One part of the sitemap by its name, such as `blog-1`; nothing when there is no such part. */
export async function sitemapPart(execute: Execute, origin: string, name: string): Promise<string | null> {
  if (name === 'pages') return urlset(origin, pages());
  const [, room = '', number = ''] = /^([a-z-]+)-([1-9]\d{0,5})$/.exec(name) ?? [];
  const found = Object.hasOwn(rooms, room) ? rooms[room] : undefined;
  const entries = found ? await records(execute, found, Number(number)) : null;
  return entries && urlset(origin, entries);
}

/** What a visitor keeps or is sent a letter about: such pages ask search engines not to keep them. */
const PERSONAL: readonly string[] = [paths.favourites, paths.compare, paths.saveSearch, paths.savedSearch];

/** The pages that are there whatever is stored. */
function pages(): Entry[] {
  const fixed = Object.values(paths).filter((path) => !path.includes(':') && !PERSONAL.includes(path));
  const members = people.map(({ slug, portrait }) => ({
    path: generatePath(paths.teamMember, { name: slug }),
    picture: portrait,
  }));
  return [...fixed.map((path) => ({ path })), ...members];
}

/** The parts in which there is a record of that kind. */
async function partsOf(execute: Execute, { document }: Room): Promise<number[]> {
  const parts: number[] = [];
  for (;;) {
    const after = String((parts.at(-1) ?? 0) * SPAN);
    const [next] = (await ask(execute, document, { after, limit: 1 })).found.items;
    if (!next) return parts;
    parts.push(Math.ceil(Number(next.id) / SPAN));
  }
}

async function records(
  execute: Execute,
  { document, page: path }: Room,
  part: number,
): Promise<Entry[] | null> {
  const entries: Entry[] = [];
  let last = (part - 1) * SPAN;
  for (;;) {
    const { items } = (await ask(execute, document, { after: String(last), limit: AT_ONCE })).found;
    const own = items.filter(({ id }) => Number(id) <= part * SPAN);
    for (const { id, updatedAt, picture } of own) {
      entries.push({ path: generatePath(path, { id }), changed: updatedAt, picture: picture?.url });
    }
    if (own.length < AT_ONCE) return entries.length > 0 ? entries : null;
    last = Number(own.at(-1)!.id);
  }
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
