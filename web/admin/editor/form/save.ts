import type { ApolloClient } from '@apollo/client';
import {
  type ApiError,
  describeError,
  isAlreadyDone,
  isOutcomeUnknown,
  isTimeout,
  toApiError,
} from '../../../data/api-error.ts';
import { idempotencyContext } from '../../../data/idempotency-key.ts';
import { storedAccount } from '../../session/session.ts';
import { notify, notifyError } from '../../ui/notifications.tsx';
import {
  changesOf,
  type Collection,
  errorsIn,
  type Fields,
  inputOf,
  mergeChanges,
  type Part,
  type StoredRow,
  type Texts,
  unsavedChangesOf,
  type Values,
} from '../collection.ts';
import { fetchRecord } from '../fetch-record.ts';
import * as messages from './messages.ts';
import type { RecordForm } from './record-form.ts';

/** What `save` needs besides the form. */
interface SaveOptions<Row extends StoredRow> {
  client: ApolloClient;
  collection: Collection<Row>;
  texts: Texts;
  /** Refetches the list. */
  reload: () => Promise<void>;
  /** Called with each record that was created. */
  onCreated: (record: Row) => void;
  /** Called if an earlier attempt had already created the record, with the changes that it does not contain. */
  onAlreadyCreated: (record: Row, changes: Values) => void;
}

interface Job<Row extends StoredRow> extends SaveOptions<Row> {
  form: RecordForm;
  /** True if an earlier attempt may have been stored. */
  isRetry: boolean;
}

/** Validates and saves a form. Changes of other users are never overwritten. Returns true if everything was stored. */
export async function save<Row extends StoredRow>(
  form: RecordForm,
  options: SaveOptions<Row>,
): Promise<boolean> {
  const { phase, isNew, idempotencyKey } = form.getState();
  if (phase !== 'ready') return false;
  const { texts } = options;
  const isRetry = idempotencyKey !== null;
  form.uploads.retryFailedOf(form);
  if (!isValid(form, isRetry, () => texts.incomplete ?? null)) return false;
  const job = { ...options, form, isRetry };
  form.startSaving();
  await form.uploads.finish(form);
  if (!isValid(form, isRetry, messages.nothingSaved)) return false;
  if (!(await (isNew ? createRecords(job) : form.runInOrder(() => updateRecord(job))))) return false;
  notify((isNew ? texts.added : texts.updated) ?? (isNew ? messages.added : messages.saved));
  return true;
}

/** Validates a form; shows the errors at their fields, and a notice. */
function isValid(
  form: RecordForm,
  isOutcomeUnknown: boolean,
  noticeOf: (error: string) => string | null,
): boolean {
  const errors = errorsIn(form.collection.fields, form.getState());
  const [error] = Object.values(errors);
  if (error !== undefined) form.failSaving({ errors, notice: noticeOf(error), isOutcomeUnknown });
  return error === undefined;
}

/** Creates one record, or one for each picture; what could not be created stays in the form. */
async function createRecords<Row extends StoredRow>(job: Job<Row>): Promise<boolean> {
  const { form, client, collection, reload, onCreated } = job;
  const { submittedValues, idempotencyKey } = form.getState();
  const { fields, documents } = collection;
  const several = Object.keys(fields).find((name) => fields[name]!.split);
  const parts = (several !== undefined && fields[several]!.split!(submittedValues![several])) || [];
  const isUploaded = ({ value }: Part) => fields[several!]!.toInput(value, null, several!) !== null;
  const uploaded = parts.filter(isUploaded);
  const requests =
    parts.length > 0
      ? uploaded.map((part) => ({
          part,
          key: `${idempotencyKey!}-${part.key}`,
          values: { ...submittedValues, [several!]: part.value },
        }))
      : [{ part: null, key: idempotencyKey!, values: submittedValues! }];

  let created = 0;
  let failure: ApiError | null = null;
  let unanswered = job.isRetry;
  for (const { part, key, values } of requests) {
    try {
      const variables = { input: inputOf(fields, values, null) };
      const context = idempotencyContext(key);
      const { data } = await client.mutate({ mutation: documents.create!, variables, context });
      onCreated(data!.row);
    } catch (cause) {
      const error = toSaveError(cause);
      if (error.record === null) {
        failure = error;
        unanswered ||= isOutcomeUnknown(error);
        // Each further picture would wait for the same timeout.
        const isOver = isTimeout(cause) || form.key.account !== storedAccount();
        if (isOver || !canContinueWithNextPicture(error)) break;
        continue;
      }
      if (parts.length < 2) return continueFromStored(job, error);
      notifyError(messages.alreadyAdded);
    }
    created++;
    if (part && parts.length > 1) {
      form.updateValue(several!, part.removeFrom);
      void reload(); // each picture appears in the list as soon as it is stored
    }
  }
  if (created > 0) void reload();
  if (failure) {
    const why = unanswered ? saveErrorNotice(failure, true) : errorMessage(failure);
    const notice = created > 0 ? messages.somePicturesSaved(created, parts.length, why) : undefined;
    return reportFailure(job, failure, { notice, unanswered });
  }
  if (uploaded.length < parts.length) {
    form.failSaving({ notice: messages.somePicturesSaved(created, parts.length, messages.errorsAtPictures) });
    return false;
  }
  form.finishSaving(null);
  return true;
}

/** Continues as an update, because an earlier attempt had already created the record. */
async function continueFromStored<Row extends StoredRow>(job: Job<Row>, error: ApiError): Promise<boolean> {
  const { form, client, collection, reload, onAlreadyCreated } = job;
  const record = await fetchRecord(client, collection, error.record!).catch(() => undefined);
  if (record === undefined) return reportFailure(job, { ...error, code: 'UNANSWERED', message: null });
  void reload();
  if (record === null) {
    const notice = messages.savedAfterDeletion;
    return reportFailure(job, { ...error, message: null }, { notice });
  }
  const changes = unsavedChangesOf(collection.fields, form.getState().values, record);
  form.finishSaving(null);
  form.clear();
  if (Object.keys(changes).length === 0) return true;
  onAlreadyCreated(record, changes);
  return false;
}

/** Sends the changed values of a stored record. */
async function updateRecord<Row extends StoredRow>(job: Job<Row>): Promise<boolean> {
  const { form, client, collection, reload } = job;
  const { fields, documents } = collection;
  const { record, submittedValues, defaultValues } = form.getState();
  const { id, updatedAt: expectedUpdatedAt } = record!;
  const changes = changesOf(fields, submittedValues!, defaultValues);
  let stored: Row;
  try {
    const variables = { id, input: inputOf(fields, changes, record), expectedUpdatedAt };
    stored = (await client.mutate({ mutation: documents.update, variables })).data!.row;
  } catch (cause) {
    const error = toSaveError(cause);
    const isConflict = error.code === 'CONFLICT';
    const serverVersion = isConflict
      ? await fetchRecord(client, collection, id).catch(() => undefined) // reported without the other version
      : undefined;
    if (error.code === 'NOT_FOUND' || serverVersion === null) {
      void reload();
      form.becomeNew();
      const notice = isConflict ? undefined : messages.savedAfterDeletion;
      return reportFailure(job, error, { notice, unanswered: false });
    }
    // A read that does not know the other change yet has nothing to merge.
    if (!serverVersion || serverVersion.updatedAt === expectedUpdatedAt) return reportFailure(job, error);
    // Only the response was lost if the record contains all changes already.
    if (Object.keys(unsavedChangesOf(fields, changes, serverVersion)).length > 0)
      return mergeAndUpdate(job, serverVersion, changes);
    stored = serverVersion;
  }
  form.finishSaving(stored);
  void reload();
  return true;
}

/** Saves on top of the version of another user. Shows the conflict instead if both changed the same fields. */
function mergeAndUpdate<Row extends StoredRow>(
  job: Job<Row>,
  serverVersion: Row,
  changes: Values,
): boolean | Promise<boolean> {
  const { form, collection } = job;
  const { defaultValues: base, dirtyValues } = form.getState();
  // What was typed since the save began is merged too.
  const { conflicts, theirs } = mergeChanges(
    collection,
    { ...changes, ...dirtyValues },
    { base, serverVersion },
  );
  if (conflicts.length > 0) {
    form.failSaving({ notice: null, isOutcomeUnknown: job.isRetry });
    form.set({ serverVersion });
    return false;
  }
  form.rebase(serverVersion);
  if (theirs.length > 0) {
    const labels = theirs.map((name) => collection.fields[name]!.label());
    notify(messages.merged(serverVersion.updatedBy?.email, labels));
  }
  return updateRecord(job);
}

interface FailureDetails {
  notice?: string | undefined;
  /** True if this or an earlier attempt may have been stored. */
  unanswered?: boolean;
}

/** Shows why nothing was saved: in the form, and in a notification if the specification has a text for it or the form is not visible. */
function reportFailure<Row extends StoredRow>(
  { form, texts: { saveFailed }, isRetry }: Job<Row>,
  error: ApiError,
  details: FailureDetails = {},
): false {
  const isOutcomeUnknownNow =
    isOutcomeUnknown(error) || ((details.unanswered ?? isRetry) && !isAlreadyDone(error));
  const notice = details.notice ?? saveErrorNotice(error, isOutcomeUnknownNow);
  form.failSaving({
    notice,
    errors: fieldErrors(error, form.collection.fields),
    isOutcomeUnknown: isOutcomeUnknownNow,
  });
  const hidden: (() => void)[] = [];
  if (typeof saveFailed === 'string') hidden.push(notifyError(saveFailed, error.message));
  else if (saveFailed) hidden.push(notifyError(saveFailed(error.message)));
  if (!form.isVisible) hidden.push(notifyError(messages.savedInBackgroundFailed(isOutcomeUnknownNow)));
  form.hideError = () => hidden.forEach((hide) => hide());
  return false;
}

/** The errors by field; the API names the input of a picture, which is its id. */
const fieldErrors = ({ fields: errors }: ApiError, fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [
      name in fields ? name : name.replace(/Id$/, ''),
      message,
    ]),
  );

/** Converts an error of a save; the end of the session is a reason of its own. */
function toSaveError(cause: unknown): ApiError {
  const error = toApiError(cause);
  return error.code === 'UNAUTHENTICATED' ? { ...error, message: describeError(error) } : error;
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

/** True if another picture may succeed: the reason is this picture or the connection. */
const canContinueWithNextPicture = (error: ApiError): boolean =>
  ['UNREACHABLE', 'UNANSWERED', 'INTERNAL_SERVER_ERROR'].includes(error.code);
