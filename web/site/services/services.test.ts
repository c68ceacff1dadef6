import { expect, test } from '@jest/globals';
import 'reflect-metadata';
import { renderPage } from '../../../graphql-server/editorial/page-content.ts';
import { SitePageKey } from '../../../graphql-server/editorial/site-page-key.ts';
import { api, failing, linksOf, ORIGIN, pageOf, picture, visit, textOf } from '../../testing/visit.ts';

const values = {
  agency: 'Gulf Homes',
  address: '1 Quay Road',
  email: 'desk@gulf.example',
  telephone: '+971 4 000 0000',
  contacts: 'desk@gulf.example or +971 4 000 0000',
  date: '1 May 2026',
};

const pageContent = ({ key }: { key: SitePageKey }) => renderPage(key, {}, values);

const home = { id: 7, title: 'A home', location: 'Gull House, Dubai Marina', thumbnail: picture('home') };

/** An API with homes in these areas: one in the first, two in the second. */
function apiWithAreas(...names: string[]) {
  const homes = names.length > 0 ? [home] : [];
  const listHomes = (args: { page: number; limit: number }) => pageOf(homes, args);
  return api({
    pageContent,
    areas: names.map((name, index) => ({ name, homes: index + 1 })),
    saleApartments: listHomes,
    saleVillas: listHomes,
    rentalApartments: listHomes,
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
  const page = await visit(url, apiWithAreas('Dubai Hills'));
  expect(page.status).toBe(200);
  expect(page.html).toContain(`<title>${title} | Marsa Properties</title>`);
  expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}${canonical}"/>`);
  expect(page.html.match(/<h1/g)).toHaveLength(1);
});

test('shows the six steps of a sale in order', async () => {
  const { html } = await visit('/SellProperty', apiWithAreas());
  expect(html).toContain('<section class="page-text-steps">');
  const steps = [...html.replace(/<script.*/s, '').matchAll(/<h3>(.*?)<\/h3>/g)].map(([, name]) => name);
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
  const text = textOf(await visit('/SellProperty', apiWithAreas()));
  for (const claim of ['50+ agents', 'usually 2%', '2 to 6 weeks']) expect(text).toContain(claim);
  expect(textOf(await visit('/PropertyManagement', apiWithAreas()))).toContain('5% to 10%');
});

test('shows all areas with their numbers of homes in a disclosure', async () => {
  const page = await visit('/SellProperty', apiWithAreas('Dubai Marina', 'Mirdif'));
  expect(page.html).toContain('<summary class="button">Explore All Areas</summary>');
  expect(textOf(page)).toContain('Dubai Marina 1 home Mirdif 2 homes');
});

test('shows the guide without homes', async () => {
  const page = await visit('/SellProperty', apiWithAreas());
  expect(textOf(page)).toContain('No areas available.');
  expect(page.html).not.toContain('<figure');
});

test('responds with 503 and a link to try again if the API is unavailable', async () => {
  const page = await visit('/SellProperty', failing('UNAVAILABLE'));
  expect(page.status).toBe(503);
  expect(textOf(page)).toContain('Sell Property This could not be fetched just now.');
});

test('shows the guide with an error message if the query for the newest home fails', async () => {
  const page = await visit('/SellProperty', api({ pageContent }));
  expect([page.status, page.partial]).toEqual([200, true]);
  expect(textOf(page)).toContain('A sale in six steps');
  expect(textOf(page)).toContain('This could not be fetched just now.');
});

test('shows the changed texts of a page, with safe links and without HTML', async () => {
  const text =
    '# Fees\n\n[Rules](https://example.org/rules) <b>bold</b>\n\n## Fees\n\n[Call](javascript:alert)';
  const changed = () =>
    renderPage(SitePageKey.CAREERS, { lead: 'Join {agency}.', text, callTitle: '' }, values);
  const page = await visit('/careers', api({ pageContent: changed }));
  expect(textOf(page)).toContain('Careers Join Gulf Homes. Fees Rules &lt;b&gt;bold&lt;/b&gt;');
  expect(page.html).toContain('<a href="https://example.org/rules" rel="noopener noreferrer">Rules</a>');
  expect(page.html).toContain('<h2 id="section-fees">Fees</h2>');
  expect(page.html).toContain('<h2 id="section-fees-2">Fees</h2>');
  expect(page.html).not.toContain('guide-ask');
  expect(linksOf(page).filter((href) => href.startsWith('javascript'))).toEqual([]);
});

test('fills the placeholders of the privacy policy with the data of the agency', async () => {
  const page = await visit('/privacy-policy', apiWithAreas());
  expect(textOf(page)).toContain(
    'Gulf Homes, 1 Quay Road. Questions about your data are answered at desk@gulf.example',
  );
  expect(textOf(page)).toContain('This page was last changed on 1 May 2026.');
  expect(page.html).toContain('content="What Gulf Homes keeps of visitors');
});

test.each(Object.values(SitePageKey))('the default texts of %s use known placeholders only', (key) => {
  expect(JSON.stringify(renderPage(key, {}, values))).not.toMatch(/\{\w+\}/);
});

test('has a link from the newest home to its page', async () => {
  expect(linksOf(await visit('/SellProperty', apiWithAreas('Mirdif')))).toContain('/apartment-for-sale/7');
  expect(linksOf(await visit('/buy-property', apiWithAreas('Mirdif')))).toContain('/villa-for-sale/7');
  expect(linksOf(await visit('/rent-property', apiWithAreas('Mirdif')))).toContain('/rent-apartments/7');
});
