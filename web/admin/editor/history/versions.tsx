import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { BusyButton } from '../../ui/busy-button.tsx';
import type { EditedForm } from '../desk/edited-form.ts';
import { usePartOf } from '../desk/use-form-state.ts';
import type { StoredRow } from '../records.ts';
import { useRestoring } from './use-restoring.ts';
import { useVersions, type Versions as Known } from './use-versions.ts';
import { standing } from './version.ts';
import { VersionEntry } from './version-entry.tsx';

interface Props<Row extends StoredRow> {
  editor: EditedForm<Row>;
  /** Called once the record is put back to one of them. */
  done: () => void;
}

/** What was done with the record of a form, the newest first, and the way back to each. */
export function Versions<Row extends StoredRow>({ editor, done }: Props<Row>) {
  const { form, records } = editor;
  const isSaving = usePartOf(form, ({ phase }) => phase === 'saving');
  const versions = useVersions(records.collection, form.record!);
  const { items, load } = versions;
  const { underWay, notice, restore } = useRestoring(editor, { load, done });
  const canRestore = underWay === null && !isSaving;
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
          const stands = standing(items, version);
          return (
            <VersionEntry
              key={version.id}
              version={version}
              rules={form.rules}
              isNow={version === stands}
              busy={version.id === underWay}
              restore={canRestore ? () => void restore(version, stands) : null}
            />
          );
        })}
      </ol>
      <Foot versions={versions} older={older} />
    </>
  );
}

/** Whoever pressed far below is led to what is said at the top, where the newest version stands too. */
const bringIntoSight = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' });

/** What stands under the versions: the way to older ones, or why there are none. */
function Foot({ versions: { items, total, state, isMore }, older }: { versions: Known; older: () => void }) {
  if (state === 'failed') {
    return (
      <p className="versions-foot versions-failed" role="alert">
        {items.length > 0 ? 'Older versions could not be loaded.' : 'The history could not be loaded.'}{' '}
        <Button variant="default" size="compact-sm" onClick={older}>
          Try again
        </Button>
      </p>
    );
  }
  if (items.length === 0) {
    return (
      <p className="versions-foot" role="status">
        {state === 'loading' ? 'Loading...' : 'Nothing is kept of what was done with it.'}
      </p>
    );
  }
  return (
    <p className="versions-foot">
      <span role="status">{isMore ? `${items.length} of ${total}` : 'Nothing older is kept.'}</span>
      {isMore && (
        <BusyButton variant="default" busy={state === 'loading'} onClick={older}>
          Show older
        </BusyButton>
      )}
    </p>
  );
}

/**
 * Asks for older versions, and leads to the first of them once they are there, unless one went on meanwhile: the button
 * may be gone by then.
 */
function useFocusOnOlder(
  list: React.RefObject<HTMLOListElement | null>,
  { items, state, older }: Known,
): () => void {
  const wanted = useRef<{ at: number; from: Element | null }>(null);
  useEffect(() => {
    if (!wanted.current || items.length <= wanted.current.at) return;
    const { at, from } = wanted.current;
    wanted.current = null;
    const { activeElement } = document;
    if (activeElement !== from && activeElement !== document.body) return;
    list.current?.children[at]?.querySelector('h3')?.focus();
  }, [list, items]);
  return () => {
    if (state === 'loading') return;
    wanted.current = { at: items.length, from: document.activeElement };
    void older();
  };
}
