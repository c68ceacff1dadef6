import { useApolloClient } from '@apollo/client/react';
import { createElement } from 'react';
import { faultOf, isUncertain, mayPass, reasonOf, type Fault } from '../../../data/fault.ts';
import { useAsk } from '../../ui/ask.tsx';
import { Failures } from '../../ui/failures.ts';
import { offerAgain, offerUndo, say, sayFailure } from '../../ui/toast.tsx';
import type { Records, StoredRow } from '../records.ts';
import type { Texts } from '../texts.ts';
import { DeletionDetail } from './deletion-detail.tsx';
import { useLasting } from './lasting.ts';
import { leaveOut, showAgain } from './left-out.ts';
import { readNow } from './read-now.ts';
import { useReload } from './use-reload.ts';

/** The most records that the API takes at once. */
const AT_ONCE = 100;

const NOT_BACK = 'Could not bring it back.';

interface Known {
  /** The numbers of those that are on their way to be removed. */
  underWay: Set<string>;
  failures: Failures;
}

/** Who is told of what becomes of records, by their numbers. */
interface Followers {
  /** They are not there any more. */
  gone: (ids: readonly string[]) => void;
  /** They are there again. */
  back?: (ids: readonly string[]) => void;
}

/**
 * Removes rows after asking, those that others have removed already passed over, and offers to bring back what went. A row
 * that is on its way to be removed is not removed again: what comes of it is told once.
 */
export function useRemoval<Row extends StoredRow, Words extends object>(
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
  followers: Followers,
): (rows: readonly Row[]) => Promise<void> {
  const client = useApolloClient();
  const { underWay, failures } = useLasting<Known>(`removal from ${collection}`, () => ({
    underWay: new Set(),
    failures: new Failures(),
  }));
  const ask = useAsk();
  const reload = useReload();

  async function bringBack(rows: readonly Row[]): Promise<void> {
    const left = partsOf(rows);
    try {
      for (; left.length > 0; left.shift()) await bringPartBack(left[0]!);
      say('Brought back.');
    } catch (error) {
      const fault = faultOf(error);
      const again = () => bringBack(left.flat());
      if (mayPass(fault)) offerAgain(`${NOT_BACK} ${reasonOf(fault)}`, again);
      else sayFailure(NOT_BACK, fault.sentence);
    }
    await reload();
  }

  /** Brings records back, all or none. */
  async function bringPartBack(rows: readonly Row[]): Promise<void> {
    const ids = idsOf(rows);
    try {
      // Kept, their numbers alone would be records that lack all else, and each list would ask for them by itself.
      await client.mutate({ mutation: restore, variables: { ids }, fetchPolicy: 'no-cache' });
    } catch (error) {
      if (!(await isThere(ids[0]!))) throw error; // else only the answer was lost, or another tab was faster
    }
    showAgain(client, rows);
    followers.back?.(ids);
  }

  const isThere = (id: string): Promise<boolean> => readNow(client, { read }, id).then(Boolean, () => false);

  /** Gives the numbers of those that went. */
  async function removePart(ids: string[]): Promise<readonly string[]> {
    const send = () => client.mutate({ mutation: remove, variables: { ids } });
    try {
      return (await send()).data!.removed;
    } catch (error) {
      if (faultOf(error).code !== 'UNANSWERED') throw error;
      await send(); // asked again it passes over what went already, so that what came of it is known
      return ids;
    }
  }

  /** Removes them part by part, as far as that goes. */
  async function removed(rows: readonly Row[]): Promise<Removed<Row>> {
    const gone: string[] = [];
    const answered: Row[] = [];
    for (const part of partsOf(rows)) {
      try {
        gone.push(...(await removePart(idsOf(part))));
        answered.push(...part);
      } catch (error) {
        return { gone, answered, fault: faultOf(error) };
      }
    }
    return { gone, answered, fault: null };
  }

  async function removeAll(rows: readonly Row[]): Promise<void> {
    const many = rows.length > 1;
    const { gone, answered, fault } = await removed(rows);
    leaveOut(client, answered);
    followers.gone(idsOf(answered));
    const went = answered.filter(({ id }) => gone.includes(id));
    const before = answered.filter(({ id }) => !gone.includes(id));
    const deleted = many ? `${gone.length} deleted.` : `Deleted “${title(rows[0]!)}”.`;
    const sentences = [gone.length > 0 && deleted, before.length > 0 && already(before.map(title))];
    const message = sentences.filter(Boolean).join(' ');
    if (gone.length > 0) offerUndo(message, () => bringBack(went));
    else if (message) say(message);
    failures.settle(idsOf(rows));
    if (fault) {
      const takeBack = sayFailure(texts.removeFailed ?? failed(one, rows.length), whyNot(fault));
      failures.add(idsOf(rows), takeBack);
    }
    if (answered.length > 0 || (fault && isUncertain(fault))) void reload();
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
    const rows = standing(asked); // another press may have been answered meanwhile
    if (rows.length === 0) return;
    for (const { id } of rows) underWay.add(id);
    await removeAll(rows);
    for (const { id } of rows) underWay.delete(id);
  };
}

interface Removed<Row> {
  /** The numbers of those that went. */
  gone: string[];
  /** All that the API was asked about and answered. */
  answered: Row[];
  /** Why the others were not removed; null when there are none. */
  fault: Fault | null;
}

function partsOf<One>(all: readonly One[]): One[][] {
  const parts = [];
  for (let from = 0; from < all.length; from += AT_ONCE) parts.push(all.slice(from, from + AT_ONCE));
  return parts;
}

const failed = (one: string, asked: number): string =>
  asked > 1 ? `Could not delete all ${asked}.` : `Could not delete the ${one}.`;

const whyNot = (fault: Fault): string =>
  fault.code === 'UNANSWERED' ? 'No answer came: it may be deleted nevertheless.' : reasonOf(fault);

const idsOf = (rows: readonly StoredRow[]): string[] => rows.map(({ id }) => id);

/** Says of records that they were gone before, by name as far as there are few. */
function already(titles: readonly string[]): string {
  const [first, ...others] = titles.map((title) => `“${title}”`);
  if (others.length === 0) return `${first} had already been deleted.`;
  if (others.length > 4) return `${titles.length} had already been deleted.`;
  return `${[first, ...others.slice(0, -1)].join(', ')} and ${others.at(-1)} had already been deleted.`;
}
