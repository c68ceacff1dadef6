import { ActionIcon, Button, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Columns, ListTable } from './list-table.tsx';
import * as messages from './messages.ts';
import type { Editor } from '../use-editor.ts';
import { previewPath } from '../preview.tsx';
import * as publicationMessages from '../publication-messages.ts';
import { isArchived, isPublished, PublicationFilter, PublicationState } from '../publication.tsx';
import type { StoredRow } from '../collection.ts';
import { usePermissions } from '../../permissions/permissions.tsx';
import { copy, outside } from '../../../ui/icons.ts';
import { singleClick } from '../../ui/double-click.ts';
import { Icon } from '../../../ui/icon.tsx';

interface RowActionsProps<Row extends StoredRow> {
  editor: Editor<Row>;
  row: Row;
  /** Name of the row that is unique in the list. */
  name: string;
}

/** The actions of one row that the role allows; a record that it may not change is opened read-only. */
export function RowActions<Row extends StoredRow>({ editor, row, name }: RowActionsProps<Row>) {
  const { collection, edit, remove, duplicate } = editor;
  const { documents, name: collectionName, page } = collection;
  const { may, state } = usePermissions();
  const isReadOnly = row.mayUpdate === false;
  const isHidden = collection.isPublishable === true && !isPublished(row);
  return (
    <>
      {state !== 'loading' && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={isReadOnly ? messages.viewRow(name) : messages.editRow(name)}
          onClick={() => edit(row)}
        >
          {isReadOnly ? messages.view : messages.edit}
        </Button>
      )}
      {documents.remove && may('delete', collectionName, row) && (
        <Button
          className="row-actions-remove"
          variant="subtle"
          size="compact-sm"
          aria-label={messages.deleteRow(name)}
          onClick={() => void remove([row])}
        >
          {messages.deleteLabel}
        </Button>
      )}
      {documents.duplicate && may('duplicate', collectionName, row) && (
        <Tooltip label={messages.duplicate}>
          <ActionIcon
            variant="subtle"
            aria-label={messages.duplicateRow(name)}
            onClick={(event) => singleClick(event, () => void duplicate(row))}
          >
            <Icon lines={copy} />
          </ActionIcon>
        </Tooltip>
      )}
      {page && isHidden && (
        <Tooltip label={publicationMessages.preview}>
          <ActionIcon
            component="a"
            variant="subtle"
            href={previewPath(collection, row)}
            target="_blank"
            rel="noreferrer"
            aria-label={publicationMessages.previewRow(name)}
          >
            <Icon lines={outside} />
          </ActionIcon>
        </Tooltip>
      )}
      {page && !isHidden && (
        <Tooltip label={messages.viewOnSite}>
          <ActionIcon
            component="a"
            variant="subtle"
            href={page(row)}
            target="_blank"
            rel="noreferrer"
            aria-label={messages.viewRowOnSite(name)}
          >
            <Icon lines={outside} />
          </ActionIcon>
        </Tooltip>
      )}
    </>
  );
}

interface Props<Row extends StoredRow> {
  editor: Editor<Row>;
  columns: Columns<Row>;
  /** Renders a remark next to the actions of a row. */
  remark?: (row: Row) => ReactNode;
  /** Content next to the search. */
  children?: ReactNode;
  /** The empty state of a filtered list. */
  nothing?: ReactNode;
}

/** A table of records with edit actions, and with publishing, archiving and deletion of the selected ones. */
export function RowTable<Row extends StoredRow>({ editor, columns, remark, children, nothing }: Props<Row>) {
  const { list, texts, collection, editing, remove, publish, archive, added } = editor;
  const { may } = usePermissions();
  const unseen =
    added && list.state === 'loaded' && list.isFiltered && !list.rows.some(({ id }) => id === added.id);
  return (
    <ListTable
      list={list}
      columns={columns}
      texts={texts}
      nothing={nothing}
      labels={collection.labels}
      current={editing}
      actions={(row, name) => (
        <>
          {collection.isPublishable && <PublicationState row={row} />}
          <RowActions editor={editor} row={row} name={name} />
          {remark?.(row)}
        </>
      )}
      bulk={
        collection.documents.remove &&
        ((chosen) => {
          const deletable = chosen.filter((row) => may('delete', collection.name, row));
          const changeable = chosen.filter((row) => collection.isPublishable && row.mayUpdate !== false);
          const hidden = changeable.filter((row) => !isPublished(row));
          const current = changeable.filter((row) => !isArchived(row));
          return (
            <>
              {hidden.length > 0 && (
                <Button variant="default" onClick={() => void publish(hidden)}>
                  {publicationMessages.publishSelected(hidden.length)}
                </Button>
              )}
              {current.length > 0 && (
                <Button variant="default" onClick={() => void archive(current)}>
                  {publicationMessages.archiveSelected(current.length)}
                </Button>
              )}
              {deletable.length > 0 && (
                <Button color="red" variant="outline" onClick={() => void remove(deletable)}>
                  {messages.deleteSelected(deletable.length)}
                </Button>
              )}
            </>
          );
        })
      }
    >
      {collection.isPublishable && <PublicationFilter list={list} />}
      {children}
      {unseen && (
        <p className="list-unseen" role="status">
          {messages.addedOutsideList(collection.labels.title(added))}{' '}
          <Button variant="default" size="compact-sm" onClick={list.reset}>
            {messages.showAdded}
          </Button>
        </p>
      )}
    </ListTable>
  );
}
