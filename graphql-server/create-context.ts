import DataLoader from 'dataloader';
import type { FastifyRequest } from 'fastify';
import { agencies } from './agency/agency.ts';
import { readLastBackup } from './backup/backup.ts';
import { SINGLE_ID } from './collections/declaring/collection.ts';
import { idempotencyKeyOf } from './collections/writing/idempotency.ts';
import type { Context } from './context.ts';
import { countUnmailed } from './enquiries/undelivered.ts';
import { createLoaders } from './graphql/loaders.ts';
import { fileOf } from './graphql/uploads.ts';
import { listProcesses } from './observability/processes.ts';
import { version } from './process/version.ts';
import { pictureUrl, UPLOADS, type PictureContext } from './pictures/picture-urls.ts';
import { preparePicture } from './pictures/process.ts';
import { actorOf, type PreviewedRecord } from './policies.ts';
import { AuditKind } from './staff/audit-kind.ts';
import type { Services } from './services.ts';
import type { Browser } from './staff/device-cookie.ts';

/** The client of a request. Pages are rendered for a visitor without a browser, with no other header than `Idempotency-Key`. */
type Client = Pick<FastifyRequest, 'ip' | 'staff'> &
  Partial<Pick<FastifyRequest, 'headers'>> & { browser?: Browser; preview?: PreviewedRecord | undefined };

/** Returns a function that creates the context of a request's resolvers. */
export function createContextFactory({
  database,
  stores: allStores,
  exports,
  accounts,
  enquiryEmails,
  audit,
  personalData,
  limits,
  links,
  emailChanges,
  notices,
  pictures,
  previews,
  savedSearches,
  search,
}: Services): (client: Client) => Context {
  return ({ ip, staff, headers, browser, preview }) => {
    const stores = allStores.for(preview ? { preview } : actorOf(staff));
    const idempotencyKey = idempotencyKeyOf(staff, headers?.['idempotency-key']);
    return {
      stores,
      exports,
      database,
      accounts,
      audit,
      agency: () => stores.of(agencies).get(SINGLE_ID),
      personalData,
      recordExport: (subject) => audit.add(AuditKind.EXPORTED, { by: staff!.staffId, subject }),
      limits,
      links,
      emailChanges,
      notices,
      previews,
      processes: () => listProcesses(database),
      operation: async () => ({
        version,
        lastBackupAt: (await readLastBackup(database))?.at ?? null,
        hasMailServer: enquiryEmails !== null,
        unmailedMessages: await countUnmailed(database),
      }),
      pictureCheck: (limit) => pictures.check.result(limit),
      enquiryEmails,
      savedSearches,
      search,
      ip,
      browser,
      staff,
      idempotencyKey: ({ fieldName, path }) => idempotencyKey(`${fieldName} ${path.key}`),
      ...createLoaders({ stores, database, accounts }),
      signedPictureUrl: async (file) => pictureUrl({ file }, await pictures.signedUrls.folderOf(file)),
      pictureFolder: staff || preview ? createFolderLoader(pictures) : () => Promise.resolve(UPLOADS),
      receive: (upload) => async () => preparePicture(await fileOf(upload)),
      uploadedPicture: (id, field) => () => pictures.store.renew(id, field),
      storeUpload: async (upload) => {
        const picture = await preparePicture(await fileOf(upload));
        await pictures.store.add(picture);
        return picture;
      },
    };
  };
}

/** Returns a function that finds the folder of a picture's URLs for staff and previews; it looks up all pictures of a response at once. */
function createFolderLoader({ lookup, signedUrls }: Services['pictures']): PictureContext['pictureFolder'] {
  const loader = new DataLoader<string, string>(async (files) => {
    const shown = await lookup.shownOf(files);
    return Promise.all(
      files.map(async (file) => (shown.has(file) ? UPLOADS : await signedUrls.folderOf(file))),
    );
  });
  return (file) => loader.load(file);
}
