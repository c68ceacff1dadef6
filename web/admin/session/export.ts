import { toDubaiTime } from '../dubai-time.ts';
import { endSessionOf, storedToken } from './session.ts';
import { ErrorNotifications, notifyError } from '../ui/notifications.tsx';
import { describeError, toApiError } from '../../data/api-error.ts';
import { fetchFile, FileRequestError } from '../../data/fetch-file.ts';

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
    if (error instanceof FileRequestError && error.status === 401 && token) {
      failures.clear([name]);
      endSessionOf(token);
    } else failures.add([name], notifyError(failed, exportError(error)));
  }
}

const exportError = (error: unknown): string | null =>
  error instanceof FileRequestError ? error.reason : describeError(toApiError(error));

/** Downloads a file under a name with the date in Dubai, such as `messages-2027-01-31.csv`. */
export function saveFile(name: string, file: Blob, extension = 'csv'): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  const day = toDubaiTime(new Date().toISOString()).slice(0, 10);
  link.download = `${name}-${day}.${extension}`;
  link.click();
  URL.revokeObjectURL(url);
}
