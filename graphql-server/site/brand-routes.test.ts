import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { agencies } from '../agency/agency.ts';
import { linkPreviews } from '../agency/link-preview.ts';
import { SINGLE_ID } from '../collections/definitions/collection.ts';
import { photograph } from '../graphql/testing.ts';
import { preparePicture } from '../pictures/process.ts';
import { openTestServer, type TestServer } from '../testing.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const update = (values: object, picture?: () => ReturnType<typeof preparePicture>) =>
  server.stores.of(agencies).update(SINGLE_ID, values, picture && { picture });

/** The colours of some pixels of a picture, as `#rrggbb`. */
async function pixelsOf(bytes: Buffer, points: readonly (readonly [x: number, y: number])[]) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return points.map(([x, y]) => {
    const start = (y * info.width + x) * info.channels;
    return `#${data.subarray(start, start + 3).toString('hex')}`;
  });
}

test('the manifest and the icons show another agency as soon as it is saved', async () => {
  expect((await server.app.inject('/site.webmanifest')).json()).toMatchObject({ name: 'Your agency' });
  const before = await server.app.inject('/icon-512.png');

  await update({ name: 'Harbour Homes', wordmark: 'Harbour', brandColour: '#4a1d5c' });

  const manifest = await server.app.inject('/site.webmanifest');
  expect(manifest.headers['content-type']).toMatch('application/manifest+json');
  expect(manifest.json()).toMatchObject({ name: 'Harbour Homes', short_name: 'Harbour' });
  const after = await server.app.inject('/icon-512.png');
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
  expect(await pixelsOf(after.rawPayload, [[256, 20]])).toEqual(['#4a1d5c']);
});

test.each([
  ['/favicon.ico', 32],
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
  ['/icon-maskable.png', 512],
])('%s is a square PNG of %d pixels', async (url, size) => {
  const { statusCode, headers, rawPayload } = await server.app.inject(url);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  expect(headers['cache-control']).toMatch('no-cache');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: size, height: size });
});

test.each(['Harbour', 'مرسى', '& Sons', '<b>'])('the icon shows the first letter of %s', async (wordmark) => {
  await update({ wordmark, brandColour: '#0f3a3c' });
  const { rawPayload } = await server.app.inject('/icon-512.png');
  const steps = Array.from({ length: 64 }, (_, index) => index * 8 + 4);
  const colours = await pixelsOf(
    rawPayload,
    steps.flatMap((x) => steps.map((y) => [x, y] as const)),
  );
  expect(colours).toContain('#ffffff');
  expect(colours).toContain('#0f3a3c');
});

test('icons and the picture of link previews show the logo on white', async () => {
  const photo = await photograph();
  await update({}, () => preparePicture(photo));
  const svg = await server.app.inject('/icon.svg');
  expect(svg.headers['content-type']).toMatch('image/svg+xml');
  const png = Buffer.from(/base64,([^"]+)/.exec(svg.body)![1]!, 'base64');
  const [edge, centre] = await pixelsOf(png, [
    [128, 6],
    [128, 128],
  ]);
  expect(edge).toBe('#ffffff');
  expect(centre).not.toBe('#ffffff');
  const { rawPayload } = await server.app.inject('/share.png');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});

test('link previews show the picture that staff have chosen, cropped', async () => {
  const photo = await photograph();
  await server.stores
    .of(linkPreviews)
    .update(SINGLE_ID, { description: 'The quay at dusk' }, { picture: () => preparePicture(photo) });
  const { headers, rawPayload } = await server.app.inject('/share.png');
  expect(headers['content-type']).toBe('image/png');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(await pixelsOf(rawPayload, [[0, 0]])).not.toEqual(['#ffffff']);
  await server.stores.of(linkPreviews).update(SINGLE_ID, {}, { picture: null });
  expect(await pixelsOf((await server.app.inject('/share.png')).rawPayload, [[0, 0]])).toEqual(['#ffffff']);
});

test('the style sheet has the colours of its path, for good', async () => {
  const { body, headers } = await server.app.inject('/colours/4a1d5c-775820-c9a264.css');
  expect(body).toBe(':root{--gulf:#4a1d5c;--brass:#775820;--brass-on-gulf:#c9a264}');
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['content-type']).toMatch('text/css');
  for (const colours of ['4a1d5c', '4a1d5c-775820-c9a26', 'red-775820-c9a264', '}a{-775820-c9a264']) {
    expect((await server.app.inject(`/colours/${encodeURIComponent(colours)}.css`)).statusCode).toBe(404);
  }
});
