import { useApolloClient, useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  PurgeRecordDocument,
  RestoreRecordDocument,
  TrashDocument,
  type TrashQuery,
} from '../../../../schema/documents/admin/graphql.ts';
import { toApiError } from '../../../data/api-error.ts';
import { truncate } from '../../../ui/lines.ts';
import { pageNumber } from '../../../ui/page-number.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { useRefetch } from '../../refetch.ts';
import { useFocusAfterDelete } from '../../editor/list/list-footer.tsx';
import { collectionLabel } from '../../screens.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ListPagination } from '../../ui/list-pagination.tsx';
import { SCREEN_TITLE, ScreenTitle } from '../../ui/screen-title.tsx';
import { notify, notifyFailure } from '../../ui/notifications.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { UserText } from '../../ui/user-text.tsx';
import * as messages from './messages.tsx';
import '../../ui/row-list.css';
import './trash.css';

type DeletedRecord = TrashQuery['trash']['items'][number];

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_TITLE_LENGTH = 80;

/** Deleted records of all kinds: they can be restored until they are deleted for good. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const page = pageNumber(params);
  const { data, previousData, error } = useQuery(TrashDocument, { variables: { page } });
  const trash = (data ?? previousData)?.trash;
  const section = useFocusAfterDelete((trash?.items ?? []).map((record) => ({ id: deletionKey(record) })));
  return (
    <>
      <ScreenTitle>{messages.title}</ScreenTitle>
      <p className="trash-intro">{messages.intro}</p>
      <LoadState data={trash} error={error} failed={messages.loadFailed} />
      {trash && (
        <section className="trash" aria-labelledby={SCREEN_TITLE} ref={section} tabIndex={-1}>
          {trash.items.length === 0 ? (
            <p role="status">{messages.empty}</p>
          ) : (
            <ul className="row-list">
              {trash.items.map((record) => (
                <DeletedRow key={deletionKey(record)} record={record} />
              ))}
            </ul>
          )}
          {trash.total > 0 && (
            <p role="status" className="trash-total">
              {messages.total(trash.total)}
            </p>
          )}
          <ListPagination
            page={trash.page}
            totalPages={trash.totalPages}
            onChange={(page) => setParams(page === 1 ? {} : { page: String(page) })}
          />
        </section>
      )}
    </>
  );
}

const deletionKey = ({ collection, recordId }: DeletedRecord): string => `${collection} ${recordId}`;

function DeletedRow({ record }: { record: DeletedRecord }) {
  const { collection, recordId, deletedAt, purgedAt, restorable, by } = record;
  const title = truncate(record.title, MAX_TITLE_LENGTH) || messages.untitled(recordId);
  const { busy, restore, purge } = useTrashActions(record, title);
  return (
    <li>
      <div className="row-text">
        <strong>
          <UserText>{title}</UserText>
        </strong>
        <span>{collectionLabel(collection)}</span>
        <span>{messages.deletedAt(<DateTime at={deletedAt} />, by?.email, daysUntil(purgedAt))}</span>
        {!restorable && <span>{messages.restoreParentFirst}</span>}
      </div>
      <div className="button-row">
        <BusyButton
          variant="default"
          size="compact-sm"
          busy={busy === 'restore'}
          aria-disabled={busy !== null || !restorable}
          aria-label={messages.restoreNamed(title)}
          onClick={() => restorable && void restore()}
        >
          {messages.restore}
        </BusyButton>
        <BusyButton
          variant="subtle"
          color="red"
          size="compact-sm"
          busy={busy === 'purge'}
          aria-disabled={busy !== null}
          aria-label={messages.deleteNamedForGood(title)}
          onClick={() => void purge()}
        >
          {messages.deleteForGood}
        </BusyButton>
      </div>
    </li>
  );
}

/** The two actions on a deleted record; only one runs at a time. */
function useTrashActions({ collection, recordId }: DeletedRecord, title: string) {
  const client = useApolloClient();
  const confirm = useConfirm();
  const reload = useRefetch();
  const [busy, setBusy] = useState<'restore' | 'purge' | null>(null);
  const hideError = useRef<() => void>(undefined);
  const variables = { collection, record: recordId };

  async function run(
    action: 'restore' | 'purge',
    { done, ...texts }: { failed: string; unknown: string; done: string },
  ): Promise<void> {
    if (busy) return;
    setBusy(action);
    hideError.current?.();
    const mutation = action === 'restore' ? RestoreRecordDocument : PurgeRecordDocument;
    try {
      await client.mutate({ mutation, variables });
      notify(done);
    } catch (error) {
      hideError.current = notifyFailure(toApiError(error), { ...texts, unanswered: messages.noAnswer });
    }
    setBusy(null);
    await reload();
  }

  return {
    busy,
    restore: () =>
      run('restore', {
        failed: messages.restoreFailed(title),
        unknown: messages.restoreUnknown(title),
        done: messages.restored(title),
      }),
    purge: async () => {
      const isConfirmed = await confirm({
        title: messages.deleteQuestion(title),
        detail: messages.deleteDetail,
        yes: messages.deleteForGood,
      });
      if (!isConfirmed) return;
      await run('purge', {
        failed: messages.deleteFailed(title),
        unknown: messages.deleteUnknown(title),
        done: messages.deleted(title),
      });
    },
  };
}

const daysUntil = (time: string): number => Math.ceil((Date.parse(time) - Date.now()) / DAY_MS);
