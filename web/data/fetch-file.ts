/** The API's refusal to give a file, in its own sentence if it said one. */
export class FileRefused extends Error {
  constructor(
    readonly status: number,
    readonly sentence: string | null,
  ) {
    super(sentence ?? `The file was refused (${status}).`);
  }
}

/** Longest time that a file may take, in milliseconds. */
const PATIENCE = 10 * 60_000;

/** Fetches a file for staff, whole or not at all. Throws `FileRefused`, and any other error when it did not come. */
export async function fetchFile(path: string, token: string | null): Promise<Blob> {
  const response = await fetch(path, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (response.ok) return response.blob();
  throw new FileRefused(response.status, await sentenceIn(response));
}

async function sentenceIn(response: Response): Promise<string | null> {
  try {
    const { message } = (await response.json()) as { message?: unknown };
    return typeof message === 'string' ? message : null;
  } catch {
    return null; // who answered was not the API
  }
}
