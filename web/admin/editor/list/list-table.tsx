import { Checkbox, CloseButton, TextInput, VisuallyHidden } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ThumbFragment } from '../../../../schema/documents/admin/graphql.ts';
import { ListFooter, useFocusAfterDelete } from './list-footer.tsx';
import './list.css';
import * as messages from './messages.ts';
import { uniqueNames } from './names.ts';
import { SortableItem, SortableList } from './order/sortable-list.tsx';
import type { List } from './use-list.ts';
import { Thumb, Zoom } from '../pictures/pictures.tsx';
import type { RecordLabels, StoredRow, Texts } from '../collection.ts';
import { ascending, descending, search as lens, sortable } from '../../../ui/icons.ts';
import { SCREEN_TITLE } from '../../ui/screen-title.tsx';
import { useSlashShortcut } from '../../ui/slash-shortcut.ts';
import { isBehindDialog, isTextInput } from '../../ui/focus.ts';
import { UserText } from '../../ui/user-text.tsx';
import { MAX_SEARCH_LENGTH } from '../../../data/text.ts';
import { Icon } from '../../../ui/icon.tsx';

/** The content of a cell; `number` counts from 1 through the whole list. */
export type Cell<Row> = (row: Row, position: { number: number }) => ReactNode;

/** Names of fields that can be rendered unchanged. */
type Shown<Row> = {
  [Name in keyof Row]: Row[Name] extends string | null | undefined ? Name : never;
}[keyof Row] &
  string;

/** The columns of a table by heading, in their order. */
export type Columns<Row> = Readonly<Record<string, Shown<Row> | Cell<Row>>>;

export const pictureCell =
  <Name extends string>(name: Name): Cell<Record<Name, ThumbFragment | null>> =>
  (row) => <Thumb picture={row[name]} />;

/** A text cell that is cut after two lines. */
export const clampedText =
  <Name extends string>(name: Name): Cell<Record<Name, string | null>> =>
  (row) => (
    <span className="clamped">
      <UserText>{row[name]}</UserText>
    </span>
  );

/** A picture cell that opens the picture in a dialog. */
export const zoomablePicture =
  <Name extends string>(name: Name): Cell<Record<Name, ThumbFragment | null>> =>
  (row) => <Zoom picture={row[name]} />;

/** Debounce of the search, in milliseconds. */
const SEARCH_DEBOUNCE_MS = 250;

/** The header of a list: search, filters and actions. */
function ListHead<Row>({ list, children }: { list: List<Row>; children?: ReactNode }) {
  return (
    <div className="list-head">
      <Search list={list} />
      {children}
    </div>
  );
}

function Search<Row>({ list }: { list: List<Row> }) {
  const { search } = list.params;
  const [text, setText] = useState(search);
  const requested = useRef(search);
  const input = useRef<HTMLInputElement>(null);
  const searchDebounced = useDebouncedCallback((typed: string) => {
    requested.current = typed;
    list.searchFor(typed);
  }, SEARCH_DEBOUNCE_MS);

  // Back and Forward change the text; while typing the input is ahead of the URL.
  useEffect(() => {
    if (search !== requested.current) {
      requested.current = search;
      setText(search);
    }
  }, [search]);

  const slash = useSlashShortcut();
  useSearchKey(input, slash);

  const type = (typed: string) => {
    setText(typed);
    searchDebounced(typed);
  };
  return (
    <TextInput
      ref={input}
      type="search"
      className="list-search"
      aria-label={messages.search}
      aria-keyshortcuts={slash ? '/' : undefined}
      placeholder={messages.search}
      maxLength={MAX_SEARCH_LENGTH}
      leftSection={<Icon lines={lens} />}
      rightSection={text && <CloseButton aria-label={messages.clearSearch} onClick={() => type('')} />}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}

/** Makes the slash key focus the search, except in text inputs, behind a dialog or if the shortcut is off. */
function useSearchKey(input: React.RefObject<HTMLInputElement | null>, on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // Some keyboards type a slash with AltGr, which Windows also reports as Ctrl.
      const isShortcut = (event.ctrlKey && !event.getModifierState('AltGraph')) || event.metaKey;
      if (event.key !== '/' || isShortcut || isTextInput(event.target)) return;
      if (isBehindDialog(input.current)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input, on]);
}

interface Shared<Row extends StoredRow> {
  list: List<Row>;
  columns: Columns<Row>;
  /** Id of the row that is open next to the list. */
  current: string | null;
  /** Opens a row that is clicked outside of its controls. */
  open?: (row: Row, element: HTMLElement) => void;
  /** Renders the actions of a row with its unique `name`. */
  actions: (row: Row, name: string) => ReactNode;
}

interface Props<Row extends StoredRow> extends Shared<Row> {
  labels: Pick<RecordLabels<Row>, 'title' | 'parentTitle'>;
  texts: Pick<Texts, 'empty' | 'loadFailed'>;
  /** Renders the actions on the selected rows; without it, rows cannot be selected. */
  bulk?: ((chosen: readonly Row[]) => ReactNode) | undefined;
  /** Content next to the search, such as filters and export. */
  children?: ReactNode;
  /** The empty state of a filtered list. */
  nothing?: ReactNode;
}

/** A table with search, sorting and paging on the server and row selection. */
export function ListTable<Row extends StoredRow>({
  labels,
  texts,
  bulk,
  children,
  nothing,
  ...shared
}: Props<Row>) {
  const { list, columns } = shared;
  const section = useFocusAfterDelete(list.rows);
  const names = uniqueNames(list, labels);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const chosenRows = list.rows.filter(({ id }) => chosen.has(id));
  // Rows that leave the list are deselected, so that they are not selected if they return.
  if (chosenRows.length < chosen.size) setChosen(new Set(chosenRows.map(({ id }) => id)));
  const all = list.rows.length > 0 && chosenRows.length === list.rows.length;

  const choose = (ids: readonly string[], on: boolean) => {
    const others = [...chosen].filter((id) => !ids.includes(id));
    setChosen(new Set(on ? [...others, ...ids] : others));
  };

  return (
    <section className="list-table" aria-label={messages.list} ref={section} tabIndex={-1}>
      <ListHead list={list}>
        {children}
        {chosenRows.length > 0 && bulk?.(chosenRows)}
      </ListHead>
      {list.rows.length > 0 && (
        <SortableList list={list}>
          {(rows) => (
            <table role="table" aria-labelledby={SCREEN_TITLE}>
              <thead role="rowgroup">
                <tr role="row">
                  {bulk && (
                    <th role="columnheader" className="list-table-choose">
                      <Checkbox
                        label={messages.selectAll}
                        aria-label={messages.selectAll}
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
                  )}
                  {Object.entries(columns).map(([heading, column]) => (
                    <Heading key={heading} heading={heading} column={column} list={list} />
                  ))}
                  <th role="columnheader" className="list-table-actions">
                    {messages.actions}
                  </th>
                </tr>
              </thead>
              <tbody role="rowgroup">
                {rows.map((row, index) => (
                  <TableRow
                    key={row.id}
                    {...shared}
                    row={row}
                    name={names.get(row.id)!}
                    number={list.offset + index + 1}
                    chosen={chosen.has(row.id)}
                    choose={bulk && ((on) => choose([row.id], on))}
                  />
                ))}
              </tbody>
            </table>
          )}
        </SortableList>
      )}
      <ListFooter list={list} texts={texts} nothing={nothing} />
    </section>
  );
}

interface RowProps<Row extends StoredRow> extends Shared<Row> {
  row: Row;
  name: string;
  number: number;
  chosen: boolean;
  /** Selects the row; absent if rows cannot be selected. */
  choose: ((on: boolean) => void) | undefined;
}

function TableRow<Row extends StoredRow>(props: RowProps<Row>) {
  const { columns, current, row, name, number, chosen, choose, actions, open } = props;
  const click = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const isControl = target instanceof Element && target.closest('a, button, input, label') !== null;
    const isSelecting = getSelection()?.isCollapsed === false;
    if (!isControl && !isSelecting) open?.(row, currentTarget);
  };
  return (
    <SortableItem id={row.id} name={name}>
      {({ ref, style, handle }) => (
        <tr
          ref={ref}
          style={style}
          role="row"
          aria-current={row.id === current || undefined}
          data-opens={open !== undefined || undefined}
          onClick={open && click} // keyboard users have the button among the actions
        >
          {choose && (
            <td role="cell" className="list-table-choose">
              <Checkbox
                aria-label={messages.selectRow(name)}
                checked={chosen}
                onChange={(event) => choose(event.currentTarget.checked)}
              />
            </td>
          )}
          {Object.entries(columns).map(([heading, column]) => (
            <td
              key={heading}
              role="cell"
              data-heading={heading}
              data-column={typeof column === 'string' ? column : undefined}
            >
              {typeof column === 'function' ? (
                column(row, { number })
              ) : (
                <UserText>{row[column] as string | null}</UserText>
              )}
            </td>
          ))}
          <td role="cell" className="list-table-actions">
            <span className="row-actions">
              {handle}
              {actions(row, name)}
            </span>
          </td>
        </tr>
      )}
    </SortableItem>
  );
}

interface HeadingProps<Row> {
  heading: string;
  column: Columns<Row>[string];
  list: List<Row>;
}

/** A column heading, which sorts by the column if the server supports it. */
function Heading<Row>({ heading, column, list }: HeadingProps<Row>) {
  const { params, sorts, sortBy } = list;
  const sort = typeof column === 'string' ? column.toUpperCase() : '';
  if (!sorts.includes(sort)) return <th role="columnheader">{heading}</th>;
  const now = params.sort !== sort ? 'none' : params.descending ? 'descending' : 'ascending';
  const lines = { none: sortable, ascending, descending }[now];
  return (
    <th role="columnheader" aria-sort={now}>
      <button type="button" className="list-table-sort" onClick={() => sortBy(sort)}>
        {heading}
        <Icon lines={lines} />
        <VisuallyHidden>{messages.sortHint}</VisuallyHidden>
      </button>
    </th>
  );
}
