import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { createElement } from 'react';
import { describeError, toApiError } from '../../../data/api-error.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { notify, notifyError, offerRetry, offerUndo } from '../../ui/notifications.tsx';
import * as messages from '../publication-messages.ts';
import { hasReason, publicationOf, publishedNow, ReasonSelect } from '../publication.tsx';
import type { Collection, Input, StoredRow } from '../collection.ts';
import { useAccountState } from './account-state.ts';
import { useRefetch } from '../../refetch.ts';

/** A change of a row: the version that was seen, and the values to store. */
interface Change<Row extends StoredRow> {
  row: Row;
  input: Input;
}

/** The row and the state to which it is changed. */
const keyOf = <Row extends StoredRow>({ row, input }: Change<Row>): string =>
  `${row.id} ${String(input.publication)}`;

/** A change that was stored. */
interface Changed<Row extends StoredRow> {
  before: Row;
  now: Row;
}

/**
 * Returns functions that publish and archive rows one after the other, and offer Undo. A row that somebody else has changed stays as
 * it is.
 */
export function usePublish<Row extends StoredRow>(
  { name, labels: { title }, documents: { update } }: Pick<Collection<Row>, 'name' | 'labels' | 'documents'>,
  onChanged: (rows: readonly Row[]) => void,
) {
  const client = useApolloClient();
  const ask = useConfirm();
  const reload = useRefetch();
  /** The changes in flight by row and state; a second click does not send one again. */
  const inProgress = useAccountState(`publications ${name}`, () => new Set<string>());

  /** Stores changes until one fails; returns those that were stored. */
  async function store(changes: readonly Change<Row>[]) {
    const stored: Changed<Row>[] = [];
    let failure: string | null = null;
    for (const { row, input } of changes) {
      try {
        stored.push({ before: row, now: await updateRow(client, update, { row, input }) });
      } catch (cause) {
        const error = toApiError(cause);
        failure = error.code === 'CONFLICT' ? messages.changedMeanwhile(title(row)) : describeError(error);
        break;
      }
    }
    onChanged(stored.map(({ now }) => now));
    void reload();
    return { stored, failure };
  }

  async function undo(changed: readonly Changed<Row>[]): Promise<void> {
    const changes = changed.map(({ before, now }) => ({ row: now, input: publicationOf(before) }));
    const { stored, failure } = await store(changes);
    if (failure === null) notify(messages.undone);
    else offerRetry(`${messages.undoFailed} ${failure}`, () => undo(changed.slice(stored.length)));
  }

  async function run(selected: readonly Change<Row>[], done: typeof messages.published): Promise<void> {
    const changes = selected.filter((change) => !inProgress.has(keyOf(change)));
    if (changes.length === 0) return;
    for (const change of changes) inProgress.add(keyOf(change));
    const { stored, failure } = await store(changes);
    for (const change of changes) inProgress.delete(keyOf(change));
    if (stored.length > 0) offerUndo(done(stored.length, title(stored[0]!.now)), () => undo(stored));
    if (failure !== null) notifyError(messages.notAllChanged(stored.length, changes.length), failure);
  }

  return {
    publish: (rows: readonly Row[]) =>
      run(
        rows.map((row) => ({ row, input: publishedNow(row) })),
        messages.published,
      ),
    async archive(rows: readonly Row[]) {
      let archiveReason = Object.keys(messages.archiveReasons)[0]!;
      const isForReason = rows.some(hasReason);
      const isConfirmed =
        !isForReason ||
        (await ask({
          title: messages.archiveQuestion(rows.length),
          detail: createElement(ReasonSelect, { onChange: (reason) => (archiveReason = reason) }),
          yes: messages.archive,
        }));
      if (!isConfirmed) return;
      const input = { publication: 'ARCHIVED', ...(isForReason && { archiveReason }) };
      await run(
        rows.map((row) => ({ row, input })),
        messages.archived,
      );
    },
  };
}

async function updateRow<Row extends StoredRow>(
  client: ApolloClient,
  mutation: Collection<Row>['documents']['update'],
  { row, input }: Change<Row>,
): Promise<Row> {
  const variables = { id: row.id, input, expectedUpdatedAt: row.updatedAt };
  return (await client.mutate({ mutation, variables })).data!.row;
}
