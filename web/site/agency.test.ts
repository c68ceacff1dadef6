import { expect, test } from '@jest/globals';
import { feed } from '../entry-server.tsx';
import { DEFAULT_COLOURS } from '../../schema/brand-colours.ts';
import { api, ORIGIN, pageOf, textOf, visit } from '../testing/visit.ts';

const harbour = {
  ...DEFAULT_COLOURS,
  name: 'Harbour Homes',
  wordmark: 'Harbour',
  brandColour: '#4a1d5c',
  address: 'Unit 3, Quay House\nCreek Road, Deira',
  community: 'Deira',
  latitude: 25.27,
  longitude: 55.32,
  email: 'desk@harbour.example',
  phones: '+971 4 555 0100',
  whatsApp: '+971 50 555 0100',
  hoursMonday: '10:00-13:00, 16:00-20:00',
  hoursTuesday: '10:00-13:00, 16:00-20:00',
  licence: '12345',
  socialLinks: 'Mastodon https://social.example/@harbour',
  figuresTitle: 'Since the first day',
  figures: '12+ | years',
  copyrightYear: 2020,
  copyrightHolder: 'Harbour Holding',
};
const empty = { ...DEFAULT_COLOURS, name: 'Your agency', wordmark: 'Your agency' };

const page = pageOf([], { page: 1, limit: 12 });
const content = {
  ...{ banners: page, properties: page, latestProjects: page, categories: page, people: page },
  blogs: page,
};

test('the home page and the contact page show another agency, also in their heads and structured data', async () => {
  for (const url of ['/', '/contact-us']) {
    const { html } = await visit(url, api({ ...content, agency: harbour }));
    expect(html).toMatch(/\| Harbour Homes<\/title>/);
    expect(html).toContain('<meta property="og:site_name" content="Harbour Homes"/>');
    expect(html).toContain('<link rel="stylesheet" href="/colours/4a1d5c-775820-c9a264.css"/>');
    expect(html).toContain('href="https://wa.me/971505550100"');
    expect(html).toContain('href="https://social.example/@harbour"');
    expect(html).toMatch(/© 2020–\d{4} Harbour Holding, Dubai/);
    const [, json] = /application\/ld\+json">(.*?)<\/script>/.exec(html)!;
    const { '@graph': nodes } = JSON.parse(json!) as { '@graph': object[] };
    expect(nodes[0]).toMatchObject({
      name: 'Harbour Homes',
      telephone: '+971 4 555 0100',
      address: { streetAddress: 'Unit 3, Quay House, Creek Road', addressLocality: 'Deira' },
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday'], opens: '10:00', closes: '13:00' },
        { dayOfWeek: ['Monday', 'Tuesday'], opens: '16:00', closes: '20:00' },
      ],
    });
    expect(html).not.toMatch(/Marsa|Mina House|555 0142/);
  }
});

test('the contact page groups the days with the same hours', async () => {
  const text = textOf(await visit('/contact-us', api({ agency: harbour })));
  expect(text).toContain('Monday to Tuesday 10:00 AM - 01:00 PM, 04:00 PM - 08:00 PM');
  expect(text).toContain('Wednesday to Sunday closed');
  expect(text).toContain('Messages are read from Monday to Tuesday and answered by a person');
});

test('link previews describe their picture, by default as the sign of the agency', async () => {
  const altOf = async (values: object) =>
    /og:image:alt" content="([^"]*)"/.exec(
      (await visit('/contact-us', api({ agency: harbour, ...values }))).html,
    )![1];
  expect(await altOf({ linkPreview: { description: 'The quay at dusk' } })).toBe('The quay at dusk');
  expect(await altOf({ linkPreview: null })).toBe('The sign of Harbour Homes');
});

test('the home page shows the figures of the agency', async () => {
  const text = textOf(await visit('/', api({ ...content, agency: harbour })));
  expect(text).toContain('Since the first day years 12+');
});

test('pages leave out what an agency has not configured', async () => {
  for (const url of ['/', '/contact-us', '/about-us']) {
    const { html, status } = await visit(url, api({ ...content, agency: empty }));
    expect(status).toBe(200);
    expect(html).toContain('Your agency');
    expect(html).not.toMatch(
      /href="(?:tel:|mailto:|https:\/\/wa\.me)|undefined|Telephone|Head office|\/colours\//,
    );
  }
});

test('the feed of the blog has the name of the agency', async () => {
  const found = await feed({
    path: '/feed.xml',
    origin: ORIGIN,
    execute: api({ ...content, agency: harbour }),
  });
  expect(found?.text).toContain('<title>Harbour Homes: Blog</title>');
});
