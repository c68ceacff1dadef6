import { FileRefused, fetchFile } from '../../data/fetch-file.ts';
import { saveFile } from '../ui/download.ts';
import { sayFailure } from '../ui/toast.tsx';
import { storedToken, tokenRefused } from './session.ts';

/** Has staff save what a list shows by these words, as a spreadsheet of that name; says `failed` when it cannot be had. */
export async function exportCsv(name: string, shown: URLSearchParams, failed: string): Promise<void> {
  const token = storedToken();
  const query = shown.toString();
  try {
    saveFile(name, await fetchFile(`/admin/export/${name}.csv${query && '?'}${query}`, token));
  } catch (error) {
    if (error instanceof FileRefused && error.status === 401 && token) tokenRefused(token);
    else sayFailure(failed, error instanceof FileRefused ? error.sentence : null);
  }
}
