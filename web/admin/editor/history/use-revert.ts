import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import {
  toApiError,
  isOutcomeUnknown,
  isTemporary,
  describeError,
  type ApiError,
} from '../../../data/api-error.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { offerRetry, offerUndo, notify, notifyError } from '../../ui/notifications.tsx';
import { useIsVisible } from '../../ui/use-in-sight.ts';
import { fetchRecord } from '../mutations/fetch-record.ts';
import { useRefetch } from '../mutations/refetch.tsx';
import { useFormRegistry } from '../form/form-registry.ts';
import type { EditedForm } from '../form/use-form-store.ts';
import { errorMessage } from '../form/save-errors.ts';
import { resetTo } from '../form/form-state.ts';
import type { Typed } from '../field.ts';
import type { StoredRow } from '../records.ts';
import * as messages from './messages.tsx';
import { isOrderVersion, type Version } from './use-versions.ts';

/** The question before unsaved changes are discarded. */
const UNSAVED = { words: messages.revertQuestion, yes: messages.revert, no: messages.back };

interface Means {
  /** Refetches the versions. */
  load: () => Promise<void>;
  /** Called after the record was reverted. */
  done: () => void;
}

/** A revert that can be undone. */
interface Undoing<Row> {
  /** The version that was current before. */
  to: Version;
  /** The record before and after the revert; null if only the order of its children was reverted. */
  before: StoredRow | null;
  row: Row;
  /** Unsaved changes before the revert. */
  typed: Typed;
}

/** Reverting the record of a form to one of its versions. */
interface Restoring {
  /** The version to which the record is being reverted. */
  underWay: string | null;
  /** Why the revert failed. */
  notice: string | null;
  /** Reverts the record; `now` is its current version, for Undo. */
  restore: (version: Version, now: Version | undefined) => Promise<void>;
}

/**
 * Reverts a record to one of its versions without overwriting changes by others. It asks before unsaved changes are
 * discarded; Undo brings them back.
 */
export function useRevert<Row extends StoredRow>(
  { form, records }: Pick<EditedForm<Row>, 'form' | 'records'>,
  { load, done }: Means,
): Restoring {
  const client = useApolloClient();
  const desk = useFormRegistry();
  const ask = useConfirm();
  const reload = useRefetch();
  const [underWay, setUnderWay] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  /** The last known update time of the record. */
  const seen = useRef(form.getState().opened!.updatedAt);
  const isInSight = useIsVisible();
  const id = form.record!;

  async function put(version: Version, changed: string): Promise<Row> {
    const variables = { id, version: version.id, seen: changed };
    return (await client.mutate({ mutation: records.revert, variables })).data!.row;
  }

  /** Shows the current record in its form if that is open, with `typed` and the edits made after `before`. */
  function show(row: Row, { typed = {}, before = {} }: { typed?: Typed; before?: Typed }): void {
    const open = desk.open(form.of.form, id, form.of);
    const now = open.getState();
    const since = Object.entries(now.typed).filter(([name, value]) => value !== before[name]);
    const kept = { ...typed, ...Object.fromEntries(since) };
    if (open.isVisible || Object.keys(kept).length > 0) open.setState(resetTo(now, row, kept));
  }

  async function revertBack({ to, row, before }: Undoing<Row>): Promise<Row> {
    try {
      return await put(to, row.updatedAt);
    } catch (error) {
      const stands =
        toApiError(error).code === 'CONFLICT' && (await fetchRecord(client, records, id).catch(() => null));
      if (stands && before && isSameContent(stands, before)) return stands; // only the response was lost
      throw error;
    }
  }

  async function undo(undoing: Undoing<Row>): Promise<void> {
    const { typed } = undoing;
    try {
      const back = await desk.runInOrder(form, async () => {
        const stored = await revertBack(undoing);
        show(stored, { typed });
        return stored;
      });
      notify(messages.revertUndone(records.title(back)));
    } catch (error) {
      const fault = toApiError(error);
      const reason = describeError(fault);
      if (isTemporary(fault)) offerRetry(`${messages.undoFailed} ${reason}`, () => undo(undoing));
      else {
        notifyError(messages.undoFailed, reason);
        const stands = await fetchRecord(client, records, id).catch(() => null);
        if (stands) show(stands, { typed });
      }
    }
    await reload();
  }

  /** Fetches the current record and its versions. */
  async function look(): Promise<void> {
    await Promise.all([load(), reload(), read().catch(() => undefined)]);
  }
  async function read(): Promise<void> {
    const row = await fetchRecord(client, records, id);
    if (!row) return;
    seen.current = row.updatedAt;
    if (!desk.open(form.of.form, id, form.of).isBusy) show(row, {});
  }

  async function restore(version: Version, now: Version | undefined): Promise<void> {
    const ofOrder = isOrderVersion(version);
    if (underWay || (!ofOrder && form.isDirty && !(await ask(UNSAVED)))) return;
    setUnderWay(version.id);
    setNotice(null);
    const typed = ofOrder ? {} : form.getState().typed;
    const before = ofOrder ? null : form.getState().opened;
    try {
      const row = await desk.runInOrder(form, async () => {
        const { opened } = form.getState();
        const known = opened && opened.updatedAt > seen.current ? opened.updatedAt : seen.current;
        const row = await put(version, known);
        if (!ofOrder) show(row, { before: typed });
        return row;
      });
      done();
      const message = ofOrder ? messages.orderReverted : messages.reverted(records.title(row));
      if (now)
        desk.setUndoOffer(
          form,
          offerUndo(message, () => undo({ to: now, before, row, typed })),
        );
      else notify(message);
      void reload();
    } catch (error) {
      const fault = toApiError(error);
      const why = revertError(fault, records.one, isInSight.current);
      if (isInSight.current) setNotice(why);
      else notifyError(why);
      if (fault.code === 'CONFLICT' || isOutcomeUnknown(fault)) await look();
    }
    setUnderWay(null);
  }

  return { underWay, notice, restore };
}

/** True if two states of a record have equal content. */
function isSameContent(one: StoredRow, other: StoredRow): boolean {
  const [first, second] = [one, other].map((row) =>
    JSON.stringify({ ...row, updatedAt: '', updatedBy: null }),
  );
  return first === second;
}

/** Explains why a revert failed or that its outcome is unknown; with the history open it refers to it. */
function revertError(fault: ApiError, one: string, inSight: boolean): string {
  if (fault.code === 'CONFLICT') {
    const conflict = messages.revertConflict(one);
    return inSight ? `${conflict} ${messages.revertConflictHint}` : conflict;
  }
  if (isOutcomeUnknown(fault))
    return messages.revertUnknown(fault.message ?? messages.unanswered, one, inSight);
  return messages.nothingReverted(errorMessage(fault));
}
