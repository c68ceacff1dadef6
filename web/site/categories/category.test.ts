import { expect, test } from '@jest/globals';
import { api, failing, linksOf, picture, visit, wordsOf } from '../../testing/visit.ts';

const homes = api({
  category: ({ id }: { id: string }) =>
    id === '4' ? { id, title: 'Penthouses & more', description: 'One.\nTwo.', image: picture('top') } : null,
});

test('a category is shown with its lines, and leads to a message about it and to the homes', async () => {
  const page = await visit('/DreamDetails/4', homes);
  expect(page.status).toBe(200);
  expect(page.html).toContain('<p>One.</p><p>Two.</p>');
  expect(linksOf(page)).toContain('/contact-us?about=Penthouses+%26+more');
  expect(page.html).toContain('<nav class="ways" aria-label="Homes on the site">');
});

test('a category that is not there is a 404', async () => {
  const page = await visit('/DreamDetails/5', homes);
  expect(page.status).toBe(404);
  expect(wordsOf(page)).toContain('No details found.');
});

test('a category that cannot be had is not called missing', async () => {
  const page = await visit('/DreamDetails/4', failing('UNAVAILABLE'));
  expect(page.status).toBe(503);
  expect(wordsOf(page)).toContain('Failed to load category details.');
});
