import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { multipart, photograph, runQuery, type GraphQLResponse } from '../graphql/testing.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { MAX_UPLOAD_BYTES } from './upload.ts';

let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await openTestServer();
  origin = await server.app.listen({ port: 0 });
});
afterAll(() => server.close());

interface Uploaded {
  id: string;
  url: string;
  width: number;
  height: number;
  placeholder: string;
}

/** Sends a file to `uploadPicture`. */
async function send(
  bytes: Buffer,
  headers: Record<string, string> = { authorization: server.bearer },
): Promise<GraphQLResponse<{ uploadPicture: Uploaded }>> {
  const request = multipart({
    query: 'mutation ($file: Upload!) { uploadPicture(file: $file) { id url width height placeholder } }',
    variables: { file: null },
    at: 'variables.file',
    file: { bytes },
    headers,
  });
  return (await fetch(`${origin}/graphql`, request)).json() as Promise<
    GraphQLResponse<{ uploadPicture: Uploaded }>
  >;
}

const upload = async (name?: string) => (await send(await photograph(name))).data!.uploadPicture;

interface Banner {
  id: string;
  image: { id: string; url: string; alt: string | null } | null;
}

/** Runs a mutation of a banner as staff. */
async function mutate(field: string, type: string, variables: Record<string, unknown>) {
  const [id, argument] = 'id' in variables ? ['$id: ID!, ', 'id: $id, '] : ['', ''];
  const query = `mutation (${id}$input: ${type}!) { row: ${field}(${argument}input: $input) { id image { id url alt } } }`;
  const { data, errors } = await runQuery<{ row: Banner }>(server, query, {
    variables,
    headers: { authorization: server.bearer },
  });
  return { row: data?.row, error: errors?.[0] };
}
const create = (input: object) => mutate('createBanner', 'BannerInput', { input });
const update = (id: string, input: object) => mutate('updateBanner', 'BannerChanges', { id, input });

async function statusOf(url: string): Promise<number> {
  const response = await fetch(new URL(url, origin));
  await response.arrayBuffer(); // an unread response would keep the server from closing
  return response.status;
}

test('an uploaded picture has a signed URL until a record has it, and can be taken by several records', async () => {
  const picture = await upload();
  expect(picture).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f]{24}\.jpg$/),
    width: expect.any(Number),
    height: expect.any(Number),
    placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    url: expect.stringMatching(/^\/uploads\/signed\//),
  });
  expect([await statusOf(`/uploads/${picture.id}`), await statusOf(picture.url)]).toEqual([404, 200]);

  const { row } = await create({ title: 'Quay', imageId: picture.id, imageAlt: 'A quay' });
  expect(row!.image).toEqual({ id: picture.id, url: `/uploads/${picture.id}`, alt: 'A quay' });
  expect(await statusOf(row!.image!.url)).toBe(200);
  expect((await create({ title: 'Quay again', imageId: picture.id })).row!.image).toEqual(row!.image);
});

test('an update takes a picture by its id, and keeps the picture without one', async () => {
  const [first, second] = [await upload(), await upload('marina_dusk')];
  const { row } = await create({ title: 'Creek', imageId: first.id });
  expect((await update(row!.id, { imageId: second.id })).row!.image!.id).toBe(second.id);
  expect((await update(row!.id, { subtitle: 'Dusk' })).row!.image!.id).toBe(second.id);
});

test.each([
  ['is unknown', `${'0'.repeat(24)}.jpg`],
  ['is no id of a picture', "../x' or true"],
])('an id that %s is an error at its field', async (_what, imageId) => {
  const sentence = 'This picture is not stored any more. Send it again.';
  const banner = (await create({ title: 'Dune', imageId: (await upload()).id })).row!;
  for (const { error } of [await create({ title: 'Dune', imageId }), await update(banner.id, { imageId })]) {
    expect(error).toMatchObject({
      message: sentence,
      extensions: { code: 'BAD_USER_INPUT', fields: { imageId: sentence } },
    });
  }
});

test('a picture that was collected is an error at its field', async () => {
  const { id } = await upload('desert_edge');
  expect(await server.pictures.collector.collect(new Date(Date.now() + 60_000))).toBe(1);
  expect((await create({ title: 'Dune', imageId: id })).error?.extensions).toHaveProperty('fields.imageId');
});

test('taking a picture postpones its collection', async () => {
  const { id } = await upload();
  const db = server.database.dataSource;
  await db.query(`update pictures set uploaded_at = now() - interval '29 days' where file = $1`, [id]);
  await create({ title: 'Dune', imageId: id });
  const [row] = await db.query<{ age: number }[]>(
    `select extract(day from now() - uploaded_at)::int as age from pictures where file = $1`,
    [id],
  );
  expect(row!.age).toBe(0);
});

test('a file and an id together are an error', async () => {
  const request = multipart({
    query: 'mutation ($input: BannerInput!) { createBanner(input: $input) { id } }',
    variables: { input: { title: 'Pier', image: null, imageId: (await upload()).id } },
    at: 'variables.input.image',
    file: { bytes: await photograph() },
    headers: { authorization: server.bearer },
  });
  const { errors } = (await (await fetch(`${origin}/graphql`, request)).json()) as GraphQLResponse<unknown>;
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { imageId: 'Send either image or imageId, not both.' },
  });
});

const CREATE_BLOG = 'mutation ($input: BlogInput!) { row: createBlog(input: $input) { id } }';
const REMOVE_IMAGE =
  'mutation ($id: ID!) { row: updateBlog(id: $id, input: { imageId: null }) { image { id } } }';

test('null as id removes an optional picture, and not a required one', async () => {
  const { id } = await upload();
  const banner = (await create({ title: 'Pier', imageId: id })).row!;
  expect((await update(banner.id, { imageId: null })).error?.extensions).toHaveProperty('fields.image');
  const fields = { title: 'Buying', description: 'First steps' };
  const headers = { authorization: server.bearer };
  const created = await runQuery<{ row: { id: string } }>(server, CREATE_BLOG, {
    variables: { input: { ...fields, imageId: id } },
    headers,
  });
  const removed = await runQuery<{ row: { image: null } }>(server, REMOVE_IMAGE, {
    variables: { id: created.data!.row.id },
    headers,
  });
  expect(removed.data?.row.image).toBeNull();
});

test('rejects what is not a picture, what is too large, and visitors', async () => {
  const codes = [
    await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    await send(Buffer.alloc(MAX_UPLOAD_BYTES + 1)),
    await send(await photograph(), {}),
  ].map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes).toEqual(['UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE', 'UNAUTHENTICATED']);
});
