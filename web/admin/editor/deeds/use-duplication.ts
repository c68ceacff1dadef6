import { useApolloClient } from '@apollo/client/react';
import { faultOf, isOfDone, isUncertain, reasonOf, type Fault } from '../../../data/fault.ts';
import { newPress, ofPress } from '../../../data/press.ts';
import { Failures } from '../../ui/failures.ts';
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
  failures: Failures;
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
  const { underWay, unanswered, failures } = useLasting<Known>(`copies in ${collection}`, () => ({
    underWay: new Set(),
    unanswered: new Map(),
    failures: new Failures(),
  }));

  async function isMade(row: Row): Promise<boolean> {
    const press = unanswered.get(row.id) ?? newPress();
    unanswered.set(row.id, press);
    try {
      await client.mutate({ mutation: duplicate!, variables: { id: row.id }, context: ofPress(press) });
      unanswered.delete(row.id);
      failures.settle([row.id]);
      return true;
    } catch (error) {
      const fault = faultOf(error);
      if (isOfDone(fault)) unanswered.delete(row.id); // any other refusal says nothing of what was sent before
      failures.settle([row.id]);
      failures.add([row.id], sayNotMade(fault, one));
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

/** Says that no copy was made, or that nobody knows. Gives a function that takes it back. */
function sayNotMade(fault: Fault, one: string): () => void {
  if (isUncertain(fault))
    return sayFailure(`It is not known whether the ${one} was duplicated.`, fault.sentence ?? UNKNOWN);
  const why = fault.code === 'NOT_FOUND' ? `This ${one} has been deleted.` : reasonOf(fault);
  return sayFailure(`The ${one} was not duplicated.`, why);
}
