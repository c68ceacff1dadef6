import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { runQuery, runQueryAsStaff } from '../../graphql/testing.ts';
import { saleVillaDetails } from '../../listings/listing-sections.ts';
import { Publication } from '../definitions/publication.ts';
import { saleVillas } from '../../listings/listing-kind.ts';
import type { PreparedPicture } from '../../pictures/picture.ts';
import { openTestServer, type TestServer } from '../../testing.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const HOME = { title: 'Palm house', location: 'Palm Jumeirah', price: 'AED 9M', size: '900 sq ft' };

function picture(): PreparedPicture {
  const file = `${randomBytes(12).toString('hex')}.jpg`;
  return { file, width: 4, height: 3, placeholder: 'data:,', bytes: randomBytes(64) };
}
const withPicture = (prepared: PreparedPicture) => ({ picture: () => Promise.resolve(prepared) });

interface Villa {
  id: string;
  title: string;
  createdAt: string;
  thumbnail: { url: string } | null;
  details: { id: string; heading: string; image: { url: string } }[];
  updatedBy: { email: string } | null;
}
const VILLA = `id title location price size createdAt thumbnail { url } updatedBy { email }
  details { id heading description image { url } }`;

const duplicate = (id: number | string) =>
  runQueryAsStaff<{ copy: Villa }>(server, `mutation { copy: duplicateSaleVilla(id: ${id}) { ${VILLA} } }`);
const read = async (id: number) =>
  (await runQueryAsStaff<{ villa: Villa }>(server, `{ villa: saleVilla(id: ${id}) { ${VILLA} } }`)).villa;

test('a copy has all fields and child records in the same order, and is independent of the original', async () => {
  const [villas, details] = [server.stores.of(saleVillas), server.stores.of(saleVillaDetails)];
  const [thumbnail, galleryPicture] = [picture(), picture()];
  const { id } = await villas.create(HOME, withPicture(thumbnail));
  const detailIds: number[] = [];
  for (const heading of ['Garden', 'Pool', 'Roof', 'Hall']) {
    const detail = await details.create(
      { villaId: id, heading, description: 'Wide' },
      withPicture(galleryPicture),
    );
    detailIds.push(detail.id);
  }
  await details.reorder(id, [detailIds[1]!, detailIds[0]!, detailIds[2]!, detailIds[3]!]);
  await details.create({ villaId: id, heading: 'Gate', description: 'Wide' }, withPicture(galleryPicture));
  const original = await read(id);

  const { copy } = await duplicate(id);
  expect(copy).toMatchObject({ ...HOME, title: 'Palm house (copy)', thumbnail: original.thumbnail });
  expect(copy.updatedBy).toEqual({ email: 'staff@marsa.example' });
  expect(copy.details.map(({ heading }) => heading)).toEqual(original.details.map(({ heading }) => heading));
  expect(copy.details.map(({ image }) => image)).toEqual(original.details.map(({ image }) => image));
  expect(new Set([...copy.details, ...original.details].map((detail) => detail.id)).size).toBe(10);
  expect((await villas.all())[0]!.id).toBe(Number(copy.id));

  // Both records share the pictures, which are served until the second record is deleted.
  const status = async ({ file }: PreparedPicture) =>
    (await server.app.inject({ url: `/uploads/${file}` })).statusCode;
  await villas.update(Number(copy.id), { publication: Publication.PUBLISHED });
  await villas.remove(id);
  expect([await status(thumbnail), await status(galleryPicture)]).toEqual([200, 200]);
  await villas.remove(Number(copy.id));
  expect([await status(thumbnail), await status(galleryPicture)]).toEqual([404, 404]);
});

test('the title of a copy stays within its maximum length', async () => {
  const { id } = await server.stores.of(saleVillas).create({ ...HOME, title: '🏡'.repeat(200) });
  const { copy } = await duplicate(id);
  expect(Array.from(copy.title)).toHaveLength(200);
  expect(copy.title).toMatch(/🏡 \(copy\)$/u);
  await server.stores.of(saleVillas).update(Number(copy.id), { title: copy.title });
});

test('a missing record cannot be copied, and visitors cannot copy', async () => {
  for (const id of ['99999', 'x']) {
    const { errors } = await runQuery(server, `mutation { duplicateSaleVilla(id: "${id}") { id } }`, {
      headers: { authorization: server.bearer },
    });
    expect(errors).toMatchObject([
      { message: 'Villa details not found.', extensions: { code: 'NOT_FOUND' } },
    ]);
  }
  const { errors } = await runQuery(server, 'mutation { duplicateSaleVilla(id: 1) { id } }');
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('copies that are created during the deletion of the original are complete', async () => {
  const villas = server.stores.of(saleVillas);
  for (let round = 0; round < 5; round++) {
    const photo = picture();
    const { id } = await villas.create(HOME, withPicture(photo));
    const results = await Promise.allSettled([villas.duplicate(id), villas.remove(id), villas.duplicate(id)]);
    const copies = results.filter(({ status }) => status === 'fulfilled').length - 1; // without the deletion
    await server.database.dataSource.query(`update listings set publication = 'published'`);
    const { statusCode } = await server.app.inject({ url: `/uploads/${photo.file}` });
    expect(statusCode).toBe(copies > 0 ? 200 : 404);
  }
});
