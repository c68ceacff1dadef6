import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import type { PageRequest } from '../../schema/page.ts';
import type { Frontend } from '../app.ts';
import type { Collection } from '../collections/definitions/collection.ts';
import { blogs } from '../editorial/blog.ts';
import { saleVillaDetails } from '../listings/listing-sections.ts';
import { saleVillas } from '../listings/listing-kind.ts';
import { preparePicture } from '../pictures/process.ts';
import { Role } from '../policies.ts';
import { pageRoutes } from '../site/pages.ts';
import { openTestServer, type TestServer } from '../testing.ts';

const PAGE_QUERY = `query ($id: ID!) {
  saleVilla(id: $id) { title details { heading } }
  saleVillas { items { title } }
  saleVillaDetails { total }
  blogs { items { title } }
}`;

/** Pages that contain the data of a query and the state of the preview. */
const frontend: Frontend = {
  playground: '',
  site: async (app, executeQuery, { origin }) => {
    const render = async ({ url, execute, preview }: PageRequest) => {
      const variables = { id: /\d+/.exec(url)![0] };
      const { data } = await execute({ document: PAGE_QUERY, variables });
      return { status: 200, headers: {}, html: JSON.stringify({ data, state: preview?.state }) };
    };
    const assets = { styles: () => '', scripts: () => '' };
    pageRoutes(app, { render, assets, executeQuery, origin, getCanonicalUrl: (url) => url });
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(frontend);
  server.responseCache.enable('');
});
afterAll(() => server.close());
afterEach(async () => {
  jest.restoreAllMocks();
  await server.database.dataSource.query('delete from listings; delete from blogs');
});

const VILLA = { title: 'Frond', location: 'Palm Jumeirah', price: 'AED 9,500,000' };
const create = async (values: object = {}): Promise<number> =>
  (await server.stores.of(saleVillas).create({ ...VILLA, publication: 'draft', ...values })).id;
async function createDetail(villaId: number, heading: string): Promise<void> {
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f3a3c' } });
  const picture = async () => preparePicture(await image.jpeg().toBuffer());
  await server.stores.of(saleVillaDetails).create({ villaId, heading, description: 'A room.' }, { picture });
}
const publish = (id: number, publication: string) => server.stores.of(saleVillas).update(id, { publication });

async function previewLink(collection: Collection, id: number, authorization = server.bearer) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    payload: {
      query: `query ($collection: String!, $id: ID!) { previewLink(collection: $collection, id: $id) { url expiresAt } }`,
      variables: { collection: collection.names.many, id },
    },
  });
  return response.json<{
    data: { previewLink: { url: string; expiresAt: string } } | null;
    errors?: { extensions: { code: string } }[];
  }>();
}

async function linkTo(id: number): Promise<string> {
  const { data } = await previewLink(saleVillas, id);
  const { origin, pathname, search } = new URL(data!.previewLink.url);
  expect(origin).toBe('http://localhost:4000');
  return pathname + search;
}

async function visit(url: string) {
  const { statusCode, headers, body } = await server.app.inject(url);
  const page = statusCode === 200 ? (JSON.parse(body) as { state?: string; data: unknown }) : undefined;
  return { statusCode, headers, ...page };
}

test('a preview shows the draft with its sections, and no other draft', async () => {
  const id = await create();
  await createDetail(id, 'Hall');
  const other = await create({ title: 'Another draft' });
  await createDetail(other, 'Other hall');
  await server.stores.of(blogs).create({ title: 'A draft', description: 'Text.', publication: 'draft' });
  const { state, data, headers } = await visit(await linkTo(id));
  expect(state).toBe('open');
  expect(data).toEqual({
    saleVilla: { title: 'Frond', details: [{ heading: 'Hall' }] },
    saleVillas: { items: [{ title: 'Frond' }] },
    saleVillaDetails: { total: 1 },
    blogs: { items: [] },
  });
  expect(headers).toMatchObject({
    'cache-control': 'no-store, no-transform',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
});

test('a preview is not cached: it shows an edit at once, and the page without the link stays hidden', async () => {
  const id = await create();
  const link = await linkTo(id);
  await visit(link);
  await server.stores.of(saleVillas).update(id, { title: 'Frond residence' });
  expect((await visit(link)).data).toMatchObject({ saleVilla: { title: 'Frond residence' } });
  expect((await visit(`/villa-for-sale/${id}`)).data).toMatchObject({
    saleVilla: null,
  });
});

test('a link is valid for 7 days', async () => {
  const id = await create();
  const { data } = await previewLink(saleVillas, id);
  const link = data!.previewLink.url.replace('http://localhost:4000', '');
  const expiresAt = Date.parse(data!.previewLink.expiresAt);
  expect((expiresAt - Date.now()) / (24 * 60 * 60 * 1000)).toBeCloseTo(7, 2);
  const now = jest.spyOn(Date, 'now').mockReturnValue(expiresAt - 1000);
  expect((await visit(link)).state).toBe('open');
  now.mockReturnValue(expiresAt);
  expect((await visit(link)).state).toBe('expired');
});

test('a link expires when the record is published, and stays expired when it becomes a draft again', async () => {
  const id = await create();
  const link = await linkTo(id);
  await publish(id, 'published');
  const { statusCode, headers } = await visit(link);
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    302,
    `/villa-for-sale/${id}`,
    'no-store',
  ]);
  await publish(id, 'draft');
  expect((await visit(link)).state).toBe('expired');
  expect((await visit(await linkTo(id))).state).toBe('open');
});

test('a link expires if a scheduled publication began and ended after it was created', async () => {
  const id = await create({
    publication: 'scheduled',
    publishAt: new Date(Date.now() + 3_600_000).toISOString(),
    unpublishAt: new Date(Date.now() + 7_200_000).toISOString(),
  });
  const link = await linkTo(id);
  expect((await visit(link)).state).toBe('open');
  await server.database.dataSource.query(
    `update listings set publish_at = now() - interval '2 seconds', unpublish_at = now() - interval '1 second'`,
  );
  expect((await visit(link)).state).toBe('open'); // the publication ended before the link was created
  await server.database.dataSource.query(
    `update listings set unpublish_at = now() + interval '1 millisecond'`,
  );
  expect((await visit(link)).state).toBe('expired');
});

test.each([
  ['another id', (link: string, id: number) => link.replace(`/${id}?`, `/${id + 1}?`)],
  ['another kind', (link: string) => link.replace('villa-for-sale', 'rent-villa-detail')],
  ['a changed payload', (link: string) => link.replace(/\.[\w-]{4}/, '.AAAA')],
  ['a changed signature', (link: string) => link.replace(/\.[\w-]{4}(?=[\w-]*$)/, '.AAAA')],
  ['a truncated signature', (link: string) => link.slice(0, -1)],
])('a link with %s is invalid', async (_title, change) => {
  const id = await create();
  await create();
  expect((await visit(change(await linkTo(id), id))).state).toBe('invalid');
});

test('a deleted record has no preview', async () => {
  const id = await create();
  const link = await linkTo(id);
  await server.stores.of(saleVillas).remove(id);
  expect((await visit(link)).state).toBe('invalid');
  expect((await previewLink(saleVillas, id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test.each(['preview', 'preview='])('?%s without a signature redirects to the panel', async (query) => {
  const id = await create();
  const { statusCode, headers } = await visit(`/Villa-For-Sale/${id}/?${query}`);
  expect([statusCode, headers.location]).toEqual([302, `/admin/preview?collection=saleVillas&id=${id}`]);
});

test('a malformed URL requests no preview', async () => {
  expect(await server.app.services.previews.find('//?preview=7')).toBeNull();
});

test('only staff create links', async () => {
  const id = await create();
  expect((await previewLink(saleVillas, id, '')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const agent = await previewLink(saleVillas, id, await server.signInAs(Role.AGENT));
  expect(agent.data?.previewLink.url).toContain('?preview=');
});
