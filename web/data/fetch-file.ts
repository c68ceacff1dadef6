/** The API refused to send a file. `reason` is its message; null if the response contains none. */
export class FileRequestError extends Error {
  constructor(
    readonly status: number,
    readonly reason: string | null,
  ) {
    super(reason ?? `The file was refused (${status}).`);
  }
}

/** Maximum duration of a download in milliseconds. */
const TIMEOUT_MS = 10 * 60_000;

/** Downloads a file for staff. Throws `FileRequestError` if the API refuses it, or the error of `fetch`. */
export async function fetchFile(path: string, token: string | null): Promise<Blob> {
  const response = await fetch(path, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) return response.blob();
  throw new FileRequestError(response.status, await messageIn(response));
}

async function messageIn(response: Response): Promise<string | null> {
  try {
    const { message } = (await response.json()) as { message?: unknown };
    return typeof message === 'string' ? message : null;
  } catch {
    return null; // the response did not come from the API
  }
}
