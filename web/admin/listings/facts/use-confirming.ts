import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { faultOf } from '../../../data/fault.ts';
import { standingAs } from '../../editor/standing-as.ts';
import type { StoredRow } from '../../editor/records.ts';
import type { Editor } from '../../editor/use-editor.ts';
import { useReload } from '../../editor/use-reload.ts';
import { say, sayFailure } from '../../ui/toast.tsx';
import { confirming, type TextName, type Told } from './told.ts';

/** Says of a text of the record of a form that it was read rightly; what was typed into the form stays there. */
export function useConfirming<Row extends StoredRow & Told, Words extends object>(
  { form, records }: Pick<Editor<Row, Words>, 'form' | 'records'>,
  text: TextName,
) {
  const client = useApolloClient();
  const reload = useReload();
  const [busy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function confirm(): Promise<void> {
    const { opened, phase } = form.now();
    if (isUnderWay.current || phase === 'saving' || !opened) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      const { id, updatedAt: seen } = opened;
      const input = confirming(opened as Row, text);
      const variables = { id, input, seen };
      const confirmed = client.mutate({ mutation: records.update, variables }).then(({ data }) => {
        form.change(standingAs(form.now(), data!.row, form.now().typed));
      });
      form.sendAfter(confirmed);
      await confirmed;
      say('Saved.');
      void reload();
    } catch (error) {
      sayFailure('It could not be confirmed.', faultOf(error).sentence);
    }
    isUnderWay.current = false;
    setBusy(false);
  }

  return { confirm, busy };
}
