import { useApolloClient } from '@apollo/client/react';
import { faultOf } from '../../data/fault.ts';
import { useAsk } from '../ui/ask.tsx';
import { offerUndo, say, sayFailure } from '../ui/toast.tsx';
import type { Records, StoredRow } from './records.ts';
import type { Texts } from './texts.ts';

/** Asks for rows again everywhere that they are shown. */
export function useReload(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    await client.refetchQueries({ include: 'active' });
  };
}

/** Removes rows after asking, all or none, and offers to bring them back. Gives whether they are gone. */
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
      await reload();
      say('Brought back.');
    } catch (error) {
      sayFailure('Could not bring it back.', faultOf(error).sentence);
    }
  }

  return async (rows) => {
    const many = rows.length > 1;
    const words = many ? `${texts.confirmRemove} (${rows.length} selected)` : texts.confirmRemove;
    if (!(await ask({ words, yes: 'Delete' }))) return false;
    const ids = rows.map(({ id }) => id);
    try {
      await client.mutate({ mutation: remove, variables: { ids } });
    } catch (error) {
      const { sentence } = faultOf(error);
      sayFailure(texts.removeFailed ?? `Could not delete the ${one}.`, sentence);
      return false;
    }
    await reload();
    offerUndo(many ? `${rows.length} deleted.` : `Deleted “${title(rows[0]!)}”.`, () => bringBack(ids));
    return true;
  };
}
