import { expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { api, linksOf, ORIGIN, visit, textOf } from '../../testing/visit.ts';
import { people } from '../people.ts';

const emptyApi = api({});

test.each(['/about-us', '/team', '/Team/'])('%s shows four people with links to their pages', async (url) => {
  const page = await visit(url, emptyApi);
  expect(page.status).toBe(200);
  for (const { name, position, slug } of people) {
    expect(textOf(page)).toContain(`${name} ${position}`);
    expect(linksOf(page)).toContain(`/team/${slug}`);
  }
  expect(people).toHaveLength(4);
  expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}/about-us"/>`);
});

test.each(people)('$name has a page and a portrait', async ({ name, position, slug, portrait, lines }) => {
  const page = await visit(`/team/${slug}`, emptyApi);
  expect(page.status).toBe(200);
  expect(textOf(page)).toContain(`${name} ${position} ${lines[0]}`);
  expect(existsSync(new URL(`../../public${portrait}`, import.meta.url))).toBe(true);
});

test('responds with 404 for an unknown name', async () => {
  const page = await visit('/team/somebody-else', emptyApi);
  expect(page.status).toBe(404);
  expect(textOf(page)).toContain('Page Not Found');
});
