import { toApiError, isOutcomeUnknown, describeError, type ApiError } from '../../../data/api-error.ts';
import { notifyError } from '../../ui/notifications.tsx';
import { isReadable } from '../pictures/pictures.ts';
import type { FormStore } from './form-store.ts';
import * as messages from './messages.ts';

/** Converts an error of a save. Browsers report an unreadable file like a lost connection, so the file is checked. */
export async function toSaveError(picture: File | undefined, error: unknown): Promise<ApiError> {
  const fault = toApiError(error);
  if (fault.code === 'UNAUTHENTICATED') return { ...fault, message: describeError(fault) };
  if (!picture || fault.code !== 'UNANSWERED' || (await isReadable(picture))) return fault;
  return { ...fault, code: 'UNREADABLE', message: messages.pictureUnreadable };
}

/** The message of the server, or that it is unreachable. */
export const errorMessage = (fault: ApiError): string => describeError(fault, messages.unreachable);

/** The notice after a failed save; `unanswered` if this or an earlier attempt may have been stored. */
export function saveErrorNotice(fault: ApiError, unanswered: boolean): string {
  if (fault.code === 'UNAVAILABLE') return errorMessage(fault); // the server's message says what happened
  if (!unanswered) return messages.nothingSaved(errorMessage(fault));
  const why = isOutcomeUnknown(fault) ? (fault.message ?? messages.unanswered) : errorMessage(fault);
  return messages.saveUnknown(why);
}

/** Shows a notification of a failed save until the error is corrected or the form is saved again. */
export function notifySaveFailed(form: FormStore, message: string, sentence?: string | null): void {
  const { notice } = form.getState();
  const takeBack = notifyError(message, sentence);
  const stop = form.subscribe(() => {
    const now = form.getState();
    if (now.phase === 'refused' && now.notice === notice) return;
    stop();
    takeBack();
  });
}

/** True if the picture is the reason. */
export const isPictureError = ({ code }: ApiError): boolean =>
  ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'UNREADABLE'].includes(code);

/** True if another picture may succeed: the reason is this picture or the connection. */
export const canContinueWithNextPicture = (fault: ApiError): boolean =>
  isPictureError(fault) || ['UNREACHABLE', 'UNANSWERED', 'INTERNAL_SERVER_ERROR'].includes(fault.code);
