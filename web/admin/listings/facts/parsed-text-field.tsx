import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isBlank } from '../../../../schema/blank.ts';
import {
  FormattedTextsDocument,
  type ListingFactsInput,
  type ListingKind,
  ParsedTextsDocument,
} from '../../../../schema/documents/admin/graphql.ts';
import type { Input, StoredRow } from '../../editor/collection.ts';
import { EditorField, useFieldValue } from '../../editor/form/form-context.tsx';
import { type RecordForm, useFormSelector } from '../../editor/form/record-form.ts';
import { useRecordForms } from '../../editor/form/record-forms.ts';
import { fetchRecord } from '../../editor/fetch-record.ts';
import { useRefetch } from '../../refetch.ts';
import type { Editor } from '../../editor/use-editor.ts';
import * as messages from './messages.ts';
import './facts.css';
import {
  confirmedFacts,
  describeParse,
  FACTS,
  isConfirmable,
  type ListingTexts,
  parseToReview,
  type TextName,
  type TextParse,
  type TypedTextParse,
} from './parsed-texts.ts';
import { notify, notifyFailure } from '../../ui/notifications.tsx';
import { isOutcomeUnknown, toApiError } from '../../../data/api-error.ts';

interface Props<Row extends StoredRow & ListingTexts> {
  editor: Editor<Row>;
  kind: ListingKind;
  name: TextName;
}

/**
 * A text field with the parse result of the server: of the typed text, or of the stored one if it needs review. Where the typed text
 * contradicts facts that were typed too, the user chooses one of them.
 */
export function ParsedTextField<Row extends StoredRow & ListingTexts>({ editor, kind, name }: Props<Row>) {
  const { form } = editor;
  const element = useRef<HTMLDivElement>(null);
  const record = useFormSelector(form, (state) => state.record) as Row | null;
  const isEditable = useFormSelector(form, ({ phase }) => phase === 'ready' || phase === 'saving');
  useFormSelector(form, ({ values }) => JSON.stringify(FACTS[name].map((fact) => values[fact])));
  const text = useFieldValue(form, name);
  const isTyped = name in form.getState().dirtyValues;
  const facts = typedFacts(name, form);
  const preview = useParsePreview(kind, name, { text: isTyped ? String(text) : null, facts });
  const contradiction = preview?.contradiction ?? null;
  const stored = !isTyped && record ? parseToReview(record, name) : undefined;
  const { confirm, busy } = useConfirmText(editor, name);
  const written = useFormatPreview(kind, name, form);
  const parse = stored ?? preview;
  const sentence =
    written === null ? parse && describe(parse, contradiction) : messages.willBeWritten(written);

  /** Discards the edits of fields and the error that the text contradicts them. */
  const discard = (names: readonly string[]) => {
    const { values, defaultValues } = form.getState();
    for (const one of [name, ...names])
      if (one in values) form.setValue(one, names.includes(one) ? defaultValues[one] : values[one]);
    toField();
  };
  const toField = () => element.current?.querySelector<HTMLElement>('[data-field]')?.focus();
  useFocusFromLink(name, isEditable && record !== null, toField);

  return (
    <div ref={element}>
      <EditorField name={name} />
      <div
        className="parsed-text"
        data-visible={sentence !== undefined}
        data-to-review={(stored !== undefined && written === null) || contradiction !== null}
      >
        <div>
          <p aria-live="polite" dir="auto">
            {sentence}
          </p>
          {preview && contradiction !== null && (
            <>
              <Button variant="default" size="compact-sm" onClick={() => discard(FACTS[name])}>
                {messages.useText(preview.facts ?? String(text))}
              </Button>
              <Button variant="default" size="compact-sm" onClick={() => discard([name])}>
                {messages.useFacts(contradiction)}
              </Button>
            </>
          )}
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

const describe = (parse: TextParse, contradiction: string | null): string =>
  contradiction === null ? describeParse(parse) : messages.contradiction(parse.facts ?? '', contradiction);

/** The edited facts of a text that are valid. */
function typedFacts(name: TextName, form: RecordForm): ListingFactsInput {
  const { dirtyValues } = form.getState();
  return validFacts(
    FACTS[name].filter((fact) => fact in dirtyValues),
    form,
  );
}

function validFacts(names: readonly string[], form: RecordForm): ListingFactsInput {
  const { values, record, isNew } = form.getState();
  const context = { isNew, values, hasValue: () => false };
  const facts: Record<string, unknown> = {};
  for (const name of names) {
    const field = form.collection.fields[name]; // not every kind of listing has all facts
    if (field?.validate(values[name], context) === null)
      facts[name] = field.toInput(values[name], record, name);
  }
  return facts;
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

function linkedField(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'field' in state ? state.field : undefined;
}

/** Debounce of the requests, in milliseconds. */
const DEBOUNCE_MS = 500;

const isEmpty = (text: unknown): boolean => typeof text !== 'string' || isBlank(text);

interface TypedValues {
  /** The typed text; null if it was not edited. */
  text: string | null;
  /** The facts that were edited too. */
  facts: ListingFactsInput;
}

/**
 * Returns the server's parse result of a text while it is typed; undefined for unchanged or empty texts and after an error.
 * The previous result stays until the next response.
 */
function useParsePreview(
  kind: ListingKind,
  name: TextName,
  { text, facts }: TypedValues,
): TypedTextParse | undefined {
  const [rested] = useDebouncedValue(text, DEBOUNCE_MS);
  const [restedFacts] = useDebouncedValue(JSON.stringify(facts), DEBOUNCE_MS);
  const variables = {
    kind,
    [name === 'rent' ? 'price' : name]: rested,
    ...(restedFacts !== '{}' && { facts: JSON.parse(restedFacts) as ListingFactsInput }),
  };
  const { data, previousData, loading } = useQuery(
    ParsedTextsDocument,
    isEmpty(rested) ? skipToken : { variables },
  );
  if (isEmpty(text) || isEmpty(rested)) return undefined;
  return (data ?? (loading ? previousData : undefined))?.parsedTexts[0];
}

/** Returns the texts that the server will format from edited facts; null for a text that was edited itself. */
function useFormatPreview(kind: ListingKind, name: TextName, form: RecordForm): string | null {
  const { dirtyValues } = form.getState();
  const hasTypedFact = FACTS[name].some((fact) => fact in dirtyValues);
  const isWritten = hasTypedFact && isEmpty(dirtyValues[name]);
  const facts = validFacts(FACTS[name], form);
  const [rested] = useDebouncedValue(JSON.stringify(facts), DEBOUNCE_MS);
  const variables = { kind, facts: JSON.parse(rested) as ListingFactsInput };
  const { data, previousData } = useQuery(FormattedTextsDocument, isWritten ? { variables } : skipToken);
  if (!isWritten) return null;
  return (data ?? previousData)?.formattedTexts.find(({ field }) => field === name)?.text ?? null;
}

/** Confirms the parse result of a text in a form; unsaved changes stay. */
function useConfirmText<Row extends StoredRow & ListingTexts>(
  { form, collection }: Pick<Editor<Row>, 'form' | 'collection'>,
  text: TextName,
) {
  const client = useApolloClient();
  const forms = useRecordForms();
  const reload = useRefetch();
  const [busy, setBusy] = useState(false);
  const isPending = useRef(false);
  /** Hides the notification of a failure. */
  const hideError = useRef(() => {});

  /** Returns the form of the record, which may have been opened again meanwhile. */
  const currentForm = () => forms.find(form.key.form) ?? form;

  async function send(opened: StoredRow): Promise<void> {
    const record = currentForm().getState().record ?? opened;
    const { id, updatedAt: expectedUpdatedAt } = record;
    const variables = { id, input: confirmedFacts(record as Row, text) as Input, expectedUpdatedAt };
    const { data } = await client.mutate({ mutation: collection.documents.update, variables });
    show(data!.row);
  }

  function show(row: Row): void {
    const open = currentForm();
    if (open.isVisible || open.isBusy) open.rebase(row);
  }

  /** Fetches the record if the outcome is unknown. */
  async function refetch({ id }: StoredRow): Promise<void> {
    const row = await fetchRecord(client, collection, id).catch(() => null);
    if (row && !currentForm().isBusy) show(row);
  }

  async function confirm(): Promise<void> {
    const { record } = form.getState();
    if (isPending.current || !record) return;
    isPending.current = true;
    setBusy(true);
    hideError.current();
    try {
      await form.runInOrder(() => send(record));
      notify(messages.saved);
      void reload();
    } catch (error) {
      const apiError = toApiError(error);
      hideError.current = notifyFailure(apiError, {
        failed: messages.confirmFailed,
        unknown: messages.confirmUnknown,
        unanswered: messages.noAnswer,
      });
      if (isOutcomeUnknown(apiError)) await refetch(record);
    }
    isPending.current = false;
    setBusy(false);
  }

  return { confirm, busy };
}
