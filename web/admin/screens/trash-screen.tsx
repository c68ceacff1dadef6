import { useApolloClient, useQuery } from '@apollo/client/react';
import { Pagination } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  PurgeRecordDocument,
  RestoreRecordDocument,
  TrashDocument,
  type TrashQuery,
} from '../../../schema/documents/admin/graphql.ts';
import { toApiError, isOutcomeUnknown, describeError } from '../../data/api-error.ts';
import { excerpt } from '../../ui/lines.ts';
import { LoadError, useRefetch } from '../editor/mutations/refetch.tsx';
import { useFocusAfterDelete } from '../editor/list/use-kept-focus.ts';
import { collectionLabel } from '../screens.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { BusyButton } from '../ui/busy-button.tsx';
import { SCREEN_TITLE, ScreenTitle } from '../ui/screen-title.tsx';
import { notify, notifyError } from '../ui/notifications.tsx';
import { DateTime } from '../ui/when.tsx';
import { UserText } from '../ui/words.tsx';
import './trash.css';

type DeletedRecord = TrashQuery['trash']['items'][number];

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_TITLE_LENGTH = 80;

/** Deleted records of all kinds: they can be restored until they are deleted for good. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const wanted = Math.max(1, Number(params.get('page')) || 1);
  const { data, previousData, error } = useQuery(TrashDocument, { variables: { page: wanted } });
  const trash = (data ?? previousData)?.trash;
  const section = useFocusAfterDelete((trash?.items ?? []).map((record) => ({ id: keyOf(record) })));
  return (
    <>
      <title>Trash</title>
      <ScreenTitle>Trash</ScreenTitle>
      <p className="trash-intro">Deleted records stay here for 30 days. Then they are deleted for good.</p>
      {error && <LoadError text="The trash could not be loaded." />}
      {!trash && !error && <p role="status">Loading...</p>}
      {trash && (
        <section className="trash" aria-labelledby={SCREEN_TITLE} ref={section} tabIndex={-1}>
          {trash.items.length === 0 ? (
            <p role="status">The trash is empty.</p>
          ) : (
            <ul>
              {trash.items.map((record) => (
                <DeletedRow key={keyOf(record)} record={record} />
              ))}
            </ul>
          )}
          {trash.total > 0 && (
            <p role="status" className="trash-total">
              {trash.total === 1 ? '1 deleted record' : `${trash.total} deleted records`}
            </p>
          )}
          {trash.totalPages > 1 && (
            <Pagination
              total={trash.totalPages}
              value={trash.page}
              onChange={(page) => setParams(page === 1 ? {} : { page: String(page) })}
              getItemProps={(page) => ({ 'aria-label': `Page ${page}` })}
              getControlProps={(control) => ({ 'aria-label': `${control} page` })}
            />
          )}
        </section>
      )}
    </>
  );
}

const keyOf = ({ collection, recordId }: DeletedRecord): string => `${collection} ${recordId}`;

function DeletedRow({ record }: { record: DeletedRecord }) {
  const { collection, recordId, deletedAt, purgedAt, restorable, by } = record;
  const title = excerpt(record.title, MAX_TITLE_LENGTH) || `No. ${recordId}`;
  const { busy, restore, purge } = useTrashActions(record, title);
  return (
    <li>
      <div className="trash-record">
        <strong>
          <UserText>{title}</UserText>
        </strong>
        <span>{collectionLabel(collection)}</span>
        <span>
          Deleted <DateTime at={deletedAt} />
          {by && ` by ${by.email}`}. {daysLeft(purgedAt)}
        </span>
        {!restorable && <span>It belongs to a record that is in the trash. Restore that record first.</span>}
      </div>
      <div className="trash-actions">
        <BusyButton
          variant="default"
          size="compact-sm"
          busy={busy === 'restore'}
          aria-disabled={busy !== null || !restorable}
          aria-label={`Restore ${title}`}
          onClick={() => restorable && void restore()}
        >
          Restore
        </BusyButton>
        <BusyButton
          variant="subtle"
          color="red"
          size="compact-sm"
          busy={busy === 'purge'}
          aria-disabled={busy !== null}
          aria-label={`Delete ${title} for good`}
          onClick={() => void purge()}
        >
          Delete for good
        </BusyButton>
      </div>
    </li>
  );
}

/** The two actions on a deleted record; only one runs at a time. */
function useTrashActions({ collection, recordId }: DeletedRecord, title: string) {
  const client = useApolloClient();
  const ask = useConfirm();
  const reload = useRefetch();
  const [busy, setBusy] = useState<'restore' | 'purge' | null>(null);
  const variables = { collection, record: recordId };

  async function run(action: 'restore' | 'purge', failed: string, done: () => void): Promise<void> {
    if (busy) return;
    setBusy(action);
    const mutation = action === 'restore' ? RestoreRecordDocument : PurgeRecordDocument;
    try {
      await client.mutate({ mutation, variables });
      done();
    } catch (error) {
      const apiError = toApiError(error);
      const unknown = 'No answer came. The list is loaded again to show what happened.';
      notifyError(
        failed,
        isOutcomeUnknown(apiError) ? (apiError.message ?? unknown) : describeError(apiError),
      );
    }
    setBusy(null);
    await reload();
  }

  return {
    busy,
    restore: () => run('restore', `“${title}” could not be restored.`, () => notify(`Restored “${title}”.`)),
    purge: async () => {
      const words = `Delete “${title}” for good?`;
      const detail = 'Its pictures, sections and history are deleted too. This cannot be undone.';
      if (!(await ask({ words, detail, yes: 'Delete for good' }))) return;
      await run('purge', `“${title}” could not be deleted.`, () => notify(`Deleted “${title}” for good.`));
    },
  };
}

function daysLeft(purgedAt: string): string {
  const days = Math.ceil((Date.parse(purgedAt) - Date.now()) / DAY_MS);
  if (days < 1) return 'It will be deleted for good today.';
  return days === 1 ? '1 day left.' : `${days} days left.`;
}
