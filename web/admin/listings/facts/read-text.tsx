import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListingKind } from '../../../../schema/documents/admin/graphql.ts';
import { canBeTyped } from '../../editor/desk/form-state.ts';
import { useFormState } from '../../editor/desk/use-form-state.ts';
import type { StoredRow } from '../../editor/records.ts';
import type { Editor } from '../../editor/use-editor.ts';
import { canBeConfirmed, sentenceOf, unsettledIn, type TextName, type Told } from './told.ts';
import { useConfirming } from './use-confirming.ts';
import { useReading } from './use-reading.ts';
import { useWriting } from './use-writing.ts';
import './read-text.css';

interface Props<Row extends StoredRow & Told, Words extends object> {
  editor: Editor<Row, Words>;
  kind: ListingKind;
  name: TextName;
  /** Its field. */
  children: ReactNode;
}

/** A text of a listing with what the server reads in it: as it is typed, or as it is stored where a person is needed. */
export function ReadText<Row extends StoredRow & Told, Words extends object>({
  editor,
  kind,
  name,
  children,
}: Props<Row, Words>) {
  const { form } = editor;
  const now = useFormState(form);
  const element = useRef<HTMLDivElement>(null);
  const opened = now.opened as Row | null;
  const typed = now.typed[name];
  const read = useReading(kind, name, typeof typed === 'string' ? typed : null);
  const stored = typed === undefined && opened ? unsettledIn(opened, name) : undefined;
  const { confirm, busy } = useConfirming(editor, name);
  const written = useWriting(kind, name, { form, now });
  const reading = stored ?? read;
  const sentence = written === null ? reading && sentenceOf(reading) : `Will be written as “${written}”`;

  const toField = () => element.current?.querySelector<HTMLElement>('[data-field]')?.focus();
  useArrival(name, canBeTyped(now) && opened !== null, toField);

  return (
    <div ref={element} className="read-text">
      {children}
      <div
        className="reading"
        data-said={sentence !== undefined}
        data-waits={stored !== undefined && written === null}
      >
        <div>
          <p aria-live="polite" dir="auto">
            {sentence}
          </p>
          {stored && written === null && canBeConfirmed(stored) && (
            <Button
              variant="default"
              size="compact-sm"
              aria-disabled={busy}
              onClick={() => {
                toField();
                void confirm();
              }}
            >
              Confirm
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** Leads to a field once its record is there, where that is what somebody came for. */
function useArrival(name: string, ready: boolean, lead: () => void): void {
  const location = useLocation();
  const { key } = location;
  const isWanted = cameFor(location.state) === name;
  const arrive = useEffectEvent(lead);
  useEffect(() => {
    if (!ready || !isWanted) return;
    const soon = setTimeout(() => arrive()); // after the name of the screen, which is read out first
    return () => clearTimeout(soon);
  }, [ready, isWanted, key]);
}

/** The field that somebody went to a form for. */
function cameFor(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'field' in state ? state.field : undefined;
}
