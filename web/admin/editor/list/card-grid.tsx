import { memo, type ReactNode } from 'react';
import { SCREEN_TITLE } from '../../ui/screen-title.tsx';
import type { StoredRow } from '../collection.ts';
import type { Editor } from '../use-editor.ts';
import { ListFooter, useFocusAfterDelete } from './list-footer.tsx';
import * as messages from './messages.ts';
import { uniqueNames } from './names.ts';
import { SortableList, SortableItem } from './order/sortable-list.tsx';
import { RowActions } from './row-table.tsx';
import './list.css';

interface Props<Row extends StoredRow> {
  editor: Editor<Row>;
  /** Text in place of the cards until an existing parent is selected. */
  first: string;
  /** Renders the content of a card. */
  children: (row: Row) => ReactNode;
}

/** The rows of one parent as cards, in the visitors' order. */
export function CardGrid<Row extends StoredRow>({ editor, first, children }: Props<Row>) {
  const { list } = editor;
  const section = useFocusAfterDelete(list.rows);
  const names = uniqueNames(list, editor.collection.labels);
  if (list.params.parentId === null || list.isParentMissing)
    return <p className="card-grid-first">{first}</p>;
  return (
    <section className="card-grid" aria-label={messages.list} ref={section} tabIndex={-1}>
      <SortableList list={list}>
        {(rows) => (
          <ul aria-labelledby={SCREEN_TITLE}>
            {rows.map((row) => (
              <Card key={row.id} editor={editor} row={row} name={names.get(row.id)!} show={children} />
            ))}
          </ul>
        )}
      </SortableList>
      <ListFooter list={list} texts={editor.texts} />
    </section>
  );
}

interface CardProps<Row extends StoredRow> {
  editor: Editor<Row>;
  row: Row;
  name: string;
  show: (row: Row) => ReactNode;
}

/** A card whose content does not re-render while other cards are moved. */
const Card = memo(function Card<Row extends StoredRow>({ editor, row, name, show }: CardProps<Row>) {
  const shown = show(row);
  const actions = (
    <span className="row-actions">
      <RowActions editor={editor} row={row} name={name} />
    </span>
  );
  return (
    <SortableItem id={row.id} name={name}>
      {({ ref, style, handle }) => (
        <li ref={ref} style={style} aria-current={row.id === editor.editing || undefined}>
          {shown}
          <div className="card-grid-actions">
            {handle}
            {actions}
          </div>
        </li>
      )}
    </SortableItem>
  );
}) as <Row extends StoredRow>(props: CardProps<Row>) => ReactNode;
