import { expect, test } from '@jest/globals';
import { api, failing, linksOf, picture, visit, textOf } from '../../testing/visit.ts';

const execute = api({
  category: ({ id }: { id: string }) =>
    id === '4' ? { id, title: 'Penthouses & more', description: 'One.\nTwo.', image: picture('top') } : null,
});

test('shows a category with its paragraphs and links to the contact page and the lists of homes', async () => {
  const page = await visit('/DreamDetails/4', execute);
  expect(page.status).toBe(200);
  expect(page.html).toContain('<p>One.</p><p>Two.</p>');
  expect(linksOf(page)).toContain('/contact-us?about=Penthouses+%26+more');
  expect(page.html).toContain('<nav class="described-links" aria-label="Homes on the site">');
});

test('responds with 404 for a missing category', async () => {
  const page = await visit('/DreamDetails/5', execute);
  expect(page.status).toBe(404);
  expect(textOf(page)).toContain('No details found.');
});

test('does not say that the category is missing if the query fails', async () => {
  const page = await visit('/DreamDetails/4', failing('UNAVAILABLE'));
  expect(page.status).toBe(503);
  expect(textOf(page)).toContain('Failed to load category details.');
});
