import { Checkbox, VisuallyHidden } from '@mantine/core';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { ascending, descending, sortable } from '../../ui/icons.ts';
import { SCREEN_TITLE } from '../../ui/screen-title.tsx';
import { Words } from '../../ui/words.tsx';
import type { Known, StoredRow } from '../records.ts';
import type { Texts } from '../texts.ts';
import type { Columns } from './columns.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListHead } from './list-head.tsx';
import { namesOf } from './names.ts';
import { Arranged, ArrangedOne } from './order/arranged.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import type { List } from './use-list.ts';
import './list-table.css';
import './row-actions.css';

interface Shared<Row extends StoredRow> {
  list: List<Row>;
  columns: Columns<Row>;
  /** The row that stands open beside the list. */
  current: string | null;
  /** Opens a row that is clicked anywhere but on a control. */
  open?: (row: Row, element: HTMLElement) => void;
  /** What can be done with one row, which is called by `name` beside the others in sight. */
  actions: (row: Row, name: string) => ReactNode;
}

interface Props<Row extends StoredRow> extends Shared<Row> {
  records: Known<Row>;
  texts: Pick<Texts, 'empty' | 'loadFailed'>;
  /** What can be done with the rows that are chosen. */
  bulk: (chosen: readonly Row[]) => ReactNode;
  /** What stands beside the search: ways to narrow the list, or to take it away. */
  children?: ReactNode;
  /** What is said where nothing is found of what the list is kept to. */
  nothing?: ReactNode;
}

/** A list as a table: searched, sorted and paged by the server, its rows chosen one by one or together. */
export function ListTable<Row extends StoredRow>({
  records,
  texts,
  bulk,
  children,
  nothing,
  ...shared
}: Props<Row>) {
  const { list, columns } = shared;
  const section = useKeptFocus(list.rows);
  const names = namesOf(list, records);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const chosenRows = list.rows.filter(({ id }) => chosen.has(id));
  // What left the list is not chosen any more: it may come back when nobody thinks of it.
  if (chosenRows.length < chosen.size) setChosen(new Set(chosenRows.map(({ id }) => id)));
  const all = list.rows.length > 0 && chosenRows.length === list.rows.length;

  const choose = (ids: readonly string[], on: boolean) => {
    const others = [...chosen].filter((id) => !ids.includes(id));
    setChosen(new Set(on ? [...others, ...ids] : others));
  };

  return (
    <section className="list-table" aria-label="List" ref={section} tabIndex={-1}>
      <ListHead list={list}>
        {children}
        {chosenRows.length > 0 && bulk(chosenRows)}
      </ListHead>
      {list.rows.length > 0 && (
        <Arranged list={list}>
          {(rows) => (
            <table role="table" aria-labelledby={SCREEN_TITLE}>
              <thead role="rowgroup">
                <tr role="row">
                  <th role="columnheader" className="list-table-choose">
                    <Checkbox
                      aria-label="Select all"
                      checked={all}
                      indeterminate={chosenRows.length > 0 && !all}
                      onChange={() =>
                        choose(
                          rows.map(({ id }) => id),
                          !all,
                        )
                      }
                    />
                  </th>
                  {Object.entries(columns).map(([heading, column]) => (
                    <Heading key={heading} heading={heading} column={column} list={list} />
                  ))}
                  <th role="columnheader">Actions</th>
                </tr>
              </thead>
              <tbody role="rowgroup">
                {rows.map((row, index) => (
                  <TableRow
                    key={row.id}
                    {...shared}
                    row={row}
                    name={names.get(row.id)!}
                    number={list.before + index + 1}
                    chosen={chosen.has(row.id)}
                    choose={(on) => choose([row.id], on)}
                  />
                ))}
              </tbody>
            </table>
          )}
        </Arranged>
      )}
      <ListFoot list={list} texts={texts} nothing={nothing} />
    </section>
  );
}

interface RowProps<Row extends StoredRow> extends Shared<Row> {
  row: Row;
  name: string;
  number: number;
  chosen: boolean;
  choose: (on: boolean) => void;
}

function TableRow<Row extends StoredRow>(props: RowProps<Row>) {
  const { columns, current, row, name, number, chosen, choose, actions, open } = props;
  const click = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const isControl = target instanceof Element && target.closest('a, button, input, label') !== null;
    const isSelecting = getSelection()?.isCollapsed === false;
    if (!isControl && !isSelecting) open?.(row, currentTarget);
  };
  return (
    <ArrangedOne id={row.id} name={name}>
      {({ ref, style, handle }) => (
        <tr
          ref={ref}
          style={style}
          role="row"
          aria-current={row.id === current || undefined}
          data-opens={open !== undefined || undefined}
          onClick={open && click} // the keyboard has the button among the actions
        >
          <td role="cell" className="list-table-choose">
            <Checkbox
              aria-label={`Select ${name}`}
              checked={chosen}
              onChange={(event) => choose(event.currentTarget.checked)}
            />
          </td>
          {Object.entries(columns).map(([heading, column]) => (
            <td key={heading} role="cell" data-heading={heading}>
              {typeof column === 'function' ? (
                column(row, { number })
              ) : (
                <Words>{row[column] as string | null}</Words>
              )}
            </td>
          ))}
          <td role="cell">
            <span className="row-actions">
              {handle}
              {actions(row, name)}
            </span>
          </td>
        </tr>
      )}
    </ArrangedOne>
  );
}

interface HeadingProps<Row> {
  heading: string;
  column: Columns<Row>[string];
  list: List<Row>;
}

/** A column's heading, which sorts by it where the server can. */
function Heading<Row>({ heading, column, list }: HeadingProps<Row>) {
  const { place, sorts, sortBy } = list;
  const sort = typeof column === 'string' ? column.toUpperCase() : '';
  if (!sorts.includes(sort)) return <th role="columnheader">{heading}</th>;
  const now = place.sort !== sort ? 'none' : place.descending ? 'descending' : 'ascending';
  const lines = { none: sortable, ascending, descending }[now];
  return (
    <th role="columnheader" aria-sort={now}>
      <button type="button" className="list-table-sort" onClick={() => sortBy(sort)}>
        {heading}
        <Icon lines={lines} />
        <VisuallyHidden>, sort</VisuallyHidden>
      </button>
    </th>
  );
}
