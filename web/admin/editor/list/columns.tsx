import type { ReactNode } from 'react';
import type { ThumbFragment } from '../../../../schema/documents/admin/graphql.ts';
import { Words } from '../../ui/words.tsx';
import { Thumb } from '../pictures/thumb.tsx';
import { Zoom } from '../pictures/zoom.tsx';

/** What stands in one cell of a row; `number` counts from 1 through the whole list. */
export type Cell<Row> = (row: Row, place: { number: number }) => ReactNode;

/** The fields of a row that can stand in a cell as they are. */
type Shown<Row> = {
  [Name in keyof Row]: Row[Name] extends string | null | undefined ? Name : never;
}[keyof Row] &
  string;

/** The columns of a table, by their headings and in their order. */
export type Columns<Row> = Readonly<Record<string, Shown<Row> | Cell<Row>>>;

/** A picture of the row. */
export const picture =
  <Name extends string>(name: Name): Cell<Record<Name, ThumbFragment | null>> =>
  (row) => <Thumb picture={row[name]} />;

/** Text of many lines, as far as two of them go. */
export const clamped =
  <Name extends string>(name: Name): Cell<Record<Name, string | null>> =>
  (row) => (
    <span className="clamped">
      <Words>{row[name]}</Words>
    </span>
  );

/** A picture of the row that a press shows large. */
export const zoomed =
  <Name extends string>(name: Name): Cell<Record<Name, ThumbFragment | null>> =>
  (row) => <Zoom picture={row[name]} />;
