/** Receives the sent share of an upload, from 0 to 1. */
export type OnProgress = (sent: number) => void;

type Init = RequestInit & { onProgress?: OnProgress };

/** Time without progress after which a request is aborted, in milliseconds. */
const TIMEOUT_MS = 30_000;

/**
 * `fetch` with a timeout: a response that is not complete in time, or an upload without progress, is aborted. With
 * `onProgress` it uses XMLHttpRequest, because `fetch` reports no upload progress.
 */
export async function fetchWithProgress(address: RequestInfo | URL, init: Init = {}): Promise<Response> {
  const { onProgress, signal, ...options } = init;
  const waiting = new AbortController();
  const giveUp = () => waiting.abort(new DOMException('The server does not answer.', 'TimeoutError'));
  let end = setTimeout(giveUp, TIMEOUT_MS);
  const restartTimer = () => {
    clearTimeout(end);
    end = setTimeout(giveUp, TIMEOUT_MS);
  };
  const done = new AbortController();
  signal?.addEventListener('abort', () => waiting.abort(signal.reason), { signal: done.signal });
  const ended = waiting.signal;
  try {
    if (onProgress && options.body instanceof FormData) {
      const onSent = (sent: number) => {
        restartTimer();
        onProgress(sent);
      };
      return await send(new Request(address).url, { ...options, signal: ended }, onSent);
    }
    const response = await fetch(address, { ...options, signal: ended });
    // The body is read here, so that the timeout covers it.
    return new Response(await response.arrayBuffer(), response);
  } finally {
    done.abort(); // the caller's signal may live longer than this request
    clearTimeout(end);
  }
}

function send(address: string, { method, headers, body, signal }: RequestInit, onProgress: OnProgress) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method ?? 'POST', address);
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      const type = request.getResponseHeader('content-type') ?? '';
      resolve(
        new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }),
      );
    };
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.onabort = () => {
      const reason: unknown = signal?.reason;
      reject(reason instanceof Error ? reason : new DOMException('The upload was aborted.', 'AbortError'));
    };
    signal?.addEventListener('abort', () => request.abort());
    request.send(body as FormData);
  });
}
