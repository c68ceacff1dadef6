import { GraphQLError } from 'graphql';
import { refuse, type Sent } from './panel.tsx';

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
  unsettledTexts?: { field: string; certainty: string; facts: string | null; message: string | null }[];
  reference: string;
  views: string[];
  amenities: string[];
  thumbnail: { url: string; alt: string | null; srcset: string } | null;
  updatedAt: string;
  updatedBy: { id: string; email: string } | null;
}

type Words = Partial<Villa>;

/** A version of a villa: who made it, and the values before and after. */
interface StoredVersion {
  record: string;
  id: string;
  action: 'ADDED' | 'CHANGED' | 'REVERTED';
  at: string;
  by: Villa['updatedBy'];
  before: Words | null;
  after: Words;
}

const FIELDS = ['title', 'location', 'price', 'bedrooms'] as const;

const ME = { id: '1', email: 'staff@example.com' };

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();

/** An in-memory API of villas for sale; `asked` contains the requests in order. */
export function villas(count: number) {
  let clock = 0;
  const storedVersions: StoredVersion[] = [];
  const rows: Villa[] = Array.from({ length: count }, (_, index) => make(String(count - index)));
  const removed: Villa[] = [];
  const asked: { name: string; given: unknown; key?: string }[] = [];
  /** Created records by idempotency key. */
  const made = new Map<string, { row: Villa; content: string }>();

  function make(id: string, words: Words = {}): Villa {
    const title = `Villa ${id}`;
    const stored = {
      location: 'Al Barari',
      price: `AED ${id}`,
      bedrooms: null,
      views: [],
      amenities: [],
      reference: `M-${id.padStart(6, '0')}`,
      thumbnail: null,
      updatedBy: null,
    };
    return addVersion('ADDED', { id, title, ...stored, ...words, updatedAt: at(++clock) });
  }
  function addVersion(action: StoredVersion['action'], row: Villa, before: Words | null = null): Villa {
    const after = Object.fromEntries(FIELDS.map((name) => [name, row[name]]));
    const { id: record, updatedAt, updatedBy: by } = row;
    storedVersions.unshift({
      record,
      id: String(storedVersions.length + 1),
      action,
      at: updatedAt,
      by,
      before,
      after,
    });
    return row;
  }
  function change(action: StoredVersion['action'], id: string, words: Words): Villa {
    const row = one(id);
    const before = { ...row };
    return addVersion(
      action,
      Object.assign(row, { updatedBy: ME }, words, { updatedAt: at(++clock) }),
      before,
    );
  }
  /** The changed fields of a version. */
  function formatVersion({ before, after, ...version }: StoredVersion) {
    const changed = FIELDS.filter((name) => (before?.[name] ?? null) !== after[name]);
    const changes = changed.map((field) => ({
      field,
      known: true,
      fieldType: 'TEXT',
      before: before?.[field] ?? null,
      after: after[field] ?? null,
    }));
    const restorable = version.id !== storedVersions.find(({ record }) => record === version.record)!.id;
    return { ...version, title: after.title, changes, restorable };
  }
  const logged =
    <Given, Answer>(name: string, answer: (given: Given, key?: string) => Answer) =>
    (given: Given, sent?: Sent) => {
      const key = sent?.['idempotency-key'];
      asked.push({ name, given, ...(key && { key }) });
      return answer(given, key);
    };
  const one = (id: string) =>
    rows.find((row) => row.id === id) ?? refuse('NOT_FOUND', 'Villa details not found.');
  const requireSeen = (id: string, seen: string) => {
    if (one(id).updatedAt !== seen) refuse('CONFLICT', 'This was changed since you opened it.');
  };

  return {
    rows,
    asked,
    api: {
      saleVillas: logged(
        'list',
        ({ page, limit, search }: { page: number; limit: number; search: string | null }) => {
          const found = rows.filter(({ title }) => title.includes(search ?? ''));
          const items = found.slice((page - 1) * limit, page * limit);
          const totalPages = Math.max(1, Math.ceil(found.length / limit));
          return { items, page, limit, total: found.length, totalPages };
        },
      ),
      saleVilla: ({ id }: { id: string }) => rows.find((row) => row.id === id) ?? null,
      createSaleVilla: logged('create', ({ input }: { input: Words }, key = '') => {
        const before = made.get(key);
        const content = JSON.stringify(input);
        if (before?.content === content) return before.row;
        if (before) {
          const extensions = { code: 'CONFLICT', record: before.row.id };
          throw new GraphQLError('This key came with something else before.', { extensions });
        }
        const row = make(String(rows.length + removed.length + 1), input);
        if (key) made.set(key, { row, content });
        rows.unshift(row);
        return row;
      }),
      updateSaleVilla: logged('update', ({ id, input, seen }: { id: string; input: Words; seen: string }) => {
        requireSeen(id, seen);
        return change('CHANGED', id, input);
      }),
      versions: logged(
        'versions',
        ({ record, page, limit }: { collection: string; record: string; page: number; limit: number }) => {
          const all = storedVersions.filter((version) => version.record === record).map(formatVersion);
          const items = all.slice((page - 1) * limit, page * limit);
          return { items, page, limit, total: all.length, totalPages: Math.ceil(all.length / limit) };
        },
      ),
      restoreSaleVillaVersion: logged(
        'revert',
        ({ id, version, seen }: { id: string; version: string; seen: string }) => {
          requireSeen(id, seen);
          return change('REVERTED', id, storedVersions.find((stored) => stored.id === version)!.after);
        },
      ),
      deleteSaleVillas: logged('delete', ({ ids }: { ids: string[] }) => {
        const there = ids.filter((id) => rows.some((row) => row.id === id));
        for (const id of there) removed.push(...rows.splice(rows.indexOf(one(id)), 1));
        return there;
      }),
      restoreSaleVillas: logged('restore', ({ ids }: { ids: string[] }) => {
        const back = removed.filter(({ id }) => ids.includes(id));
        if (back.length < ids.length) refuse('NOT_FOUND', 'It can no longer be restored.');
        for (const row of back) removed.splice(removed.indexOf(row), 1);
        rows.unshift(...back);
        return back;
      }),
    },
    /** Changes a villa as another client. */
    changeElsewhere(id: string, words: Words): void {
      change('CHANGED', id, { ...words, updatedBy: { id: '2', email: 'other@example.com' } });
    },
  };
}
