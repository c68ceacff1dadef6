import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runQuery, runQueryAsStaff } from '../graphql/testing.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { defaultTexts } from './default-texts.ts';
import { SitePageKey } from './site-page-key.ts';

interface StoredPage {
  id: string;
  key: SitePageKey;
  updatedAt: string;
}

let server: TestServer;
let pages: StoredPage[];

const READ = '{ rows: sitePages(limit: 20) { items { id key updatedAt } } }';
const UPDATE = `mutation ($id: ID!, $input: SitePageChanges!, $expectedUpdatedAt: DateTimeISO) {
  page: updateSitePage(id: $id, input: $input, expectedUpdatedAt: $expectedUpdatedAt) { id key updatedAt }
}`;
const CONTENT = `query ($key: SitePageKey!) {
  page: pageContent(key: $key) { lead description figures { value } sections { heading html } call { title } }
}`;

interface Content {
  page: { lead: string; figures: unknown[]; sections: { heading: string; html: string }[]; call: unknown };
}

const contentOf = async (key: string): Promise<Content['page']> =>
  (await runQuery<Content>(server, CONTENT, { variables: { key } })).data!.page;

const pageOf = (key: SitePageKey): StoredPage => pages.find((page) => page.key === key)!;

/** Changes a page as staff. Returns the response. */
const change = (key: SitePageKey, input: object, expectedUpdatedAt?: string) =>
  runQuery<{ page: StoredPage }>(server, UPDATE, {
    variables: { id: pageOf(key).id, input, expectedUpdatedAt },
    headers: { authorization: server.bearer },
  });

beforeAll(async () => {
  server = await openTestServer();
  pages = (await runQueryAsStaff<{ rows: { items: StoredPage[] } }>(server, READ)).rows.items;
});
afterAll(() => server.close());

test('each page has a record and shows its default texts until it is changed', async () => {
  expect(pages.map(({ key }) => key).sort()).toEqual(Object.values(SitePageKey).sort());
  for (const key of Object.values(SitePageKey)) {
    const { sections } = await contentOf(key);
    for (const { heading } of sections) expect(defaultTexts[key].text).toContain(`## ${heading}`);
    expect(sections.length).toBeGreaterThan(0);
  }
  expect((await contentOf('PRIVACY_POLICY')).sections.at(-1)!.html).toContain('26 November 2026');
});

test('a changed text is shown, the others stay the default ones, and null puts the default text back', async () => {
  const changed = await change(SitePageKey.CAREERS, { lead: 'Work at {agency}.', callTitle: '' });
  expect(changed.errors).toBeUndefined();
  const { lead, sections, call } = await contentOf('CAREERS');
  expect([lead, call]).toEqual(['Work at Your agency.', null]);
  expect(sections[0]!.heading).toBe('Whom we look for');
  await change(SitePageKey.CAREERS, { lead: null, callTitle: null });
  const restored = await contentOf('CAREERS');
  expect(restored.lead).toBe(defaultTexts.CAREERS.lead);
  expect(restored.call).toEqual({ title: 'A page about you' });
});

test('the privacy policy names the day of its last change', async () => {
  await change(SitePageKey.PRIVACY_POLICY, { text: 'Changed on {date}.' });
  const today = new Date().toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dubai' });
  expect((await contentOf('PRIVACY_POLICY')).sections).toEqual([
    { heading: '', html: `<p>Changed on ${today}.</p>\n` },
  ]);
});

test.each([
  ['a blank text', { text: ' \n ' }, { text: 'Text is required.' }],
  ['a blank introduction', { lead: '' }, { lead: 'Introduction is required.' }],
  ['a long text', { text: 'x'.repeat(20_001) }, { text: 'Text may have at most 20000 characters.' }],
  [
    'a lost character',
    { text: 'a\uFFFD' },
    { text: 'Text holds “�”, which stands for a lost character: send text as UTF-8.' },
  ],
])('refuses %s with a sentence', async (_name, input, fields) => {
  const { errors } = await change(SitePageKey.ABOUT, input);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  const preview = `query ($id: ID!, $input: SitePageChanges!) { pagePreview(id: $id, input: $input) { lead } }`;
  const variables = { id: pageOf(SitePageKey.ABOUT).id, input };
  const previewed = await runQuery(server, preview, { variables, headers: { authorization: server.bearer } });
  expect(previewed.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
});

test('removes control characters', async () => {
  await change(SitePageKey.ABOUT, { text: '## A\u0007\r\n\r\nText\u0000.' });
  expect((await contentOf('ABOUT')).sections).toEqual([{ heading: 'A', html: '<p>Text.</p>\n' }]);
});

test('a change of an older version is a conflict', async () => {
  const { updatedAt } = pageOf(SitePageKey.LEGAL_ASSISTANCE);
  expect((await change(SitePageKey.LEGAL_ASSISTANCE, { lead: 'First.' }, updatedAt)).errors).toBeUndefined();
  const { errors } = await change(SitePageKey.LEGAL_ASSISTANCE, { lead: 'Second.' }, updatedAt);
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await contentOf('LEGAL_ASSISTANCE')).lead).toBe('First.');
});

test('a page can be reverted to its default texts from its history', async () => {
  const { id } = pageOf(SitePageKey.RENT_PROPERTY);
  await change(SitePageKey.RENT_PROPERTY, { lead: 'First.' });
  await change(SitePageKey.RENT_PROPERTY, { lead: null });
  await change(SitePageKey.RENT_PROPERTY, { lead: 'Second.' });
  const { versions } = await runQueryAsStaff<{ versions: { items: { id: string; title: string }[] } }>(
    server,
    `{ versions(collection: "sitePages", record: "${id}") { items { id title } } }`,
  );
  expect(versions.items.map(({ title }) => title)).toEqual([
    'Rent Property',
    'Rent Property',
    'Rent Property',
  ]);
  const version = versions.items[1]!.id;
  await runQueryAsStaff(
    server,
    `mutation { restoreSitePageVersion(id: "${id}", version: "${version}") { id } }`,
  );
  expect((await contentOf('RENT_PROPERTY')).lead).toBe(defaultTexts.RENT_PROPERTY.lead);
});

test('a preview shows texts as visitors would see them, and stores nothing', async () => {
  const preview = await runQueryAsStaff<{ page: { lead: string; sections: { html: string }[] } }>(
    server,
    `query ($id: ID!) {
      page: pagePreview(id: $id, input: { lead: "By {agency}", text: "<b>*New*</b>", figures: null }) { lead sections { html } }
    }`,
    { id: pageOf(SitePageKey.BUY_PROPERTY).id },
  );
  expect(preview.page).toEqual({
    lead: 'By Your agency',
    sections: [{ html: '<p>&lt;b&gt;<em>New</em>&lt;/b&gt;</p>\n' }],
  });
  expect((await contentOf('BUY_PROPERTY')).lead).toBe(defaultTexts.BUY_PROPERTY.lead);
});

test('a page cannot be added or deleted', async () => {
  const { data } = await runQuery<{ __schema: { mutationType: { fields: { name: string }[] } } }>(
    server,
    '{ __schema { mutationType { fields { name } } } }',
  );
  const names = data!.__schema.mutationType.fields.map(({ name }) => name);
  expect(names.filter((name) => /SitePage/.test(name)).sort()).toEqual([
    'restoreSitePageVersion',
    'updateSitePage',
  ]);
});
