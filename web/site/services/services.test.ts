import { expect, test } from '@jest/globals';
import { api, failing, linksOf, ORIGIN, pageOf, picture, visit, wordsOf } from '../../testing/visit.ts';

const home = { id: 7, title: 'A home', location: 'Gull House, Dubai Marina', thumbnail: picture('home') };

/** An API with homes in these areas. */
function market(...names: string[]) {
  const newest = (asked: { page: number; limit: number }) => pageOf(names.length > 0 ? [home] : [], asked);
  return api({
    areas: names.map((name, before) => ({ name, homes: before + 1 })),
    saleApartments: newest,
    saleVillas: newest,
    rentalApartments: newest,
  });
}

test.each([
  ['/SellProperty', '/SellProperty', 'Sell Property'],
  ['/sell-property', '/SellProperty', 'Sell Property'],
  ['/PropertyManagement', '/PropertyManagement', 'Property Management'],
  ['/LegalAssistance', '/LegalAssistance', 'Legal Assistance'],
  ['/buy-property', '/buy-property', 'Buy Property'],
  ['/rent-property', '/rent-property', 'Rent Property'],
  ['/careers', '/careers', 'Careers'],
  ['/privacy-policy', '/privacy-policy', 'Privacy Policy'],
])('responds at %s with the canonical path %s', async (url, canonical, title) => {
  const page = await visit(url, market('Dubai Hills'));
  expect(page.status).toBe(200);
  expect(page.html).toContain(`<title>${title} | Marsa Properties</title>`);
  expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}${canonical}"/>`);
  expect(page.html.match(/<h1/g)).toHaveLength(1);
});

test('shows the six steps of a sale in order', async () => {
  const { html } = await visit('/SellProperty', market());
  const steps = [...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, name]) => name);
  expect(steps).toEqual([
    'Agent',
    'Marketing',
    'Viewings',
    'Offers and contract',
    'Sales progression',
    'Transfer',
  ]);
});

test('shows the figures of the specification', async () => {
  const words = wordsOf(await visit('/SellProperty', market()));
  for (const claim of ['50+ agents', 'usually 2%', '2 to 6 weeks']) expect(words).toContain(claim);
  expect(wordsOf(await visit('/PropertyManagement', market()))).toContain('5% to 10%');
});

test('shows all areas with their numbers of homes in a disclosure', async () => {
  const page = await visit('/SellProperty', market('Dubai Marina', 'Mirdif'));
  expect(page.html).toContain('<summary class="button">Explore All Areas</summary>');
  expect(wordsOf(page)).toContain('Dubai Marina 1 home Mirdif 2 homes');
});

test('shows the guide without homes', async () => {
  const page = await visit('/SellProperty', market());
  expect(wordsOf(page)).toContain('No areas available.');
  expect(page.html).not.toContain('<figure');
});

test('shows the guide with 503 if the API is unavailable', async () => {
  const page = await visit('/SellProperty', failing('UNAVAILABLE'));
  expect(page.status).toBe(503);
  expect(wordsOf(page)).toContain('A sale in six steps');
});

test('shows the guide with an error message if its query fails', async () => {
  const page = await visit('/SellProperty', failing('INTERNAL_SERVER_ERROR'));
  expect([page.status, page.partial]).toEqual([200, true]);
  expect(wordsOf(page)).toContain('A sale in six steps');
  expect(wordsOf(page)).toContain('This could not be fetched just now.');
});

test('has a link from the newest home to its page', async () => {
  expect(linksOf(await visit('/SellProperty', market('Mirdif')))).toContain('/apartment-for-sale/7');
  expect(linksOf(await visit('/buy-property', market('Mirdif')))).toContain('/villa-for-sale/7');
  expect(linksOf(await visit('/rent-property', market('Mirdif')))).toContain('/rent-apartments/7');
});
