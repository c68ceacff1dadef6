import type { Agency } from '../agency/agency.ts';
import { linkPreviews } from '../agency/link-preview.ts';
import { SINGLE_ID } from '../collections/definitions/collection.ts';
import type { FastifyContextConfig, FastifyInstance, FastifyReply } from 'fastify';
import { COLOUR } from '../../schema/brand-colours.ts';
import { CITY } from '../../schema/city.ts';
import { pathKey } from '../cache/cache-plugin.ts';
import { cropSharePicture, drawIcon, drawSharePicture, type Brand } from '../pictures/brand-pictures.ts';

/** PNG icons by path: their size, and whether the system crops them. */
const ICONS: Readonly<Record<string, { size: number; isCropped?: boolean }>> = {
  '/favicon.ico': { size: 32 },
  '/apple-touch-icon.png': { size: 180, isCropped: true },
  '/icon-192.png': { size: 192 },
  '/icon-512.png': { size: 512 },
  '/icon-maskable.png': { size: 512, isCropped: true },
};

/** Size of the picture in the icon that browsers scale, in pixels. */
const SCALED_ICON_SIZE = 256;

const svgWith = (png: Buffer): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;

const manifestOf = ({ name, wordmark }: Agency) => ({
  name,
  short_name: wordmark,
  description: `Homes for sale and for rent in ${CITY}.`,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'browser',
  lang: 'en',
  dir: 'ltr',
  theme_color: '#ffffff',
  background_color: '#f1f2f1',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/** Serves the files with the brand of the agency: icons, manifest, the picture of link previews, and the style sheet of its colours. */
export function brandRoutes(app: FastifyInstance): void {
  const { pictures, readAgency, stores } = app.services;
  const config: FastifyContextConfig = { cacheKey: pathKey, limitConcurrency: true };
  const send = (reply: FastifyReply, type: string, body: string | Buffer) =>
    reply.header('cache-control', 'no-cache').type(type).send(body);

  const readStored = async (picture: Agency['picture']): Promise<Buffer | null> =>
    (picture && (await pictures.storage.read(picture.file))) ?? null;

  async function readBrand(): Promise<Brand> {
    const { wordmark, picture, brandColour, accentOnBrandColour } = await readAgency();
    const logo = await readStored(picture);
    return { wordmark, logo, brandColour, accentOnBrandColour };
  }

  for (const [path, { size, isCropped }] of Object.entries(ICONS)) {
    app.get(path, { config }, async (_request, reply) =>
      send(reply, 'image/png', await drawIcon(await readBrand(), size, isCropped)),
    );
  }
  app.get('/icon.svg', { config }, async (_request, reply) =>
    send(reply, 'image/svg+xml', svgWith(await drawIcon(await readBrand(), SCALED_ICON_SIZE))),
  );
  app.get('/share.png', { config }, async (_request, reply) => {
    const chosen = await readStored((await stores.of(linkPreviews).get(SINGLE_ID)).picture);
    return send(
      reply,
      'image/png',
      await (chosen ? cropSharePicture(chosen) : drawSharePicture(await readBrand())),
    );
  });
  app.get('/site.webmanifest', { config }, async (_request, reply) =>
    send(reply, 'application/manifest+json', JSON.stringify(manifestOf(await readAgency()))),
  );

  // The path has the colours, so that the style sheet never changes.
  app.get<{ Params: { colours: string } }>('/colours/:colours.css', async (request, reply) => {
    const colours = request.params.colours.split('-').map((colour) => `#${colour}`);
    if (colours.length !== 3 || !colours.every((colour) => COLOUR.test(colour))) {
      reply.callNotFound();
      return reply;
    }
    const [brand, accent, accentOnBrand] = colours;
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/css; charset=utf-8')
      .send(`:root{--gulf:${brand};--brass:${accent};--brass-on-gulf:${accentOnBrand}}`);
  });
}
