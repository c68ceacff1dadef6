import type { ApolloClient } from '@apollo/client';
import { type IdempotencyKeys, keysForInputs, wasSubmitted } from '../drafts/idempotency-keys.ts';
import type { FieldRule, Typed } from '../field.ts';
import * as state from './form-state.ts';
import type { FormStore } from './form-store.ts';
import {
  chosenFiles,
  createInput,
  currentValue,
  differencesFrom,
  updateInput,
  validateForm,
} from './form-context.tsx';
import * as messages from './messages.ts';
import { fetchRecord } from '../mutations/refetch.tsx';
import { checkReadable, filesIn, isUnreadable, validatePicture } from '../pictures/pictures.tsx';
import type { Input, Records, StoredRow, Texts } from '../records.ts';
import { storedAccount } from '../../session/session.ts';
import { notify, notifyError } from '../../ui/notifications.tsx';
import {
  type ApiError,
  describeError,
  isAlreadyDone,
  isOutcomeUnknown,
  isTimeout,
  toApiError,
} from '../../../data/api-error.ts';
import { withIdempotencyKey } from '../../../data/idempotency-key.ts';

/** What `save` needs besides the form. */
export interface SaveOptions<Row extends StoredRow, Words extends object> {
  client: ApolloClient;
  records: Records<Row, Words>;
  texts: Texts;
  /** Runs a change of the record after all earlier changes of it have ended. */
  runInOrder: <Done>(change: () => Promise<Done>) => Promise<Done>;
  /** Refetches the list. */
  reload: () => Promise<void>;
  /** Called with each record that was created. */
  onCreated: (row: Row) => void;
  /** Called if an earlier attempt had already created the record, with the edits that it does not contain. */
  onAlreadyCreated: (row: Row, typed: Typed) => void;
}

/** A save in progress; the fields may be unmounted before the response arrives. */
interface SaveJob<Row extends StoredRow, Words extends object> extends SaveOptions<Row, Words> {
  form: FormStore;
  rules: ReadonlyMap<string, FieldRule>;
}

/**
 * Validates and saves a form. Each picture is sent in a request of its own, and changes of other users are never overwritten.
 * Returns true if everything was stored.
 */
export async function save<Row extends StoredRow, Words extends object>(
  form: FormStore,
  options: SaveOptions<Row, Words>,
): Promise<boolean> {
  const { phase, isNew } = form.getState();
  if (phase !== 'open' && phase !== 'saveFailed') return false; // a save is in progress
  const { texts } = options;
  const rules = new Map(form.rules);
  const errors = validateForm(rules.values(), form.getState(), { isNew });
  if (Object.keys(errors).length > 0) {
    const { isOutcomeUnknown } = form.getState();
    form.setState(
      state.failSaving(form.getState(), { errors, notice: texts.incomplete ?? null, isOutcomeUnknown }),
    );
    return false;
  }
  const job = { ...options, form, rules };
  if (!(await (isNew ? createRecords(job) : updateRecord(job)))) return false;
  notify((isNew ? texts.added : texts.updated) ?? (isNew ? messages.added : messages.saved));
  return true;
}

/** Creates one record for each picture, or one without a picture; what could not be created stays in the form. */
async function createRecords<Row extends StoredRow, Words extends object>(
  job: SaveJob<Row, Words>,
): Promise<boolean> {
  const { form, rules, client, records, reload, onCreated } = job;
  const values = createInput(rules.values(), form.getState());
  const chosen = chosenFiles(form.getState().typed);
  const all = chosen?.files ?? [];
  const valid = all.filter((file) => validatePicture(file) === null);
  const files = chosen ? valid : [undefined];
  const inputs = files.map((file): Input => (file && chosen ? { ...values, [chosen.name]: file } : values));
  const before = form.getState().idempotencyKeys;
  const { keys, idempotencyKeys } = keysForInputs(inputs, before);
  form.setState(state.startSaving(form.getState(), idempotencyKeys));

  let created = 0;
  let failure: ApiError | null = null;
  let unanswered = form.getState().isOutcomeUnknown;
  for (const [index, input] of inputs.entries()) {
    const [file, key] = [files[index], keys[index]!];
    try {
      const context = withIdempotencyKey(key, uploadContext(form, file));
      const { data } = await client.mutate({ mutation: records.create!, variables: { input }, context });
      onCreated(data!.row);
      created++;
      if (chosen && file && all.length > 1) {
        form.setState(state.pictureStored(form.getState(), { name: chosen.name, file, key }));
        void reload(); // each picture appears in the list as soon as it is stored
      }
    } catch (error) {
      failure = await toSaveError(file, error);
      unanswered ||= isOutcomeUnknown(failure);
      if (failure.record !== null) return continueFromStored(job, failure, before);
      if (canContinueWithNextPicture(failure)) showUploadError(file, { form, error: failure });
      // Each further picture would wait for the same timeout.
      const isOver = isTimeout(error) || form.key.account !== storedAccount();
      if (isOver || !canContinueWithNextPicture(failure)) break;
    }
  }
  if (created > 0) void reload();
  if (failure) {
    const unreadable = valid.filter(isUnreadable).map((file) => file.name);
    if (failure.code === 'UNREADABLE') failure.message = messages.picturesUnreadable(unreadable);
    const why = unanswered ? saveErrorNotice(failure, true) : errorMessage(failure);
    return reportFailure(job, failure, {
      notice: created > 0 ? messages.somePicturesSaved(created, all.length, why) : undefined,
      unanswered,
    });
  }
  if (valid.length < all.length) {
    form.setState(
      state.failSaving(form.getState(), {
        notice: messages.somePicturesSaved(created, all.length, messages.errorsAtPictures),
      }),
    );
    return false;
  }
  form.setState(state.finishSaving(form.getState(), null, allRules(job)));
  return true;
}

/** Continues as an update, because an earlier attempt had already created the record. */
async function continueFromStored<Row extends StoredRow, Words extends object>(
  job: SaveJob<Row, Words>,
  error: ApiError,
  before: IdempotencyKeys,
): Promise<boolean> {
  const { form, rules, records, reload, onAlreadyCreated } = job;
  const row = await refetch(job, error.record!);
  if (row === undefined) return reportFailure(job, { ...error, code: 'UNANSWERED', message: null });
  if (row === null) {
    void reload();
    return reportFailure(
      job,
      { ...error, message: null },
      { notice: messages.savedAfterDeletion(records.one) },
    );
  }
  const isStored = (picture: File) => wasSubmitted(picture, before);
  const typed = differencesFrom(row, rules.values(), { form: form.getState(), isStored });
  form.setState(state.createFormState(form.getState().mode, null));
  void reload();
  if (Object.keys(typed).length === 0) return true;
  onAlreadyCreated(row, typed);
  return false;
}

async function updateRecord<Row extends StoredRow, Words extends object>(
  job: SaveJob<Row, Words>,
): Promise<boolean> {
  const { form, rules, client, records, runInOrder, reload } = job;
  const { typed } = form.getState();
  const allValues = Object.fromEntries(
    [...rules.values()].map((rule) => [rule.name, currentValue(rule, form.getState())]),
  );
  const file = chosenFiles(typed)?.files[0];
  const context = { ...uploadContext(form, file) };
  form.setState(state.startSaving(form.getState(), {}));
  let row: Row;
  try {
    row = await runInOrder(async () => {
      const { id, updatedAt: seen } = form.getState().opened!;
      const variables = { id, input: updateInput(rules, typed), seen };
      return (await client.mutate({ mutation: records.update, variables, context })).data!.row;
    });
  } catch (cause) {
    const error = await toSaveError(file, cause);
    const serverVersion = error.code === 'CONFLICT' ? await refetch(job, form.record!) : undefined;
    if (error.code === 'NOT_FOUND' || serverVersion === null) {
      void reload();
      const notice = error.code === 'NOT_FOUND' ? messages.savedAfterDeletion(records.one) : undefined;
      return reportFailure(job, error, { allValues: { ...allValues, ...form.getState().typed }, notice });
    }
    if (!serverVersion) {
      if (canContinueWithNextPicture(error)) showUploadError(file, { form, error });
      return reportFailure(job, error);
    }
    if (!isAlreadyStored(job, serverVersion)) {
      form.setState(state.showConflict(form.getState(), serverVersion));
      return false;
    }
    row = serverVersion;
  }
  form.setState(state.finishSaving(form.getState(), row, allRules(job)));
  void reload();
  return true;
}

/** The rules of the fields at submission and of those mounted since. */
const allRules = ({ form, rules }: Pick<SaveJob<StoredRow, object>, 'form' | 'rules'>) =>
  new Map([...rules, ...form.rules]);

/** The current record: null if it was deleted, undefined if the request failed. */
async function refetch<Row extends StoredRow, Words extends object>(
  { client, records }: SaveJob<Row, Words>,
  id: string,
): Promise<Row | null | undefined> {
  try {
    return await fetchRecord(client, records, id);
  } catch {
    return undefined; // the conflict is reported without the other version
  }
}

/** True if the record already contains everything submitted, which happens when only the response was lost. */
function isAlreadyStored(
  { form, rules }: Pick<SaveJob<StoredRow, object>, 'form' | 'rules'>,
  row: StoredRow,
): boolean {
  const { opened, sent, isOutcomeUnknown } = form.getState();
  return Object.entries(sent).every(([name, value]) => {
    const rule = rules.get(name)!;
    const now = rule.read(row);
    // A stored picture has a new name: it counts as ours only if the outcome of an earlier attempt is unknown.
    const isSure = isOutcomeUnknown || filesIn(value).length === 0;
    return isSure && rule.matches(now, value, rule.read(opened!));
  });
}

interface FailureDetails {
  notice?: string | undefined;
  /** True if the outcome of an earlier attempt is unknown. */
  unanswered?: boolean;
  /** All values of the form, if its record was deleted. */
  allValues?: Typed;
}

/** Shows why nothing was saved: in the form, and in a notification if the specification has a text for it or the form is not visible. */
function reportFailure<Row extends StoredRow, Words extends object>(
  { form, texts: { saveFailed }, records: { one } }: SaveJob<Row, Words>,
  error: ApiError,
  { allValues, unanswered: before = form.getState().isOutcomeUnknown, ...details }: FailureDetails = {},
): false {
  const unanswered = isOutcomeUnknown(error) || (before && !allValues && !isAlreadyDone(error));
  const notice = details.notice ?? saveErrorNotice(error, unanswered);
  const failure = { errors: fieldErrors(error, form), notice, isOutcomeUnknown: unanswered };
  form.setState(
    allValues
      ? state.recordDeletedWhileSaving(form.getState(), allValues, failure)
      : state.failSaving(form.getState(), failure),
  );
  if (typeof saveFailed === 'string') notifySaveFailed(form, saveFailed, error.message);
  else if (saveFailed) notifySaveFailed(form, saveFailed(error.message));
  if (!form.isVisible) notifySaveFailed(form, messages.savedInBackgroundFailed(one, unanswered));
  return false;
}

/** The errors by field. A rejected picture is an error unless another one was selected meanwhile. */
function fieldErrors(error: ApiError, form: FormStore): ApiError['fields'] {
  const { typed, sent } = form.getState();
  const picture = isPictureError(error) && chosenFiles(sent)?.name;
  if (!picture || typed[picture] !== sent[picture]) return error.fields;
  return { ...error.fields, [picture]: errorMessage(error) };
}

/** Shows why a picture was not stored. */
function showUploadError(
  picture: File | undefined,
  { form, error }: { form: FormStore; error: ApiError },
): void {
  if (!picture) return;
  const upload = { sent: 0, failed: errorMessage(error), canRetry: !isPictureError(error) };
  form.setState(state.setProgress(form.getState(), picture, upload));
}

const uploadContext = (form: FormStore, file: File | undefined) =>
  file && {
    fetchOptions: {
      onProgress: (sent: number) => form.setState(state.setProgress(form.getState(), file, { sent })),
    },
  };

/** Converts an error of a save. Browsers report an unreadable file like a lost connection, so the file is checked. */
async function toSaveError(picture: File | undefined, error: unknown): Promise<ApiError> {
  const apiError = toApiError(error);
  if (apiError.code === 'UNAUTHENTICATED') return { ...apiError, message: describeError(apiError) };
  if (!picture || apiError.code !== 'UNANSWERED' || (await checkReadable(picture))) return apiError;
  return { ...apiError, code: 'UNREADABLE', message: messages.picturesUnreadable([picture.name]) };
}

/** The message of the server, or that it is unreachable. */
export const errorMessage = (error: ApiError): string => describeError(error, messages.unreachable);

/** The notice after a failed save; `unanswered` if this or an earlier attempt may have been stored. */
function saveErrorNotice(error: ApiError, unanswered: boolean): string {
  if (error.code === 'UNAVAILABLE') return errorMessage(error); // the server's message says what happened
  if (!unanswered) return messages.nothingSaved(errorMessage(error));
  const why = isOutcomeUnknown(error) ? (error.message ?? messages.unanswered) : errorMessage(error);
  return messages.saveUnknown(why);
}

/** Shows a notification of a failed save until the error is corrected or the form is saved again. */
function notifySaveFailed(form: FormStore, message: string, detail?: string | null): void {
  const { notice } = form.getState();
  const hide = notifyError(message, detail);
  const stop = form.subscribe(() => {
    const now = form.getState();
    if (now.phase === 'saveFailed' && now.notice === notice) return;
    stop();
    hide();
  });
}

/** True if the picture is the reason. */
const isPictureError = ({ code }: ApiError): boolean =>
  ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'UNREADABLE'].includes(code);

/** True if another picture may succeed: the reason is this picture or the connection. */
const canContinueWithNextPicture = (error: ApiError): boolean =>
  isPictureError(error) || ['UNREACHABLE', 'UNANSWERED', 'INTERNAL_SERVER_ERROR'].includes(error.code);
