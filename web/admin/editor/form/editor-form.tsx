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
import { ClosedTabDrafts, RestoredDraftNotice } from './draft-notices.tsx';
import './editor-form.css';
import { currentValue, FormContext } from './form-context.tsx';
import { type FormState, isDirty, isEditable } from './form-state.ts';
import { useFormSelector, useFormState } from './form-store.ts';
import * as messages from './messages.ts';
import { LEAVE_QUESTION } from './unsaved-changes.ts';
import type { EditedForm } from './use-form-store.ts';
import { Preview } from '../preview.tsx';
import * as publicationMessages from '../publication-messages.ts';
import { isDraft, publicationRule } from '../publication.tsx';
import { History } from '../history/history.tsx';
import type { StoredRow } from '../records.ts';
import { usePermissions } from '../../permissions/permissions.tsx';
import { BusyButton, singleClick } from '../../ui/busy-button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { focusField, focusOpener } from '../../ui/focus.ts';
import { add as plus } from '../../../ui/icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { isComposing } from '../../../ui/keyboard.ts';

/** The form for new and stored records beside the list; on small screens it opens on demand. */
export function EditorForm<Row extends StoredRow>(props: FormProps<Row>) {
  const { editing, records } = props.editor;
  const [isNewOpen, setNewOpen] = useNewRecordOpen(props.editor);
  const { may } = usePermissions();
  const open = isNewOpen || editing !== null;
  if (!editing && !may('create', records.collection)) return null;
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
          {messages.newRecord(records.one)}
        </Button>
      )}
      <FormBody {...props} headed />
    </section>
  );
}

/** The same form in a dialog that a button opens. */
export function EditorDialog<Row extends StoredRow>(props: FormProps<Row>) {
  const { form, editing, openedFrom, cancel } = props.editor;
  const dirty = useFormSelector(form, isDirty);
  const [isNewOpen, setNewOpen] = useNewRecordOpen(props.editor);
  const confirm = useConfirm();
  const { may } = usePermissions();
  const opened = isNewOpen || editing !== null;
  const opener = useRef<HTMLButtonElement>(null);
  const from = useRef<Element>(null);
  useEffect(() => {
    if (opened) from.current = (editing !== null && openedFrom?.from) || opener.current;
  }, [opened, editing, openedFrom]);
  const leave = () => {
    cancel();
    setNewOpen(false);
  };
  const close = async () => {
    if (!dirty || (await confirm(LEAVE_QUESTION))) leave();
  };
  const closed = () => {
    const isOnScreen = document.getElementById('screen')?.contains(document.activeElement);
    if (!isOnScreen) focusOpener(from.current);
  };
  return (
    <div className="editor-dialog">
      {may('create', props.editor.records.collection) && (
        <Button ref={opener} leftSection={<Icon lines={plus} />} onClick={() => setNewOpen(true)}>
          {props.add}
        </Button>
      )}
      <Modal
        opened={opened}
        onClose={() => void close()}
        onExitTransitionEnd={closed}
        returnFocus={false} // in a modal stack Mantine would return the focus to a field of the form
        closeOnClickOutside={!dirty}
        stackId="form" // so that the Escape that opens the question does not answer it
        title={editing ? props.update : props.add}
      >
        <FormBody {...props} editor={{ ...props.editor, cancel: leave }} />
      </Modal>
    </div>
  );
}

/** Whether the form for a new record is open: closed after a save, open again when it has content. */
function useNewRecordOpen<Row extends StoredRow>(editor: EditedForm<Row>) {
  const { form, savedAt, editing } = editor;
  const isFilled = useFormSelector(form, (now) => isDirty(now) || now.phase === 'saving');
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

interface FormProps<Row extends StoredRow> {
  editor: EditedForm<Row>;
  /** Label of the button for a new record. */
  add: string;
  /** Label of the button for a stored record. */
  update: string;
  children: ReactNode;
}

type Props<Row extends StoredRow> = FormProps<Row> & { headed?: boolean };

/** The open form with its buttons, remounted for each record. `headed` shows its name above it. */
function FormBody<Row extends StoredRow>(props: Props<Row>) {
  return <OneForm key={props.editor.form.key.form} {...props} />;
}

function OneForm<Row extends StoredRow>({ editor, add, update, headed = false, children }: Props<Row>) {
  const { form, editing, savedAt, cancel, load } = editor;
  const now = useFormState(form);
  const dirty = isDirty(now);
  const { phase, isNew, notice } = now;
  const element = useRef<HTMLFormElement>(null);
  const isForbidden = now.opened?.mayUpdate === false;
  const ready = isEditable(now) && !isForbidden;
  const busy = phase === 'saving';
  const isDisabled = !ready && phase !== 'done'; // else a disabled field loses the focus before it can be moved
  const mayBeDraft = editor.records.isPublishable === true && (isNew || (now.opened && isDraft(now.opened)));
  const staysDraft = mayBeDraft && currentValue(publicationRule, now) === 'DRAFT';
  const saveLabel = isNew ? add : update;
  const button = staysDraft ? publicationMessages.publish : saveLabel;
  const title = isForbidden ? messages.viewRecord(editor.records.one) : saveLabel;

  useFirstField(element, editing);
  useFocusOnOpening(element, editor, ready);
  const rememberFocus = useFocusOnError(element, now);

  const submit = (publication?: string) => {
    if (!ready || (isNew && !dirty && performance.now() - savedAt < DOUBLE_CLICK_MS)) return;
    if (publication !== undefined) form.type(publicationRule, () => publication);
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
  useSaveKey(element, { dirty, submit });

  return (
    <form
      ref={element}
      className="form-body"
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      noValidate
      aria-busy={busy || phase === 'loading'}
    >
      {(headed || now.opened) && (
        <div className="form-head">
          {headed && (
            <Title order={2} id="editor-form">
              {title}
            </Title>
          )}
          {now.opened && <History editor={editor} />}
        </div>
      )}
      {now.opened && <Preview records={editor.records} row={now.opened} />}
      {now.restored && (dirty || now.lostPictures.length > 0) && (
        <RestoredDraftNotice
          draft={now.restored}
          lostPictures={now.lostPictures}
          button={button}
          discard={cancel}
        />
      )}
      <ClosedTabDrafts form={form} one={editor.records.one} isReady={phase !== 'saving'} />
      {now.opened?.reference && <p>{messages.reference(now.opened.reference)}</p>}
      {phase !== 'loadFailed' && (
        <fieldset className="form-fields" disabled={isDisabled}>
          <FormContext value={{ ...now, rules: form.rules, type: (rule, to) => form.type(rule, to) }}>
            {children}
          </FormContext>
        </fieldset>
      )}
      {dirty && !form.isDraftStored && (
        <p className="editor-form-not-stored" role="status">
          {messages.draftNotStored}
        </p>
      )}
      {isForbidden && <p role="status">{messages.updateForbidden(editor.records.one)}</p>}
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
              disabled={isDisabled}
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
            disabled={isDisabled}
            saveAs={staysDraft ? undefined : () => submit('DRAFT')}
          >
            {publicationMessages.saveAsDraft}
          </SaveButton>
        )}
        {(editing !== null || dirty) && (
          <Button variant="default" onClick={cancel} disabled={busy}>
            {isForbidden ? messages.close : messages.cancel}
          </Button>
        )}
      </div>
      <Conflict editor={editor} />
    </form>
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
  { editing, openedFrom }: Pick<EditedForm<Row>, 'editing' | 'openedFrom'>,
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
function useFocusOnError(form: FormRef, { failedSaves, errors, typed }: FormState): () => void {
  const atSubmit = useRef<{ from: Element | null; typed: object }>({ from: null, typed });
  const known = useRef(failedSaves);
  const moveFocus = useEffectEvent(() => {
    if (failedSaves === known.current) return;
    known.current = failedSaves;
    const focused = document.activeElement;
    const stayed = focused === atSubmit.current.from || focused === document.body;
    if (!stayed || typed !== atSubmit.current.typed) return;
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    fields.find(({ dataset }) => errors[dataset.field ?? ''])?.focus();
  });
  useEffect(() => moveFocus(), [failedSaves]); // only a new failed save moves the focus
  return () => {
    atSubmit.current = { from: document.activeElement, typed };
  };
}

interface Saved {
  dirty: boolean;
  submit: () => void;
}

/** Makes Ctrl+S save the visible form instead of the web page. */
function useSaveKey(form: RefObject<HTMLFormElement | null>, { dirty, submit }: Saved): void {
  const saveOnKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSave(event) || isComposing(event) || event.defaultPrevented) return;
    event.preventDefault();
    const element = form.current;
    const dialogs = [...document.querySelectorAll('[role=dialog]')];
    const isCovered = dialogs.some((dialog) => !dialog.contains(element));
    const isMeant = dirty || element?.contains(document.activeElement);
    if (event.repeat || isCovered || !isMeant || !isInSight(element)) return;
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
