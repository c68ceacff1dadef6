import { useApolloClient } from '@apollo/client/react';
import { faultOf, isUncertain } from '../../../data/fault.ts';
import { newPress, ofPress } from '../../../data/press.ts';
import { say, sayFailure } from '../../ui/toast.tsx';
import type { Records, StoredRow } from '../records.ts';
import { useLasting } from './lasting.ts';
import { useReload } from './use-reload.ts';

const UNKNOWN = 'No answer came. Press again: there will be one copy.';

interface Known {
  /** The rows of which a copy is on its way. */
  underWay: Set<string>;
  /** Presses that nobody has answered, by row: whoever presses again means the same copy. */
  unanswered: Map<string, string>;
}

/** Makes copies of rows, one for each press: a row whose copy is on its way is not copied again. */
export function useDuplication<Row extends StoredRow, Words extends object>({
  one,
  collection,
  title,
  duplicate,
}: Pick<Records<Row, Words>, 'one' | 'collection' | 'title' | 'duplicate'>): (row: Row) => Promise<void> {
  const client = useApolloClient();
  const reload = useReload();
  const { underWay, unanswered } = useLasting<Known>(`copies in ${collection}`, () => ({
    underWay: new Set(),
    unanswered: new Map(),
  }));

  async function isMade(row: Row): Promise<boolean> {
    const press = unanswered.get(row.id) ?? newPress();
    unanswered.set(row.id, press);
    try {
      await client.mutate({ mutation: duplicate!, variables: { id: row.id }, context: ofPress(press) });
      unanswered.delete(row.id);
      return true;
    } catch (error) {
      const fault = faultOf(error);
      if (isUncertain(fault)) {
        sayFailure(`It is not known whether the ${one} was duplicated.`, fault.sentence ?? UNKNOWN);
        return false;
      }
      unanswered.delete(row.id);
      const gone = `This ${one} has been deleted.`;
      sayFailure(`The ${one} was not duplicated.`, fault.code === 'NOT_FOUND' ? gone : fault.sentence);
      return false;
    }
  }

  return async (row) => {
    if (underWay.has(row.id)) return;
    underWay.add(row.id);
    const made = await isMade(row);
    underWay.delete(row.id);
    if (made) say(`“${title(row)}” was duplicated.`);
    await reload();
  };
}
