import { faultOf, reasonOf } from '../../data/fault.ts';
import { FileRefused, fetchFile } from '../../data/fetch-file.ts';
import { saveFile } from '../ui/download.ts';
import { Failures } from '../ui/failures.ts';
import { sayFailure } from '../ui/toast.tsx';
import { storedToken, tokenRefused } from './session.ts';

/** What could not be had, by the names of the files. */
const failures = new Failures();

/** Has staff save what a list shows by these words, as a spreadsheet of that name; says `failed` when it cannot be had. */
export async function exportCsv(name: string, shown: URLSearchParams, failed: string): Promise<void> {
  const token = storedToken();
  const query = shown.toString();
  try {
    saveFile(name, await fetchFile(`/admin/export/${name}.csv${query && '?'}${query}`, token));
    failures.settle([name]);
  } catch (error) {
    failures.settle([name]);
    if (error instanceof FileRefused && error.status === 401 && token) tokenRefused(token);
    else failures.add([name], sayFailure(failed, whyNot(error)));
  }
}

const whyNot = (error: unknown): string | null =>
  error instanceof FileRefused ? error.sentence : reasonOf(faultOf(error));
