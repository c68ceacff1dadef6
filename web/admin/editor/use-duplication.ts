import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { faultOf, isUncertain } from '../../data/fault.ts';
import { newPress, ofPress } from '../../data/press.ts';
import { say, sayFailure } from '../ui/toast.tsx';
import type { Records, StoredRow } from './records.ts';
import { useReload } from './use-reload.ts';

const UNKNOWN = 'No answer came. Press again: there will be one copy.';

/** Makes copies of rows, one for each press: a row whose copy is on its way is not copied again. */
export function useDuplication<Row extends StoredRow, Words extends object>({
  one,
  title,
  duplicate,
}: Pick<Records<Row, Words>, 'one' | 'title' | 'duplicate'>): (row: Row) => Promise<void> {
  const client = useApolloClient();
  const reload = useReload();
  const underWay = useRef(new Set<string>()).current;
  /** Presses that nobody has answered: whoever presses again means the same copy. */
  const unanswered = useRef(new Map<string, string>()).current;

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
    if (await isMade(row)) say(`“${title(row)}” was duplicated.`);
    await reload();
    underWay.delete(row.id);
  };
}
