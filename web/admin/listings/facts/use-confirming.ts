import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { faultOf, isUncertain, reasonOf } from '../../../data/fault.ts';
import { readNow } from '../../editor/deeds/read-now.ts';
import { useReload } from '../../editor/deeds/use-reload.ts';
import { useDesk } from '../../editor/desk/desk.ts';
import { standingAs } from '../../editor/desk/record-changed.ts';
import type { StoredRow } from '../../editor/records.ts';
import type { Editor } from '../../editor/use-editor.ts';
import { say, sayFailure } from '../../ui/toast.tsx';
import { confirming, type TextName, type Told } from './told.ts';

/** Says of a text of the record of a form that it was read rightly; what was typed into the form stays there. */
export function useConfirming<Row extends StoredRow & Told, Words extends object>(
  { form, records }: Pick<Editor<Row, Words>, 'form' | 'records'>,
  text: TextName,
) {
  const client = useApolloClient();
  const desk = useDesk();
  const reload = useReload();
  const [busy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  /** Takes back that it was not confirmed. */
  const takeBack = useRef(() => {});

  /** The form of the record, which may have been opened anew meanwhile. */
  const its = () => desk.opened(form.of.form) ?? form;

  async function send(opened: StoredRow): Promise<void> {
    const row = its().now().opened ?? opened;
    const { id, updatedAt: seen } = row;
    const variables = { id, input: confirming(row as Row, text), seen };
    const { data } = await client.mutate({ mutation: records.update, variables });
    show(data!.row);
  }

  function show(row: Row): void {
    const open = its();
    if (open.isShown || open.isBusy) open.change(standingAs(open.now(), row, open.now().typed));
  }

  /** Finds out how the record stands, where nobody knows whether it was confirmed. */
  async function look({ id }: StoredRow): Promise<void> {
    const row = await readNow(client, records, id).catch(() => null);
    if (row && !its().isBusy) show(row);
  }

  async function confirm(): Promise<void> {
    const { opened } = form.now();
    if (isUnderWay.current || !opened) return;
    isUnderWay.current = true;
    setBusy(true);
    takeBack.current();
    try {
      await desk.inTurn(form, () => send(opened));
      say('Saved.');
      void reload();
    } catch (error) {
      const fault = faultOf(error);
      if (isUncertain(fault)) {
        const why = fault.sentence ?? 'No answer came.';
        takeBack.current = sayFailure('It is not known whether it was confirmed.', why);
        await look(opened);
      } else takeBack.current = sayFailure('It could not be confirmed.', reasonOf(fault));
    }
    isUnderWay.current = false;
    setBusy(false);
  }

  return { confirm, busy };
}
