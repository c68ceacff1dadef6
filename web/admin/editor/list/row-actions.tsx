import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { Icon } from '../../../ui/icon.tsx';
import { copy, outside } from '../../ui/icons.ts';
import { onePress } from '../../ui/one-press.ts';
import type { StoredRow } from '../records.ts';
import type { EditedList } from './edited-list.ts';

interface Props<Row extends StoredRow> {
  editor: EditedList<Row>;
  row: Row;
  /** What it is called beside the others in sight. */
  name: string;
}

/** What can be done with one row. */
export function RowActions<Row extends StoredRow>({ editor, row, name }: Props<Row>) {
  const { records, edit, remove, duplicate } = editor;
  return (
    <>
      <Button variant="subtle" size="compact-sm" aria-label={`Edit ${name}`} onClick={() => edit(row)}>
        Edit
      </Button>
      <Button
        className="row-actions-remove"
        variant="subtle"
        size="compact-sm"
        aria-label={`Delete ${name}`}
        onClick={() => void remove([row])}
      >
        Delete
      </Button>
      {records.duplicate && (
        <Tooltip label="Duplicate">
          <ActionIcon
            variant="subtle"
            aria-label={`Duplicate ${name}`}
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
            aria-label={`View ${name} on the site`}
          >
            <Icon lines={outside} />
          </ActionIcon>
        </Tooltip>
      )}
    </>
  );
}
