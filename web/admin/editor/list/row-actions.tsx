import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { Icon } from '../../../ui/icon.tsx';
import { copy, outside } from '../../ui/icons.ts';
import { onePress } from '../../ui/one-press.ts';
import type { StoredRow } from '../records.ts';
import type { EditedList } from './edited-list.ts';

interface Props<Row extends StoredRow> {
  editor: EditedList<Row>;
  row: Row;
}

/** What can be done with one row. */
export function RowActions<Row extends StoredRow>({ editor, row }: Props<Row>) {
  const { records, edit, remove, duplicate } = editor;
  const title = records.title(row);
  return (
    <>
      <Button variant="subtle" size="compact-sm" aria-label={`Edit ${title}`} onClick={() => edit(row)}>
        Edit
      </Button>
      <Button
        className="row-actions-remove"
        variant="subtle"
        size="compact-sm"
        aria-label={`Delete ${title}`}
        onClick={() => void remove([row])}
      >
        Delete
      </Button>
      {records.duplicate && (
        <Tooltip label="Duplicate">
          <ActionIcon
            variant="subtle"
            aria-label={`Duplicate ${title}`}
            onClick={(event) => onePress(event, () => void duplicate(row))}
          >
            <Icon lines={copy} />
          </ActionIcon>
        </Tooltip>
      )}
      {records.page && (
        <Tooltip label="View on the site">
          <ActionIcon
            component="a"
            variant="subtle"
            href={records.page(row)}
            target="_blank"
            rel="noreferrer"
            aria-label={`View ${title} on the site`}
          >
            <Icon lines={outside} />
          </ActionIcon>
        </Tooltip>
      )}
    </>
  );
}
