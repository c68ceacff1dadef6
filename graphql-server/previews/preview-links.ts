import type { EntityMetadata } from 'typeorm';
import { pageName, recordPath, type PageType } from '../../schema/record-pages.ts';
import type { Collection } from '../collections/definitions/collection.ts';
import { toId } from '../collections/definitions/ids.ts';
import type { Queryable } from '../database/statement.ts';
import { blogs } from '../editorial/blog.ts';
import { categories } from '../editorial/category.ts';
import { listingsOf } from '../listings/listing-kind.ts';
import type { PreviewedRecord } from '../policies.ts';
import { latestProjects } from '../projects/latest-project.ts';
import { properties } from '../projects/property.ts';
import { isPublished } from '../published.ts';
import type { SignedTokens } from '../signed-tokens.ts';

/** The collections whose records have pages. */
const COLLECTIONS: Readonly<Record<PageType, Collection>> = {
  ...listingsOf,
  Property: properties,
  LatestProject: latestProjects,
  Category: categories,
  Blog: blogs,
};
const TYPES = Object.keys(COLLECTIONS) as PageType[];

const DAY = 24 * 60 * 60 * 1000;
const VALID_MS = 7 * DAY;

const PARAMETER = 'preview';

/** The result of a request for a page with the preview parameter. */
export type Preview =
  /** The page is rendered with the record. */
  | { state: 'open'; record: PreviewedRecord; expiresAt: Date }
  /** Redirects to the public page, or to the panel, where staff sign in. */
  | { state: 'redirect'; location: string }
  /** A page explains why the link does not work. */
  | { state: 'expired' | 'invalid' };

interface PreviewOptions {
  database: Queryable;
  metadataOf(collection: Collection): EntityMetadata;
  tokens: SignedTokens;
  /** Scheme and host of the site. */
  origin: string;
}

/** Signed links to the pages of records that are not published. A link is valid for 7 days, or until the record is published. */
export class PreviewLinks {
  constructor(private readonly options: PreviewOptions) {}

  /** Creates a link to the page of a record; null if records of the collection have no page. */
  async createLink(collection: Collection, id: number): Promise<{ url: string; expiresAt: Date } | null> {
    const type = TYPES.find((one) => COLLECTIONS[one] === collection);
    if (!type) return null;
    const createdAt = Date.now();
    const token = await this.options.tokens.sign('preview', { sub: subjectOf(collection, id), createdAt });
    return {
      url: `${this.options.origin}${recordPath(type, id)}?${PARAMETER}=${token}`,
      expiresAt: new Date(createdAt + VALID_MS),
    };
  }

  /** Finds the preview that a path and query request; null if they request none. */
  async find(url: string): Promise<Preview | null> {
    if (!URL.canParse(url, 'http://site')) return null;
    const { pathname, searchParams } = new URL(url, 'http://site');
    const token = searchParams.get(PARAMETER);
    const [, start = '', parameter, ...rest] = pathname.replace(/\/+$/, '').split('/');
    const type = TYPES.find((one) => pageName(one).toLowerCase() === start.toLowerCase());
    if (token === null || !type || rest.length > 0) return null;
    const collection = COLLECTIONS[type];
    const id = toId(parameter);
    const record = await this.#read(collection, id);
    if (record?.isPublished) return { state: 'redirect', location: recordPath(type, id) };
    if (token === '') return { state: 'redirect', location: panelUrl(collection, id) };
    const claims = await this.options.tokens.verify<{ createdAt: number }>('preview', token);
    if (claims?.sub !== subjectOf(collection, id) || !record) return { state: 'invalid' };
    const { createdAt } = claims;
    const expiresAt = new Date(createdAt + VALID_MS);
    if (expiresAt.getTime() <= Date.now() || createdAt <= record.lastPublished) return { state: 'expired' };
    const { tableName } = this.options.metadataOf(collection);
    return { state: 'open', record: { table: tableName, id }, expiresAt };
  }

  /**
   * Reads whether a record is published, and when it last was, in milliseconds since the epoch (0 if never). Returns null if the record does not exist.
   */
  async #read(
    collection: Collection,
    id: number,
  ): Promise<{ isPublished: boolean; lastPublished: number } | null> {
    const { tableName, discriminatorValue } = this.options.metadataOf(collection);
    const ofKind = discriminatorValue === undefined ? '' : `and t.kind = '${discriminatorValue}'`;
    const lastPublished = `greatest(t.last_published,
      case when t.published_from <= now() then least(t.published_until, now()) end)`;
    const statement = `select ${isPublished('t')} as "isPublished", coalesce(1000 * extract(epoch from ${lastPublished}), 0)::float8 as "lastPublished"
        from "${tableName}" t where t.id = $1 and t.deleted_at is null ${ofKind}`;
    type Row = { isPublished: boolean; lastPublished: number };
    const [row] = await this.options.database.query<Row>(statement, [id]);
    return row ?? null;
  }
}

const subjectOf = ({ names }: Collection, id: number): string => `${names.many}/${id}`;

/** The panel's screen that opens the preview of a record for signed-in staff. */
const panelUrl = ({ names }: Collection, id: number): string =>
  `/admin/preview?${new URLSearchParams({ collection: names.many, id: String(id) }).toString()}`;
