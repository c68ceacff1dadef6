import { useApolloClient } from '@apollo/client/react';
import { createElement, useEffect, useState } from 'react';
import { useAccountState } from './account-state.ts';
import { fetchRecord } from './fetch-record.ts';
import { hideDeleted, unhideRestored } from './hidden-records.ts';
import { useRefetch } from './refetch.tsx';
import type { Parts, Records, StoredRow } from '../records.ts';
import type { Texts } from '../texts.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import {
  ErrorNotifications,
  notify,
  notifyError,
  offerRetry,
  offerUndo,
  UNDO_SECONDS,
} from '../../ui/notifications.tsx';
import {
  type ApiError,
  describeError,
  isOutcomeUnknown,
  isTemporary,
  toApiError,
} from '../../../data/api-error.ts';

/** Maximum number of records in one request. */
const MAX_PER_REQUEST = 100;

const RESTORE_FAILED = 'Could not bring it back.';

interface Known {
  /** Ids of the records that are being deleted. */
  underWay: Set<string>;
  failures: ErrorNotifications;
}

/** Callbacks with the ids of records. */
interface DeleteListeners {
  /** Called after records were deleted. */
  gone: (ids: readonly string[]) => void;
  /** Called after records were restored. */
  back?: (ids: readonly string[]) => void;
}

/**
 * Returns a function that deletes rows after a confirmation and offers Undo. Rows that are already deleted are skipped, and
 * so are rows that are being deleted.
 */
export function useDelete<Row extends StoredRow, Words extends object>(
  {
    one,
    collection,
    title,
    read,
    remove,
    restore,
    parts,
  }: Pick<Records<Row, Words>, 'one' | 'collection' | 'title' | 'read' | 'remove' | 'restore' | 'parts'>,
  texts: Pick<Texts, 'confirmRemove' | 'removeFailed'>,
  followers: DeleteListeners,
): (rows: readonly Row[]) => Promise<void> {
  const client = useApolloClient();
  const { underWay, failures } = useAccountState<Known>(`removal from ${collection}`, () => ({
    underWay: new Set(),
    failures: new ErrorNotifications(),
  }));
  const ask = useConfirm();
  const reload = useRefetch();

  async function bringBack(rows: readonly Row[]): Promise<void> {
    const left = partsOf(rows);
    try {
      for (; left.length > 0; left.shift()) await bringPartBack(left[0]!);
      notify('Brought back.');
    } catch (error) {
      const fault = toApiError(error);
      const again = () => bringBack(left.flat());
      if (isTemporary(fault)) offerRetry(`${RESTORE_FAILED} ${describeError(fault)}`, again);
      else notifyError(RESTORE_FAILED, fault.message);
    }
    await reload();
  }

  /** Restores records, all or none. */
  async function bringPartBack(rows: readonly Row[]): Promise<void> {
    const ids = idsOf(rows);
    try {
      // Without `no-cache` the response would write incomplete records, and each list would refetch them.
      await client.mutate({ mutation: restore, variables: { ids }, fetchPolicy: 'no-cache' });
    } catch (error) {
      if (!(await isThere(ids[0]!))) throw error; // only the response was lost, or another tab restored them
    }
    unhideRestored(client, rows);
    followers.back?.(ids);
  }

  const isThere = (id: string): Promise<boolean> =>
    fetchRecord(client, { read }, id).then(Boolean, () => false);

  /** Returns the ids of the deleted records. */
  async function removePart(ids: string[]): Promise<readonly string[]> {
    const send = () => client.mutate({ mutation: remove, variables: { ids } });
    try {
      return (await send()).data!.removed;
    } catch (error) {
      if (toApiError(error).code !== 'UNANSWERED') throw error;
      await send(); // a second request skips deleted records and so tells the outcome
      return ids;
    }
  }

  /** Deletes them in batches until one fails. */
  async function removed(rows: readonly Row[]): Promise<DeleteResult<Row>> {
    const gone: string[] = [];
    const answered: Row[] = [];
    for (const part of partsOf(rows)) {
      try {
        gone.push(...(await removePart(idsOf(part))));
        answered.push(...part);
      } catch (error) {
        return { gone, answered, fault: toApiError(error) };
      }
    }
    return { gone, answered, fault: null };
  }

  async function removeAll(rows: readonly Row[]): Promise<void> {
    const many = rows.length > 1;
    const { gone, answered, fault } = await removed(rows);
    hideDeleted(client, answered);
    followers.gone(idsOf(answered));
    const went = answered.filter(({ id }) => gone.includes(id));
    const before = answered.filter(({ id }) => !gone.includes(id));
    const deleted = many ? `${gone.length} deleted.` : `Deleted “${title(rows[0]!)}”.`;
    const sentences = [gone.length > 0 && deleted, before.length > 0 && already(before.map(title))];
    const message = sentences.filter(Boolean).join(' ');
    if (gone.length > 0) offerUndo(message, () => bringBack(went));
    else if (message) notify(message);
    failures.clear(idsOf(rows));
    if (fault) {
      const takeBack = notifyError(texts.removeFailed ?? failed(one, rows.length), whyNot(fault));
      failures.add(idsOf(rows), takeBack);
    }
    if (answered.length > 0 || (fault && isOutcomeUnknown(fault))) void reload();
  }

  const standing = (rows: readonly Row[]) => rows.filter(({ id }) => !underWay.has(id));

  return async (chosen) => {
    const asked = standing(chosen);
    if (asked.length === 0) return;
    const many = asked.length > 1;
    const words = many ? `${texts.confirmRemove} (${asked.length} selected)` : texts.confirmRemove;
    const named = asked.map((row) => ({ id: row.id, title: title(row) }));
    const detail = createElement(DeletionDetail, { records: named, parts });
    if (!(await ask({ words, detail, yes: 'Delete' }))) return;
    const rows = standing(asked); // another deletion may have ended meanwhile
    if (rows.length === 0) return;
    for (const { id } of rows) underWay.add(id);
    await removeAll(rows);
    for (const { id } of rows) underWay.delete(id);
  };
}

interface DeleteResult<Row> {
  /** Ids of the deleted records. */
  gone: string[];
  /** Ids of all records that the API has answered for. */
  answered: Row[];
  /** Why the others were not deleted; null if there are none. */
  fault: ApiError | null;
}

function partsOf<One>(all: readonly One[]): One[][] {
  const parts = [];
  for (let from = 0; from < all.length; from += MAX_PER_REQUEST)
    parts.push(all.slice(from, from + MAX_PER_REQUEST));
  return parts;
}

const failed = (one: string, asked: number): string =>
  asked > 1 ? `Could not delete all ${asked}.` : `Could not delete the ${one}.`;

const whyNot = (fault: ApiError): string =>
  fault.code === 'UNANSWERED' ? 'No answer came: it may be deleted nevertheless.' : describeError(fault);

const idsOf = (rows: readonly StoredRow[]): string[] => rows.map(({ id }) => id);

/** The message for records that were deleted before, with names if there are few. */
function already(titles: readonly string[]): string {
  const [first, ...others] = titles.map((title) => `“${title}”`);
  if (others.length === 0) return `${first} had already been deleted.`;
  if (others.length > 4) return `${titles.length} had already been deleted.`;
  return `${[first, ...others.slice(0, -1)].join(', ')} and ${others.at(-1)} had already been deleted.`;
}

/** Maximum numbers of records whose children are counted and whose titles are shown. */
const MAX_COUNTED = 20;
const MAX_NAMED = 3;

interface Props {
  records: readonly { id: string; title: string }[];
  parts: Parts | undefined;
}

/** Describes what a deletion removes and how it can be undone. */
function DeletionDetail({ records, parts }: Props) {
  const count = usePartCount(records, parts);
  const isOne = records.length === 1;
  const named = records.slice(0, MAX_NAMED).map(({ title }) => `“${title}”`);
  const more = records.length - named.length;
  const names = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return (
    <>
      <p>
        {names} will be deleted{parts && count !== 0 && withParts(parts, { count, isOne })}.
      </p>
      <p>
        You can bring {isOne ? 'it' : 'them'} back with “Undo” for {UNDO_SECONDS} seconds, or from the Trash
        for 30 days.
      </p>
    </>
  );
}

function withParts({ one, many }: Parts, { count, isOne }: { count: number | null; isOne: boolean }): string {
  const whose = isOne ? 'its' : 'their';
  if (count === null) return `, with ${whose} ${many}`;
  return `, with ${whose} ${count} ${count === 1 ? one : many}`;
}

/** Returns how many parts the records have together; null while that is not known. */
function usePartCount(records: Props['records'], parts: Parts | undefined): number | null {
  const client = useApolloClient();
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (!parts || records.length > MAX_COUNTED) return;
    let isCurrent = true;
    const counts = records.map(async ({ id }) => {
      const { data } = await client.query({
        query: parts.within,
        variables: { of: id },
        fetchPolicy: 'no-cache',
      });
      return data!.parent?.rows.length ?? 0;
    });
    void Promise.all(counts).then(
      (all) => {
        if (isCurrent) setCount(all.reduce((sum, one) => sum + one, 0));
      },
      () => undefined, // the question is shown without the count
    );
    return () => {
      isCurrent = false;
    };
  }, [client, records, parts]);
  return count;
}
