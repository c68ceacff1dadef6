import { memo, type ReactNode } from 'react';
import { SCREEN_TITLE } from '../../ui/screen-title.tsx';
import type { StoredRow } from '../records.ts';
import type { EditedList } from './edited-list.ts';
import { ListFoot } from './list-foot.tsx';
import { namesOf } from './names.ts';
import { Arranged, ArrangedOne } from './order/arranged.tsx';
import { RowActions } from './row-actions.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import './card-grid.css';
import './row-actions.css';

interface Props<Row extends StoredRow> {
  editor: EditedList<Row>;
  /** What stands in the place of the cards until a record is chosen that is there. */
  first: string;
  /** What a card shows of its row. */
  children: (row: Row) => ReactNode;
}

/** The rows of one record as cards, in the order in which visitors see them. */
export function CardGrid<Row extends StoredRow>({ editor, first, children }: Props<Row>) {
  const { list } = editor;
  const section = useKeptFocus(list.rows);
  const names = namesOf(list, editor.records);
  if (list.place.of === null || list.isGone) return <p className="card-grid-first">{first}</p>;
  return (
    <section className="card-grid" aria-label="List" ref={section} tabIndex={-1}>
      <Arranged list={list}>
        {(rows) => (
          <ul aria-labelledby={SCREEN_TITLE}>
            {rows.map((row) => (
              <Card key={row.id} editor={editor} row={row} name={names.get(row.id)!} show={children} />
            ))}
          </ul>
        )}
      </Arranged>
      <ListFoot list={list} texts={editor.texts} />
    </section>
  );
}

interface CardProps<Row extends StoredRow> {
  editor: EditedList<Row>;
  row: Row;
  name: string;
  show: (row: Row) => ReactNode;
}

/** A card; while others are moved past it, what it shows is not drawn anew. */
const Card = memo(function Card<Row extends StoredRow>({ editor, row, name, show }: CardProps<Row>) {
  const shown = show(row);
  const actions = (
    <span className="row-actions">
      <RowActions editor={editor} row={row} name={name} />
    </span>
  );
  return (
    <ArrangedOne id={row.id} name={name}>
      {({ ref, style, handle }) => (
        <li ref={ref} style={style} aria-current={row.id === editor.editing || undefined}>
          {shown}
          <div className="card-grid-actions">
            {handle}
            {actions}
          </div>
        </li>
      )}
    </ArrangedOne>
  );
}) as <Row extends StoredRow>(props: CardProps<Row>) => ReactNode;
