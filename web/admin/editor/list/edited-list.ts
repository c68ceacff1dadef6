import type { Records, StoredRow } from '../records.ts';
import type { Texts } from '../texts.ts';
import type { List } from './use-list.ts';

/** The list of a screen, and what can be done with its rows. */
export interface EditedList<Row extends StoredRow> {
  records: Records<Row, object>;
  texts: Texts;
  list: List<Row>;
  /** The record being changed; null while a new one is written. */
  editing: string | null;
  /** The record that was added last, once the list was asked for again. */
  added: Row | null;
  edit: (row: Row) => void;
  remove: (rows: readonly Row[]) => Promise<void>;
  duplicate: (row: Row) => Promise<void>;
}
