import { Button, Modal, Title } from '@mantine/core';
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Conflict } from './conflict.tsx';
import type { Draft } from './drafts.ts';
import './editor-form.css';
import { EditorField, EditorFormContext } from './form-context.tsx';
import * as messages from './messages.ts';
import { type RecordForm, useFormSelector } from './record-form.ts';
import { leaveQuestion } from './unsaved-changes.ts';
import type { StoredRow } from '../collection.ts';
import { Preview } from '../preview.tsx';
import * as publicationMessages from '../publication-messages.ts';
import { isDraft, publicationFields, PublicationInputs } from '../publication.tsx';
import { History } from '../history/history.tsx';
import type { Editor } from '../use-editor.ts';
import { usePermissions } from '../../permissions/permissions.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { singleClick } from '../../ui/double-click.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { focusField, focusOpener, isBehindDialog } from '../../ui/focus.ts';
import { add as plus } from '../../../ui/icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { isComposing } from '../../../ui/keyboard.ts';
import { dateFormat } from '../../../../schema/language.ts';

interface FormProps<Row extends StoredRow> {
  editor: Editor<Row>;
  /** Label of the button for a new record. */
  add: string;
  /** Label of the button for a stored record. */
  update: string;
  /** The fields in a layout of their own; by default all fields in their order. */
  children?: ReactNode;
}

/** The form for new and stored records beside the list; on small screens it opens on demand. */
export function EditorForm<Row extends StoredRow>(props: FormProps<Row>) {
  const { editing, collection } = props.editor;
  const [isNewOpen, setNewOpen] = useNewRecordOpen(props.editor);
  const { may } = usePermissions();
  const open = isNewOpen || editing !== null;
  if (!editing && !may('create', collection.name)) return null;
  return (
    <section className="editor-form" aria-labelledby="editor-form" data-open={open}>
      {!editing && (
        <Button
          className="editor-form-opener"
          variant="default"
          leftSection={<Icon lines={plus} />}
          aria-expanded={open}
          onClick={() => setNewOpen(!open)}
        >
          {collection.labels.new?.()}
        </Button>
      )}
      <FormBody {...props} headed />
    </section>
  );
}

/** The same form in a dialog that a button opens. */
export function EditorDialog<Row extends StoredRow>(props: FormProps<Row>) {
  const { form, editing, openedFrom, cancel } = props.editor;
  const isDirty = useFormSelector(form, (state) => state.isDirty);
  const [isNewOpen, setNewOpen] = useNewRecordOpen(props.editor);
  const confirm = useConfirm();
  const { may } = usePermissions();
  const opened = isNewOpen || editing !== null;
  const opener = useRef<HTMLButtonElement>(null);
  const from = useRef<Element>(null);
  useEffect(() => {
    if (opened) from.current = (editing !== null && openedFrom?.from) || opener.current;
  }, [opened, editing, openedFrom]);
  const leave = (message?: string) => {
    cancel(message);
    setNewOpen(false);
  };
  const close = async () => {
    if (!isDirty || (await confirm(leaveQuestion()))) leave();
  };
  const closed = () => {
    const isOnScreen = document.getElementById('screen')?.contains(document.activeElement);
    if (!isOnScreen) focusOpener(from.current);
  };
  return (
    <div className="editor-dialog">
      {may('create', props.editor.collection.name) && (
        <Button ref={opener} leftSection={<Icon lines={plus} />} onClick={() => setNewOpen(true)}>
          {props.add}
        </Button>
      )}
      <Modal
        opened={opened}
        onClose={() => void close()}
        onExitTransitionEnd={closed}
        returnFocus={false} // in a modal stack Mantine would return the focus to a field of the form
        closeOnClickOutside={!isDirty}
        stackId="form" // so that the Escape that opens the question does not answer it
        title={editing ? props.update : props.add}
      >
        <FormBody {...props} editor={{ ...props.editor, cancel: leave }} />
      </Modal>
    </div>
  );
}

/** Whether the form for a new record is open: closed after a save, open again when it has content. */
function useNewRecordOpen<Row extends StoredRow>({ form, savedAt, editing }: Editor<Row>) {
  const isFilled = useFormSelector(form, ({ isDirty, phase }) => isDirty || phase === 'saving');
  const filled = editing === null && isFilled;
  const [isNewOpen, setNewOpen] = useState(filled);
  const [before, setBefore] = useState({ filled, savedAt });
  if (filled !== before.filled || savedAt !== before.savedAt) {
    setBefore({ filled, savedAt });
    if (filled || savedAt !== before.savedAt) setNewOpen(filled);
  }
  return [isNewOpen, setNewOpen] as const;
}

/** Time after a save in which a click on the empty form counts as the second half of a double click, in milliseconds. */
const DOUBLE_CLICK_MS = 2000;

type BodyProps<Row extends StoredRow> = FormProps<Row> & { headed?: boolean };

/** The open form with its buttons, remounted for each record. `headed` shows its name above it. */
function FormBody<Row extends StoredRow>(props: BodyProps<Row>) {
  return <FormContent key={props.editor.form.key.form} {...props} />;
}

function FormContent<Row extends StoredRow>({
  editor,
  add,
  update,
  headed = false,
  children,
}: BodyProps<Row>) {
  const { form, editing, savedAt, cancel, load, collection } = editor;
  const { labels } = collection;
  const phase = useFormSelector(form, (state) => state.phase);
  const isNew = useFormSelector(form, (state) => state.isNew);
  const isDirty = useFormSelector(form, (state) => state.isDirty);
  const isDraftStored = useFormSelector(form, (state) => state.isDraftStored);
  const notice = useFormSelector(form, (state) => state.notice);
  const restored = useFormSelector(form, (state) => state.restored);
  const record = useFormSelector(form, (state) => state.record);
  const publication = useFormSelector(form, ({ values }) => values.publication);
  const element = useRef<HTMLFormElement>(null);
  const isForbidden = record?.mayUpdate === false;
  const ready = form.isEditable && !isForbidden;
  const busy = phase === 'saving';
  const mayBeDraft = collection.isPublishable === true && (isNew || (record !== null && isDraft(record)));
  const staysDraft = mayBeDraft && publication === 'DRAFT';
  const saveLabel = isNew ? add : update;
  const button = staysDraft ? publicationMessages.publish : saveLabel;
  const title = isForbidden ? labels.view?.() : saveLabel;

  useFirstField(element, editing);
  useFocusOnOpening(element, editor, ready);
  const rememberFocus = useFocusOnError(element, form);

  const submit = (newPublication?: string) => {
    const sinceSave = performance.now() - Math.max(savedAt, form.getState().savedAt);
    if (!ready || (isNew && !isDirty && sinceSave < DOUBLE_CLICK_MS)) return;
    if (newPublication !== undefined) form.setValue('publication', newPublication);
    rememberFocus();
    void editor.save();
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    submit();
  };
  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const isHere = event.currentTarget.contains(event.target as Node); // not in a dialog above the form
    if (isHere && (event.ctrlKey || event.metaKey) && event.key === 'Enter') onSubmit(event);
  };
  useSaveKey(element, { isDirty, submit });

  return (
    <form
      ref={element}
      className="form-body"
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      noValidate
      aria-busy={busy || phase === 'loading'}
    >
      {(headed || record) && (
        <div className="form-head">
          {headed && (
            <Title order={2} id="editor-form">
              {title}
            </Title>
          )}
          {record && <History editor={editor} />}
        </div>
      )}
      {record && <Preview collection={collection} record={record} />}
      {restored && isDirty && (
        <RestoredDraftNotice draft={restored} button={button} discard={() => cancel()} />
      )}
      {record?.reference && <p>{messages.reference(record.reference)}</p>}
      {phase !== 'loadFailed' && (
        <fieldset className="form-fields" disabled={!ready}>
          <EditorFormContext value={form}>{children ?? <AllFields form={form} />}</EditorFormContext>
        </fieldset>
      )}
      {isDirty && !isDraftStored && (
        <p className="editor-form-not-stored" role="status">
          {messages.draftNotStored}
        </p>
      )}
      {isForbidden && <p role="status">{messages.updateForbidden}</p>}
      {notice && (
        <p className="editor-form-notice" role="alert">
          {notice}
        </p>
      )}
      <div className="editor-form-buttons">
        {phase === 'loadFailed' ? (
          <Button onClick={() => void load()}>{messages.tryAgain}</Button>
        ) : (
          !isForbidden && (
            <SaveButton
              busy={busy}
              disabled={!ready}
              saveAs={staysDraft ? () => submit('PUBLISHED') : undefined}
            >
              {button}
            </SaveButton>
          )
        )}
        {mayBeDraft && !isForbidden && phase !== 'loadFailed' && (
          <SaveButton
            variant="default"
            busy={busy}
            disabled={!ready}
            saveAs={staysDraft ? undefined : () => submit('DRAFT')}
          >
            {publicationMessages.saveAsDraft}
          </SaveButton>
        )}
        {(editing !== null || isDirty) && (
          <Button variant="default" onClick={() => cancel()} disabled={busy}>
            {isForbidden ? messages.close : messages.cancel}
          </Button>
        )}
      </div>
      <Conflict editor={editor} />
    </form>
  );
}

/** All fields of a collection in their order, those of the publication last. */
function AllFields({ form }: { form: RecordForm }) {
  const { fields } = form.collection;
  const names = Object.keys(fields).filter((name) => !fields[name]!.isInner && !(name in publicationFields));
  return (
    <>
      {names.map((name) => (
        <EditorField key={name} name={name} />
      ))}
      {'publication' in fields && <PublicationInputs />}
    </>
  );
}

interface RestoredDraftNoticeProps {
  draft: Draft;
  /** Label of the save button. */
  button: string;
  discard: () => void;
}

/** Explains that the form shows a restored draft, and whether it may already be stored. */
function RestoredDraftNotice({ draft: { at, idempotencyKey }, button, discard }: RestoredDraftNoticeProps) {
  const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
  return (
    <p className="editor-form-restored" role="status">
      {messages.draftRestored(when)} {idempotencyKey !== null && <>{messages.mayBeSaved(button)} </>}
      <Button size="compact-sm" variant="default" onClick={discard}>
        {messages.discard}
      </Button>
    </p>
  );
}

interface SaveButtonProps {
  variant?: 'default';
  busy: boolean;
  disabled: boolean;
  /** Saves with another publication; without it, the button submits the form as it is. */
  saveAs: (() => void) | undefined;
  children: ReactNode;
}

/** A button that saves the form. Enter and Ctrl+S act as the one that changes no publication. */
function SaveButton({ saveAs, ...props }: SaveButtonProps) {
  if (saveAs) return <BusyButton {...props} onClick={(event) => singleClick(event, saveAs)} />;
  return <BusyButton {...props} type="submit" onClick={ignoreSecondClick} aria-keyshortcuts="Control+S" />;
}

/** Ignores the second click of a double click. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

type FormRef = RefObject<HTMLFormElement | null>;

/** Makes a dialog for a new record focus the first field instead of the close button. */
function useFirstField(form: FormRef, editing: string | null): void {
  useLayoutEffect(() => {
    if (editing === null) form.current?.querySelector('[data-field]')?.setAttribute('data-autofocus', '');
  }, [form, editing]); // Mantine's focus trap looks for this attribute when the dialog opens
}

/** Focuses the first field of a record that was opened by a click, unless the focus has moved since. */
function useFocusOnOpening<Row extends StoredRow>(
  form: FormRef,
  { editing, openedFrom }: Editor<Row>,
  canBeTyped: boolean,
): void {
  const ready = canBeTyped && editing !== null;
  const moveFocus = useEffectEvent(() => {
    if (!ready || openedFrom?.id !== editing) return;
    if (openedFrom.field !== undefined) {
      focusField(form.current, openedFrom.field);
      return;
    }
    const dialog = form.current?.closest('[role=dialog]'); // a dialog focuses its first element when it opens
    const focused = document.activeElement;
    if (focused !== openedFrom.from && focused !== document.body && !dialog?.contains(focused)) return;
    const beginning = form.current?.querySelector('h2') ?? form.current;
    beginning?.scrollIntoView({ block: 'nearest' }); // keeps the title of a long form in the viewport
    form.current?.querySelector<HTMLElement>('[data-field]')?.focus({ preventScroll: true });
  });
  const withField = openedFrom?.field === undefined ? null : openedFrom;
  useEffect(() => moveFocus(), [ready, withField]); // once for each form, and for each field
}

/**
 * Focuses the first invalid field after each failed save, unless the user continued typing. Returns a function to call when
 * a save starts.
 */
function useFocusOnError(element: FormRef, form: RecordForm): () => void {
  const failedSaves = useFormSelector(form, (state) => state.failedSaves);
  const atSubmit = useRef<{ from: Element | null; edits: number }>({ from: null, edits: 0 });
  const known = useRef(failedSaves);
  const moveFocus = useEffectEvent(() => {
    if (failedSaves === known.current) return;
    known.current = failedSaves;
    const { edits, errors } = form.getState();
    const focused = document.activeElement;
    const stayed = focused === atSubmit.current.from || focused === document.body;
    if (!stayed || edits !== atSubmit.current.edits) return;
    const fields = [...(element.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    fields.find(({ dataset }) => errors[dataset.field ?? ''])?.focus();
  });
  useEffect(() => moveFocus(), [failedSaves]); // only a new failed save moves the focus
  return () => {
    atSubmit.current = { from: document.activeElement, edits: form.getState().edits };
  };
}

interface Saved {
  isDirty: boolean;
  submit: () => void;
}

/** Makes Ctrl+S save the visible form instead of the web page. */
function useSaveKey(form: FormRef, { isDirty, submit }: Saved): void {
  const saveOnKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSave(event) || isComposing(event) || event.defaultPrevented) return;
    event.preventDefault();
    const element = form.current;
    const isMeant = isDirty || element?.contains(document.activeElement);
    if (event.repeat || isBehindDialog(element) || !isMeant || !isInSight(element)) return;
    submit();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => saveOnKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Matches the letter, or the key position on keyboards with other scripts. */
function isSave({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || shiftKey || altKey) return false;
  return key.toLowerCase() === 's' || (code === 'KeyS' && !/^[a-z]$/i.test(key));
}

/** On small screens the form may be hidden. */
const isInSight = (element: HTMLElement | null): boolean =>
  element !== null && getComputedStyle(element).display !== 'none';
