import { GraphQLError } from 'graphql';
import { throwApiError, type RequestHeaders } from './panel.tsx';

interface Villa {
  id: string;
  title: string;
  location: string;
  price: string;
  bedrooms: string | null;
  amount?: number | null;
  bedroomCount?: number | null;
  maidsRoom?: boolean | null;
  builtUpArea?: number | null;
  availableFrom?: string | null;
  placeId?: string | null;
  latitude?: number | null;
  longitude?: number | null;
  textsToReview?: { field: string; needsReview: boolean; facts: string | null; message: string | null }[];
  reference: string;
  views: string[];
  amenities: string[];
  thumbnail: { url: string; alt: string | null; srcset: string } | null;
  updatedAt: string;
  updatedBy: { id: string; email: string } | null;
}

/** The values of a villa; the API takes its picture by its id. */
type VillaValues = Partial<Villa> & { thumbnailId?: string | null };

const withPicture = ({ thumbnailId, ...values }: VillaValues): Partial<Villa> =>
  thumbnailId === undefined
    ? values
    : {
        ...values,
        thumbnail: thumbnailId ? { url: `/uploads/${thumbnailId}`, alt: null, srcset: '' } : null,
      };

/** A version of a villa with its author and the values before and after. */
interface StoredVersion {
  record: string;
  id: string;
  action: 'ADDED' | 'CHANGED' | 'REVERTED';
  at: string;
  by: Villa['updatedBy'];
  before: VillaValues | null;
  after: VillaValues;
}

/** A request that the mock server received. */
interface RecordedRequest {
  /** The operation, such as `create`. */
  name: string;
  args: unknown;
  idempotencyKey?: string;
}

const VERSIONED_FIELDS = ['title', 'location', 'price', 'bedrooms'] as const;

const CURRENT_USER = { id: '1', email: 'staff@example.com' };
const OTHER_USER = { id: '2', email: 'other@example.com' };

const timestamp = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();

/** Creates an in-memory mock server of villas for sale, which records its requests. */
export function createVillaServer(count: number) {
  let clock = 0;
  const storedVersions: StoredVersion[] = [];
  /** The stored villas, newest first. */
  const rows: Villa[] = Array.from({ length: count }, (_, index) => createRow(String(count - index)));
  const deletedRows: Villa[] = [];
  const requests: RecordedRequest[] = [];
  const createdByKey = new Map<string, { row: Villa; content: string }>();

  function createRow(id: string, values: VillaValues = {}): Villa {
    const title = `Villa ${id}`;
    const defaults = {
      location: 'Al Barari',
      price: `AED ${id}`,
      bedrooms: null,
      views: [],
      amenities: [],
      reference: `M-${id.padStart(6, '0')}`,
      thumbnail: null,
      updatedBy: null,
    };
    const row = { id, title, ...defaults, ...withPicture(values), updatedAt: timestamp(++clock) };
    return addVersion('ADDED', row);
  }

  function addVersion(action: StoredVersion['action'], row: Villa, before: VillaValues | null = null): Villa {
    const after = Object.fromEntries(VERSIONED_FIELDS.map((name) => [name, row[name]]));
    const { id: record, updatedAt, updatedBy: by } = row;
    const id = String(storedVersions.length + 1);
    storedVersions.unshift({ record, id, action, at: updatedAt, by, before, after });
    return row;
  }

  function updateRow(action: StoredVersion['action'], id: string, values: VillaValues): Villa {
    const row = getRow(id);
    const before = { ...row };
    Object.assign(row, { updatedBy: CURRENT_USER }, withPicture(values), { updatedAt: timestamp(++clock) });
    return addVersion(action, row, before);
  }

  /** Formats a version as the API returns it, with the changed fields. */
  function formatVersion({ before, after, ...version }: StoredVersion) {
    const changedFields = VERSIONED_FIELDS.filter((name) => (before?.[name] ?? null) !== after[name]);
    const changes = changedFields.map((field) => ({
      field,
      known: true,
      fieldType: 'TEXT',
      before: before?.[field] ?? null,
      after: after[field] ?? null,
    }));
    const currentVersion = storedVersions.find(({ record }) => record === version.record)!;
    return { ...version, title: after.title, changes, restorable: version.id !== currentVersion.id };
  }

  /** Wraps a resolver so that its requests are recorded. */
  const recorded =
    <Args, Result>(name: string, resolve: (args: Args, idempotencyKey?: string) => Result) =>
    (args: Args, headers?: RequestHeaders) => {
      const idempotencyKey = headers?.['idempotency-key'];
      requests.push({ name, args, ...(idempotencyKey && { idempotencyKey }) });
      return resolve(args, idempotencyKey);
    };

  const getRow = (id: string) =>
    rows.find((row) => row.id === id) ?? throwApiError('NOT_FOUND', 'Villa details not found.');

  const rejectOutdated = (id: string, expectedUpdatedAt: string) => {
    if (getRow(id).updatedAt !== expectedUpdatedAt)
      throwApiError('CONFLICT', 'This was changed since you opened it.');
  };

  const requestsOf = (name: string) => requests.filter((request) => request.name === name);

  return {
    rows,
    /** All requests in their order. */
    requests,
    /** The requests of an operation. */
    requestsOf,
    /** The arguments of the requests of an operation. */
    argsOf: (name: string) => requestsOf(name).map(({ args }) => args),
    /** The resolvers of the queries and mutations. */
    api: {
      saleVillas: recorded(
        'list',
        ({ page, limit, search }: { page: number; limit: number; search: string | null }) => {
          const matches = rows.filter(({ title }) => title.includes(search ?? ''));
          const items = matches.slice((page - 1) * limit, page * limit);
          const totalPages = Math.max(1, Math.ceil(matches.length / limit));
          return { items, page, limit, total: matches.length, totalPages };
        },
      ),
      saleVilla: ({ id }: { id: string }) => rows.find((row) => row.id === id) ?? null,
      createSaleVilla: recorded('create', ({ input }: { input: VillaValues }, key = '') => {
        const earlier = createdByKey.get(key);
        const content = JSON.stringify(input);
        if (earlier?.content === content) return earlier.row;
        if (earlier) {
          const extensions = { code: 'CONFLICT', record: earlier.row.id };
          throw new GraphQLError(
            'This Idempotency-Key was already used with other content. Send a new key.',
            { extensions },
          );
        }
        const row = createRow(String(rows.length + deletedRows.length + 1), input);
        if (key) createdByKey.set(key, { row, content });
        rows.unshift(row);
        return row;
      }),
      updateSaleVilla: recorded(
        'update',
        ({ id, input, expectedUpdatedAt }: { id: string; input: VillaValues; expectedUpdatedAt: string }) => {
          rejectOutdated(id, expectedUpdatedAt);
          return updateRow('CHANGED', id, input);
        },
      ),
      versions: recorded(
        'versions',
        ({ record, page, limit }: { collection: string; record: string; page: number; limit: number }) => {
          const all = storedVersions.filter((version) => version.record === record).map(formatVersion);
          const items = all.slice((page - 1) * limit, page * limit);
          return { items, page, limit, total: all.length, totalPages: Math.ceil(all.length / limit) };
        },
      ),
      restoreSaleVillaVersion: recorded(
        'revert',
        ({ id, version, expectedUpdatedAt }: { id: string; version: string; expectedUpdatedAt: string }) => {
          rejectOutdated(id, expectedUpdatedAt);
          return updateRow('REVERTED', id, storedVersions.find((stored) => stored.id === version)!.after);
        },
      ),
      deleteSaleVillas: recorded('delete', ({ ids }: { ids: string[] }) => {
        const existing = ids.filter((id) => rows.some((row) => row.id === id));
        for (const id of existing) deletedRows.push(...rows.splice(rows.indexOf(getRow(id)), 1));
        return existing;
      }),
      restoreSaleVillas: recorded('restore', ({ ids }: { ids: string[] }) => {
        const restored = deletedRows.filter(({ id }) => ids.includes(id));
        if (restored.length < ids.length) throwApiError('NOT_FOUND', 'It can no longer be restored.');
        for (const row of restored) deletedRows.splice(deletedRows.indexOf(row), 1);
        rows.unshift(...restored);
        return restored;
      }),
    },
    /** Changes a villa as another user. */
    updateAsOtherUser(id: string, values: VillaValues): void {
      updateRow('CHANGED', id, { ...values, updatedBy: OTHER_USER });
    },
  };
}
