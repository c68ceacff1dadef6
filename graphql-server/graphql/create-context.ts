import DataLoader from 'dataloader';
import type { FastifyRequest } from 'fastify';
import { idempotencyKeyOf } from '../collections/mutations/idempotency.ts';
import type { Context } from '../context.ts';
import { pictureUrl, UPLOADS } from '../pictures/picture-urls.ts';
import { preparePicture } from '../pictures/process.ts';
import { actorOf, type PreviewedRecord } from '../policies.ts';
import type { Services } from '../services.ts';
import type { Browser } from '../staff/device-cookie.ts';
import { createLoaders } from './loaders.ts';
import { fileOf } from './uploads.ts';

/** The client of a request. A page is rendered for a visitor with no other header than `Idempotency-Key`. */
type Client = Pick<FastifyRequest, 'ip' | 'staff'> &
  Partial<Pick<FastifyRequest, 'headers'>> & { browser?: Browser; preview?: PreviewedRecord | undefined };

/** Creates the context of a request's resolvers. */
export function createContext(services: Services, { ip, staff, headers, browser, preview }: Client): Context {
  const { pictures } = services;
  const stores = services.stores.for(preview ? { preview } : actorOf(staff));
  const idempotencyKey = idempotencyKeyOf(staff, headers?.['idempotency-key']);
  return {
    services,
    stores,
    staff,
    ip,
    browser,
    idempotencyKey: ({ fieldName, path }) => idempotencyKey(`${fieldName} ${path.key}`),
    ...createLoaders(stores, services),
    signedPictureUrl: async (file) => pictureUrl({ file }, await pictures.signedUrls.folderOf(file)),
    pictureFolder: staff || preview ? createFolderLoader(pictures) : () => Promise.resolve(UPLOADS),
    receive: (upload) => async () => preparePicture(await fileOf(upload)),
    uploadedPicture: (id, field) => () => pictures.store.renew(id, field),
  };
}

/** Returns a function that finds the folder of a picture's URLs for staff and previews; it looks up all pictures of a response at once. */
function createFolderLoader({ lookup, signedUrls }: Services['pictures']): Context['pictureFolder'] {
  const loader = new DataLoader<string, string>(async (files) => {
    const shown = await lookup.shownOf(files);
    return Promise.all(
      files.map(async (file) => (shown.has(file) ? UPLOADS : await signedUrls.folderOf(file))),
    );
  });
  return (file) => loader.load(file);
}
