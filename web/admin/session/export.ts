import { toApiError, describeError } from '../../data/api-error.ts';
import { FileRequestError, fetchFile } from '../../data/fetch-file.ts';
import { saveFile } from '../ui/download.ts';
import { ErrorNotifications, notifyError } from '../ui/notifications.tsx';
import { storedToken, endSessionOf } from './session.ts';

/** Notifications of failed downloads by file name. */
const failures = new ErrorNotifications();

/** Downloads a list with these parameters as a CSV file. Notifies with `failed` if that is not possible. */
export async function exportCsv(name: string, params: URLSearchParams, failed: string): Promise<void> {
  const token = storedToken();
  const query = params.toString();
  try {
    saveFile(name, await fetchFile(`/admin/export/${name}.csv${query && '?'}${query}`, token));
    failures.clear([name]);
  } catch (error) {
    failures.clear([name]);
    if (error instanceof FileRequestError && error.status === 401 && token) endSessionOf(token);
    else failures.add([name], notifyError(failed, exportError(error)));
  }
}

const exportError = (error: unknown): string | null =>
  error instanceof FileRequestError ? error.reason : describeError(toApiError(error));
