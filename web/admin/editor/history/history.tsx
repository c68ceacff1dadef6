import { Button, Modal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useFormSelector } from '../form/record-form.ts';
import type { Editor } from '../use-editor.ts';
import './history.css';
import * as messages from './messages.tsx';
import { useRevert } from './use-revert.ts';
import { currentVersion, useVersions, type Versions } from './use-versions.ts';
import { VersionEntry } from './version-entry.tsx';
import type { StoredRow } from '../collection.ts';
import { usePermissions } from '../../permissions/permissions.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { clock } from '../../../ui/icons.ts';
import { isTextInput } from '../../ui/focus.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Loading } from '../../ui/load-state.tsx';

interface HistoryProps<Row extends StoredRow> {
  editor: Pick<Editor<Row>, 'form' | 'collection'>;
}

/** The button that opens the history of the record next to its form. */
export function History<Row extends StoredRow>({ editor }: HistoryProps<Row>) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const record = useFormSelector(editor.form, (state) => state.record) as Row;
  return (
    <>
      <Button
        ref={button}
        variant="subtle"
        size="compact-sm"
        leftSection={<Icon lines={clock} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {messages.history}
      </Button>
      <Modal
        className="history"
        stackId="history" // above a form in a dialog, below confirmations
        opened={open}
        onClose={close}
        onExitTransitionEnd={() => {
          if (!isTextInput(document.activeElement)) button.current?.focus({ preventScroll: true });
        }}
        returnFocus={false} // Mantine would return the focus to a confirmation in between
        title={messages.historyOf(editor.collection.labels.title(record))}
        transitionProps={{ transition: 'slide-left' }}
      >
        <Versions editor={editor} done={close} />
      </Modal>
    </>
  );
}

interface Props<Row extends StoredRow> {
  editor: Pick<Editor<Row>, 'form' | 'collection'>;
  /** Called after the record was reverted to one of them. */
  done: () => void;
}

/** The versions of a record, newest first, each with a button to revert to it. */
function Versions<Row extends StoredRow>({ editor, done }: Props<Row>) {
  const { form, collection } = editor;
  const isSaving = useFormSelector(form, ({ phase }) => phase === 'saving');
  const record = useFormSelector(form, (state) => state.record);
  const { may } = usePermissions();
  const versions = useVersions(collection.name, form.id!);
  const { items, load } = versions;
  const { reverting, notice, revert } = useRevert(editor, { load, done });
  const canRevert = reverting === null && !isSaving && may('revert', collection.name, record ?? undefined);
  const list = useRef<HTMLOListElement>(null);
  const older = useFocusOnOlder(list, versions);
  return (
    <>
      {notice && (
        <p className="versions-notice" role="alert" ref={bringIntoSight}>
          {notice}
        </p>
      )}
      <ol className="versions" ref={list}>
        {items.map((version) => {
          const current = currentVersion(items, version);
          return (
            <VersionEntry
              key={version.id}
              version={version}
              fields={collection.fields}
              isNow={version === current}
              busy={version.id === reverting}
              revert={canRevert ? () => void revert(version, current) : null}
            />
          );
        })}
      </ol>
      <HistoryFooter versions={versions} older={older} />
    </>
  );
}

/** Scrolls to the message at the top after a click further down. */
const bringIntoSight = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' });

/** The footer of the versions: a button for older ones, or why there are none. */
function HistoryFooter({
  versions: { items, total, state, isMore },
  older,
}: {
  versions: Versions;
  older: () => void;
}) {
  if (state === 'failed') {
    return (
      <p className="versions-foot versions-failed" role="alert">
        {items.length > 0 ? messages.olderFailed : messages.loadFailed}{' '}
        <Button variant="default" size="compact-sm" onClick={older}>
          {messages.tryAgain}
        </Button>
      </p>
    );
  }
  if (items.length === 0) {
    if (state === 'loading') return <Loading className="versions-foot" />;
    return (
      <p className="versions-foot" role="status">
        {messages.noVersions}
      </p>
    );
  }
  return (
    <p className="versions-foot">
      <span role="status">{isMore ? messages.loadedOf(items.length, total) : messages.noOlderVersions}</span>
      {isMore && (
        <BusyButton variant="default" busy={state === 'loading'} onClick={older}>
          {messages.showOlder}
        </BusyButton>
      )}
    </p>
  );
}

/**
 * Loads older versions and focuses the first of them, unless the focus was moved meanwhile. The button may be unmounted by
 * then.
 */
function useFocusOnOlder(
  list: React.RefObject<HTMLOListElement | null>,
  { items, state, older }: Versions,
): () => void {
  const pendingFocus = useRef<{ at: number; from: Element | null }>(null);
  useEffect(() => {
    if (!pendingFocus.current || items.length <= pendingFocus.current.at) return;
    const { at, from } = pendingFocus.current;
    pendingFocus.current = null;
    const { activeElement } = document;
    if (activeElement !== from && activeElement !== document.body) return;
    list.current?.children[at]?.querySelector('h3')?.focus();
  }, [list, items]);
  return () => {
    if (state === 'loading') return;
    pendingFocus.current = { at: items.length, from: document.activeElement };
    void older();
  };
}
