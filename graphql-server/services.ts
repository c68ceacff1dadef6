import type { GraphQLSchema } from 'graphql';
import { agencies, type Agency } from './agency/agency.ts';
import { PublicationClock } from './cache/publication-clock.ts';
import { ResponseCache } from './cache/response-cache.ts';
import { collections, publishableEntities, readOnly } from './collections.ts';
import { SINGLE_ID } from './collections/definitions/collection.ts';
import { Exports } from './collections/csv/exports.ts';
import { openStores, type AllStores } from './collections/stores.ts';
import type { Database } from './database/database.ts';
import type { Log } from './errors.ts';
import { UndeliveredCounts } from './enquiries/undelivered.ts';
import { EnquiryEmails } from './enquiries/emails.ts';
import { JobQueue } from './jobs/queue.ts';
import { createMailer } from './mail/mailer.ts';
import { PictureCollector } from './pictures/garbage-collection.ts';
import { MissingPictures } from './pictures/missing-pictures.ts';
import { PictureLookup, PictureStore } from './pictures/picture-store.ts';
import { Renditions } from './pictures/renditions.ts';
import { SignedPictureUrls } from './pictures/signed-urls.ts';
import { openStorage } from './pictures/storage/open-storage.ts';
import { UntrustedProxies } from './http/untrusted-proxies.ts';
import type { Folders } from './observability/disks.ts';
import { logFailedTask } from './observability/logging.ts';
import { Notices } from './observability/notices.ts';
import type { S3Config } from './pictures/storage/s3.ts';
import type { PictureStorage } from './pictures/storage/storage.ts';
import { PreviewLinks } from './previews/preview-links.ts';
import { PersonalData } from './privacy/personal-data.ts';
import { HomeSearch } from './search/home-search.ts';
import { buildApiSchema } from './schema.ts';
import { SignedTokens } from './signed-tokens.ts';
import { Accounts } from './staff/accounts.ts';
import { SearchEmails } from './saved-searches/emails.ts';
import { SavedSearches } from './saved-searches/saved-searches.ts';
import { SearchTokens } from './saved-searches/tokens.ts';
import { AUDIT_DAYS, AuditLog } from './staff/audit-log.ts';
import { EmailChanges } from './staff/email-changes.ts';
import { PasswordLinks } from './staff/password-links.ts';
import { openRateLimits, type RateLimits } from './staff/rate-limits.ts';

export interface ServiceOptions {
  database: Database;
  /** Folder of pictures, if they are not in object storage. */
  uploads: string;
  store?: S3Config | undefined;
  /** Folder of the embedded database. */
  dataFolder?: string | undefined;
  secret: string;
  log: Log;
  /** Size of the response cache in bytes; 0 turns it off. */
  cacheMaxBytes: number;
  /** Settings of emails. Without it, enquiries are only stored. */
  mail?: Mailing | undefined;
  /** Days after which entries of the audit list are deleted. */
  auditDays?: number;
  /** Scheme and host of the site, for links in emails. */
  origin: string;
}

interface Mailing {
  url: string;
  from: string;
  /** Recipient of enquiries; by default the first account. */
  to: readonly string[];
}

/** The services that REST, GraphQL and pages share. */
export interface Services {
  database: Database;
  stores: AllStores;
  exports: Exports;
  pictures: {
    store: PictureStore;
    storage: PictureStorage;
    collector: PictureCollector;
    missing: MissingPictures;
    renditions: Renditions;
    lookup: PictureLookup;
    signedUrls: SignedPictureUrls;
  };
  accounts: Accounts;
  audit: AuditLog;
  personalData: PersonalData;
  rateLimits: RateLimits;
  links: PasswordLinks;
  emailChanges: EmailChanges;
  search: HomeSearch;
  responseCache: ResponseCache;
  /** Ends cached responses when scheduled records are published or unpublished. */
  publicationClock: PublicationClock;
  previews: PreviewLinks;
  jobs: JobQueue;
  /** Emails enquiries to the agency and confirms them to visitors; null without a mail server. */
  enquiryEmails: EnquiryEmails | null;
  /** Counts enquiries that wait for delivery or could not be delivered. */
  undeliveredCounts: UndeliveredCounts;
  /** Emails visitors the new homes of their saved searches; null without a mail server. */
  searchEmails: SearchEmails | null;
  savedSearches: SavedSearches | null;
  notices: Notices;
  folders: Folders;
  /** Detects proxies that send forwarding headers without being trusted. */
  untrustedProxies: UntrustedProxies;
  schema: GraphQLSchema;
  log: Log;
  /** Reads the agency, which pages, emails and icons show. */
  readAgency(): Promise<Agency>;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}

// Subjects of notices
const PICTURES_DISK = 'pictures-disk';
const DATABASE_DISK = 'database-disk';

export function openServices({ database, uploads, store, dataFolder, ...options }: ServiceOptions): Services {
  const { secret, log, cacheMaxBytes, origin, mail } = options;
  const { dataSource } = database;
  const notices = new Notices(log);
  const storage = openStorage(
    { folder: uploads, store },
    {
      failing: (message) => notices.raise(PICTURES_DISK, message),
      working: () => notices.clear(PICTURES_DISK),
    },
  );
  const missing = new MissingPictures({ database, storage, notices });
  const collector = new PictureCollector(dataSource, storage, notices, missing);
  const renditions = new Renditions(storage, log);
  const lookup = new PictureLookup(dataSource, database);
  const responseCache = new ResponseCache(cacheMaxBytes);
  const publicationClock = new PublicationClock({
    database,
    tables: publishableEntities.map((entity) => dataSource.getMetadata(entity).tableName),
    failed: (error) => logFailedTask(log, error, 'Reading the next publication failed'),
    changed: () => {
      lookup.clear();
      responseCache.invalidate();
    },
  });
  const untrustedProxies = new UntrustedProxies(notices);
  const pictureStore = new PictureStore(database, storage);
  const stores = openStores(
    {
      database,
      pictures: { store: pictureStore, renditions },
      onChange: ({ confidential }) => {
        notices.clear(DATABASE_DISK);
        lookup.clear();
        if (!confidential) responseCache.invalidate();
      },
    },
    collections,
    readOnly,
  );
  database.onDiskFull(({ message }) => notices.raise(DATABASE_DISK, message));
  const readAgency = () => stores.of(agencies).get(SINGLE_ID);
  const agencyName = async () => (await readAgency()).name;
  const senderName = async () => (await readAgency()).senderName;
  const search = new HomeSearch(database);
  const tokens = new SignedTokens(secret);
  const accounts = new Accounts({ dataSource, database, secret });
  const audit = new AuditLog(database, options.auditDays ?? AUDIT_DAYS);
  const jobs = new JobQueue({ pool: database.backgroundPool, log });
  const emailOptions = mail && {
    database,
    jobs,
    log,
    agencyName,
    origin,
    mailer: createMailer({ ...mail, senderName }),
    recipients: async () => (mail.to.length > 0 ? mail.to : [await accounts.firstAddress()]),
  };
  const searchTokens = new SearchTokens(tokens);
  return {
    database,
    stores,
    exports: new Exports(database),
    pictures: {
      store: pictureStore,
      storage,
      collector,
      missing,
      renditions,
      lookup,
      signedUrls: new SignedPictureUrls(tokens),
    },
    accounts,
    audit,
    personalData: new PersonalData({ database, audit }),
    rateLimits: openRateLimits({ database, isShared: (ip) => untrustedProxies.isShared(ip) }),
    links: new PasswordLinks({ database, audit, origin, mail: emailOptions ?? null }),
    emailChanges: new EmailChanges({ database, audit, origin, mail: emailOptions ?? null }),
    search,
    responseCache,
    publicationClock,
    previews: new PreviewLinks({
      database,
      metadataOf: ({ entity }) => dataSource.getMetadata(entity),
      tokens,
      origin,
    }),
    jobs,
    enquiryEmails: emailOptions ? new EnquiryEmails(emailOptions) : null,
    searchEmails: emailOptions
      ? new SearchEmails({ ...emailOptions, tokens: searchTokens, search, stores })
      : null,
    savedSearches: emailOptions ? new SavedSearches({ database, jobs, tokens: searchTokens }) : null,
    undeliveredCounts: new UndeliveredCounts(database),
    notices,
    folders: {
      ...(!store && { pictures: uploads }),
      ...(database.embedded && dataFolder !== undefined && { database: dataFolder }),
    },
    untrustedProxies,
    schema: buildApiSchema(),
    log,
    readAgency,
  };
}

/** Starts the job queue, and enqueues emails that have no job yet. */
export async function startJobs({ jobs, enquiryEmails, searchEmails }: Services): Promise<void> {
  await jobs.start();
  await enquiryEmails?.enqueueWaiting();
  await searchEmails?.enqueueDue();
}
