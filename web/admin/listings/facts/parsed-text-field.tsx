import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListingKind } from '../../../../schema/documents/admin/graphql.ts';
import { isEditable } from '../../editor/form/form-state.ts';
import { useFormState } from '../../editor/form/form-store.ts';
import type { StoredRow } from '../../editor/records.ts';
import type { Editor } from '../../editor/use-editor.ts';
import * as messages from './messages.ts';
import {
  isConfirmable,
  describeParse,
  parseToReview,
  type TextName,
  type ListingTexts,
} from './parsed-texts.ts';
import { useConfirmText } from './use-confirm-text.ts';
import { useParsePreview, useFormatPreview } from './text-previews.ts';
import './facts.css';

interface Props<Row extends StoredRow & ListingTexts, Words extends object> {
  editor: Editor<Row, Words>;
  kind: ListingKind;
  name: TextName;
  /** The text field. */
  children: ReactNode;
}

/** A text field with the parse result of the server: of the typed text, or of the stored one if it needs review. */
export function ParsedTextField<Row extends StoredRow & ListingTexts, Words extends object>({
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
  const preview = useParsePreview(kind, name, typeof typed === 'string' ? typed : null);
  const stored = typed === undefined && opened ? parseToReview(opened, name) : undefined;
  const { confirm, busy } = useConfirmText(editor, name);
  const written = useFormatPreview(kind, name, { form, now });
  const parse = stored ?? preview;
  const sentence = written === null ? parse && describeParse(parse) : messages.willBeWritten(written);

  const toField = () => element.current?.querySelector<HTMLElement>('[data-field]')?.focus();
  useFocusFromLink(name, isEditable(now) && opened !== null, toField);

  return (
    <div ref={element} className="read-text">
      {children}
      <div
        className="parsed-text"
        data-said={sentence !== undefined}
        data-waits={stored !== undefined && written === null}
      >
        <div>
          <p aria-live="polite" dir="auto">
            {sentence}
          </p>
          {stored && written === null && isConfirmable(stored) && (
            <Button
              variant="default"
              size="compact-sm"
              aria-disabled={busy}
              onClick={() => {
                toField();
                void confirm();
              }}
            >
              {messages.confirm}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** Focuses a field that a link refers to, after its record has loaded. */
function useFocusFromLink(name: string, ready: boolean, focus: () => void): void {
  const location = useLocation();
  const { key } = location;
  const isLinked = linkedField(location.state) === name;
  const onReady = useEffectEvent(focus);
  useEffect(() => {
    if (!ready || !isLinked) return;
    const timer = setTimeout(() => onReady()); // after the screen title, which is announced first
    return () => clearTimeout(timer);
  }, [ready, isLinked, key]);
}

/** Returns the field that a link refers to. */
function linkedField(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'field' in state ? state.field : undefined;
}
