/** Told how much of an upload has been sent, from 0 to 1. */
export type OnProgress = (sent: number) => void;

type Init = RequestInit & { onProgress?: OnProgress };

/** How long nothing may be heard of a request before it is given up, in milliseconds. */
const PATIENCE = 30_000;

/**
 * `fetch` that ends: what has not come whole in time, or of an upload what does not go on, is given up. Where the caller
 * wants to be told of progress it goes the older way, which alone can tell.
 */
export async function fetchWithProgress(address: RequestInfo | URL, init: Init = {}): Promise<Response> {
  const { onProgress, signal, ...options } = init;
  const waiting = new AbortController();
  const giveUp = () => waiting.abort(new DOMException('The server does not answer.', 'TimeoutError'));
  let end = setTimeout(giveUp, PATIENCE);
  const goesOn = () => {
    clearTimeout(end);
    end = setTimeout(giveUp, PATIENCE);
  };
  const done = new AbortController();
  signal?.addEventListener('abort', () => waiting.abort(signal.reason), { signal: done.signal });
  const ended = waiting.signal;
  try {
    if (onProgress && options.body instanceof FormData) {
      const told = (sent: number) => {
        goesOn();
        onProgress(sent);
      };
      return await send(new Request(address).url, { ...options, signal: ended }, told);
    }
    const response = await fetch(address, { ...options, signal: ended });
    // Read here, so that an answer which stops half-way is given up too.
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
      reject(reason instanceof Error ? reason : new DOMException('The upload was given up.', 'AbortError'));
    };
    signal?.addEventListener('abort', () => request.abort());
    request.send(body as FormData);
  });
}
