import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { faultOf, isUncertain, mayPass, reasonOf, type Fault } from '../../../data/fault.ts';
import { useAsk } from '../../ui/ask.tsx';
import { offerAgain, offerUndo, say, sayFailure } from '../../ui/toast.tsx';
import { useInSight } from '../../ui/use-in-sight.ts';
import { readNow } from '../deeds/read-now.ts';
import { useReload } from '../deeds/use-reload.ts';
import { useDesk } from '../desk/desk.ts';
import type { EditedForm } from '../desk/edited-form.ts';
import { sentenceOf } from '../desk/not-saved.ts';
import { standingAs } from '../desk/record-changed.ts';
import type { Typed } from '../field.ts';
import type { StoredRow } from '../records.ts';
import { isOfOrder, type Version } from './version.ts';

/** What is asked before something typed would be put aside. */
const UNSAVED = { words: 'Restore this version without saving what you typed?', yes: 'Restore', no: 'Back' };

interface Means {
  /** Asks for the versions again. */
  load: () => Promise<void>;
  /** Called once the record is put back. */
  done: () => void;
}

/** A restoring that is to be undone. */
interface Undoing<Row> {
  /** The version as which the record stood. */
  to: Version;
  /** The record as it stood, and as it was put back; null where only an order was, which it does not tell. */
  before: StoredRow | null;
  row: Row;
  /** What had been typed and not saved. */
  typed: Typed;
}

/** Putting the record of a form back to one of its versions. */
interface Restoring {
  /** The version that it is being put back to. */
  underWay: string | null;
  /** Why it was not put back. */
  notice: string | null;
  /** Puts it back; `now` is the version as which it stands, to which that can be undone. */
  restore: (version: Version, now: Version | undefined) => Promise<void>;
}

/**
 * Puts a record back to one of its versions, never over what somebody else did meanwhile. What was typed and not saved is
 * asked about, and comes back with what undoes the deed.
 */
export function useRestoring<Row extends StoredRow>(
  { form, records }: Pick<EditedForm<Row>, 'form' | 'records'>,
  { load, done }: Means,
): Restoring {
  const client = useApolloClient();
  const desk = useDesk();
  const ask = useAsk();
  const reload = useReload();
  const [underWay, setUnderWay] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  /** When the record was changed last, as far as one has seen. */
  const seen = useRef(form.now().opened!.updatedAt);
  const isInSight = useInSight();
  const id = form.record!;

  async function put(version: Version, changed: string): Promise<Row> {
    const variables = { id, version: version.id, seen: changed };
    return (await client.mutate({ mutation: records.revert, variables })).data!.row;
  }

  /** Shows in its form, if that is open, how the record stands, under `typed` and what was typed there after `before`. */
  function show(row: Row, { typed = {}, before = {} }: { typed?: Typed; before?: Typed }): void {
    const open = desk.form(form.of.form, id, form.of);
    const now = open.now();
    const since = Object.entries(now.typed).filter(([name, value]) => value !== before[name]);
    const kept = { ...typed, ...Object.fromEntries(since) };
    if (open.isShown || Object.keys(kept).length > 0) open.change(standingAs(now, row, kept));
  }

  async function putAgain({ to, row, before }: Undoing<Row>): Promise<Row> {
    try {
      return await put(to, row.updatedAt);
    } catch (error) {
      const stands =
        faultOf(error).code === 'CONFLICT' && (await readNow(client, records, id).catch(() => null));
      if (stands && before && saysTheSame(stands, before)) return stands; // only the answer was lost
      throw error;
    }
  }

  async function undo(undoing: Undoing<Row>): Promise<void> {
    const { typed } = undoing;
    try {
      const back = await desk.inTurn(form, async () => {
        const stored = await putAgain(undoing);
        show(stored, { typed });
        return stored;
      });
      say(`“${records.title(back)}” is again as it was.`);
    } catch (error) {
      const fault = faultOf(error);
      const [told, why] = ['Could not undo that.', reasonOf(fault)];
      if (mayPass(fault)) offerAgain(`${told} ${why}`, () => undo(undoing));
      else {
        sayFailure(told, why);
        const stands = await readNow(client, records, id).catch(() => null);
        if (stands) show(stands, { typed });
      }
    }
    await reload();
  }

  /** Finds out how the record stands, and what was done with it. */
  async function look(): Promise<void> {
    await Promise.all([load(), reload(), read().catch(() => undefined)]);
  }
  async function read(): Promise<void> {
    const row = await readNow(client, records, id);
    if (!row) return;
    seen.current = row.updatedAt;
    if (!desk.form(form.of.form, id, form.of).isBusy) show(row, {});
  }

  async function restore(version: Version, now: Version | undefined): Promise<void> {
    const ofOrder = isOfOrder(version);
    if (underWay || (!ofOrder && form.isDirty && !(await ask(UNSAVED)))) return;
    setUnderWay(version.id);
    setNotice(null);
    const typed = ofOrder ? {} : form.now().typed;
    const before = ofOrder ? null : form.now().opened;
    try {
      const row = await desk.inTurn(form, async () => {
        const { opened } = form.now();
        const known = opened && opened.updatedAt > seen.current ? opened.updatedAt : seen.current;
        const row = await put(version, known);
        if (!ofOrder) show(row, { before: typed });
        return row;
      });
      done();
      const message = ofOrder ? 'The earlier order was put back.' : `“${records.title(row)}” was put back.`;
      if (now)
        desk.offered(
          form,
          offerUndo(message, () => undo({ to: now, before, row, typed })),
        );
      else say(message);
      void reload();
    } catch (error) {
      const fault = faultOf(error);
      const why = whyNot(fault, records.one, isInSight.current);
      if (isInSight.current) setNotice(why);
      else sayFailure(why);
      if (fault.code === 'CONFLICT' || isUncertain(fault)) await look();
    }
    setUnderWay(null);
  }

  return { underWay, notice, restore };
}

/** Whether a record says the same twice, whoever changed it last. */
function saysTheSame(one: StoredRow, other: StoredRow): boolean {
  const [said, again] = [one, other].map((row) => JSON.stringify({ ...row, updatedAt: '', updatedBy: null }));
  return said === again;
}

/** Why a record was not put back, or that nobody knows; with its history in sight, also what to look at there. */
function whyNot(fault: Fault, one: string, inSight: boolean): string {
  if (fault.code === 'CONFLICT') {
    const why = `Nothing was put back: this ${one} was changed meanwhile.`;
    const how = 'What was done stands at the top; press again to put it back nevertheless.';
    return inSight ? `${why} ${how}` : why;
  }
  if (isUncertain(fault)) {
    const where = inSight ? 'at the top' : 'in its history';
    return `${fault.sentence ?? 'No answer came.'} Whether the ${one} was put back stands ${where}.`;
  }
  return `Nothing was put back. ${sentenceOf(fault)}`;
}
