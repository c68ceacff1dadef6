import { describe, expect, test } from '@jest/globals';
import 'reflect-metadata';
import { renderPage } from '../../../graphql-server/editorial/page-content.ts';
import { SitePageKey } from '../../../graphql-server/editorial/site-page-key.ts';
import { personNamed } from '../../testing/people.ts';
import { api, failing, linksOf, ORIGIN, textOf, visit } from '../../testing/visit.ts';

const members = [personNamed('Amal Saad'), personNamed('Tomas Berg', { portrait: null, position: null })];
const pageContent = () => renderPage(SitePageKey.ABOUT, {}, { agency: 'Gulf Homes' });
const team = api({
  pageContent,
  people: { items: members },
  person: ({ slug }: { slug: string }) => members.find((one) => one.slug === slug) ?? null,
});
const nobody = api({ pageContent, people: { items: [] }, person: null });

describe('the page of the team', () => {
  test.each(['/about-us', '/team', '/Team/'])('%s shows everybody with links to their pages', async (url) => {
    const page = await visit(url, team);
    expect(page.status).toBe(200);
    for (const { name, slug, introduction } of members) {
      expect(textOf(page)).toContain(introduction);
      expect(linksOf(page)).toContain(`/team/${slug}`);
      expect(page.html).toMatch(new RegExp(`<meta name="description" content="[^"]*${name}`));
    }
    expect(page.html).toContain('alt="Picture portrait-Amal Saad"');
    expect(textOf(page)).toContain('TB Tomas Berg'); // the initials of a person without portrait
    expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}/about-us"/>`);
  });

  test('shows how the agency works without people', async () => {
    const page = await visit('/team', nobody);
    expect(page.status).toBe(200);
    expect(page.html).not.toContain('class="people"');
    expect(textOf(page)).toContain('How we work Seen before it is shown');
    expect(textOf(page)).not.toContain('can be written to by name');
  });

  test('shows how the agency works if the query for the people fails', async () => {
    const page = await visit('/team', api({ pageContent }));
    expect([page.status, page.partial]).toEqual([200, true]);
    expect(textOf(page)).toContain('How we work');
  });

  test('responds with 503 and a link to try again if the API is unavailable', async () => {
    const page = await visit('/team', failing('UNAVAILABLE'));
    expect(page.status).toBe(503);
    expect(textOf(page)).toContain('This could not be fetched just now.');
  });
});

describe('the page of a member', () => {
  test('shows the biography and contact data', async () => {
    const page = await visit('/team/amal-saad', team);
    expect(page.status).toBe(200);
    expect(textOf(page)).toContain(
      'Amal Saad Broker Amal Saad came from surveying. On Saturdays Amal Saad is at the harbour.',
    );
    expect(textOf(page)).toContain('Languages Arabic, English');
    expect(textOf(page)).toContain('BRN 51240');
    expect(linksOf(page)).toEqual(
      expect.arrayContaining([
        'tel:+971505550143',
        'https://wa.me/971505550144',
        'https://ae.linkedin.com/in/someone',
        '/contact-us?about=Selling+a+villa%2C+for+Amal+Saad',
      ]),
    );
    expect(textOf(page)).toMatch(/LinkedIn , Amal Saad.*example\.com , Amal Saad/);
  });

  test('has title, preview and structured data of the person', async () => {
    const { html } = await visit('/team/amal-saad', team);
    expect(html).toContain('<title>Amal Saad, Broker');
    expect(html).toContain('<meta name="description" content="Amal Saad answers the telephone."/>');
    expect(html).toContain('/uploads/portrait-Amal Saad.1200s.jpeg');
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!;
    const { '@graph': nodes } = JSON.parse(json!) as { '@graph': object[] };
    expect(nodes).toContainEqual(
      expect.objectContaining({ '@type': 'Person', name: 'Amal Saad', telephone: '+971 50 555 0143' }),
    );
  });

  test('shows little about a person of whom little is known', async () => {
    const little = {
      introduction: null,
      biography: null,
      languages: [],
      subjects: [],
      phone: null,
      whatsApp: null,
      brn: null,
      profiles: [],
    };
    const person = personNamed('Tomas Berg', { ...little, position: null, portrait: null });
    const page = await visit('/team/tomas-berg', api({ person }));
    expect(page.status).toBe(200);
    expect(textOf(page)).toMatch(/TB Tomas Berg Telephone [+\d ]+ Write to Tomas/);
  });

  test('responds with 404 for an unknown name', async () => {
    const page = await visit('/team/somebody-else', team);
    expect(page.status).toBe(404);
    expect(textOf(page)).toContain('Page Not Found');
  });

  test('can be retried when it could not be loaded', async () => {
    const page = await visit('/team/amal-saad', failing('UNAVAILABLE'));
    expect(page.status).toBe(503);
    expect(textOf(page)).toContain('The page of this member cannot be shown just now.');
  });
});
