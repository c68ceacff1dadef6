import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { faultOf } from '../../data/fault.ts';
import { useAsk } from '../ui/ask.tsx';
import { offerUndo, say, sayFailure } from '../ui/toast.tsx';
import type { Records, StoredRow } from './records.ts';
import type { Texts } from './texts.ts';
import { useReload } from './use-reload.ts';

/**
 * Removes rows after asking, those that others have removed already passed over, and offers to bring back what went. Gives
 * whether they are gone.
 */
export function useRemoval<Row extends StoredRow, Words extends object>(
  { one, title, remove, restore }: Pick<Records<Row, Words>, 'one' | 'title' | 'remove' | 'restore'>,
  texts: Pick<Texts, 'confirmRemove' | 'removeFailed'>,
): (rows: readonly Row[]) => Promise<boolean> {
  const client = useApolloClient();
  const ask = useAsk();
  const reload = useReload();

  async function bringBack(ids: string[]): Promise<void> {
    try {
      await client.mutate({ mutation: restore, variables: { ids } });
    } catch (error) {
      sayFailure('Could not bring it back.', faultOf(error).sentence);
      return;
    }
    say('Brought back.');
    await reload();
  }

  async function removed(rows: readonly Row[]): Promise<string[] | null> {
    try {
      const variables = { ids: rows.map(({ id }) => id) };
      const { data } = await client.mutate({ mutation: remove, variables });
      return data!.removed;
    } catch (error) {
      sayFailure(texts.removeFailed ?? `Could not delete the ${one}.`, faultOf(error).sentence);
      return null;
    }
  }

  return async (rows) => {
    const many = rows.length > 1;
    const words = many ? `${texts.confirmRemove} (${rows.length} selected)` : texts.confirmRemove;
    if (!(await ask({ words, yes: 'Delete' }))) return false;
    const gone = await removed(rows);
    if (!gone) return false;
    forget(client, rows);
    const before = rows.filter(({ id }) => !gone.includes(id));
    const deleted = many ? `${gone.length} deleted.` : `Deleted “${title(rows[0]!)}”.`;
    const sentences = [gone.length > 0 && deleted, before.length > 0 && already(before.map(title))];
    const message = sentences.filter(Boolean).join(' ');
    if (gone.length > 0) offerUndo(message, () => bringBack(gone));
    else say(message);
    await reload();
    return true;
  };
}

/** Takes rows out of all that is shown at once, whether or not a fresh list can be fetched. */
function forget(client: ApolloClient, rows: readonly StoredRow[]): void {
  for (const row of rows) client.cache.evict({ id: client.cache.identify({ ...row }) });
  client.cache.gc();
}

/** Says of records that somebody else was faster, by name as far as there are few. */
function already(titles: readonly string[]): string {
  const [first, ...others] = titles.map((title) => `“${title}”`);
  if (others.length === 0) return `${first} had already been deleted by somebody else.`;
  if (others.length > 4) return `${titles.length} had already been deleted by somebody else.`;
  return `${[first, ...others.slice(0, -1)].join(', ')} and ${others.at(-1)} had already been deleted by somebody else.`;
}
