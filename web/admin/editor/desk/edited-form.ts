import type { Records, StoredRow } from '../records.ts';
import type { OpenForm } from './open-form.ts';

/** The form of a screen that is in sight, and what can be done with it. */
export interface EditedForm<Row extends StoredRow> {
  records: Records<Row, object>;
  form: OpenForm;
  /** The record being changed; null while a new one is written. */
  editing: string | null;
  /** The record that was opened by a press, and what had the focus then. */
  pressed: { id: string; from: Element | null } | null;
  /** When something was saved here last, as the page counts time. */
  savedAt: number;
  /** Reads the record again that could not be read. */
  load: () => Promise<void>;
  save: () => Promise<void>;
  /** Throws away what was typed, which can be undone, and returns to adding. */
  cancel: () => void;
}
