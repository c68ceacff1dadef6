/** Told how much of an upload has been sent, from 0 to 1. */
export type OnProgress = (sent: number) => void;

type Init = RequestInit & { onProgress?: OnProgress };

/** `fetch`, and where the caller wants to be told of progress the older way, which alone can tell. */
export const fetchWithProgress = (address: RequestInfo | URL, init: Init = {}): Promise<Response> => {
  const { onProgress, ...options } = init;
  return onProgress && options.body instanceof FormData
    ? send(new Request(address).url, options, onProgress)
    : fetch(address, options);
};

function send(address: string, { method, headers, body, signal }: Init, onProgress: OnProgress) {
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
    request.onabort = () => reject(new DOMException('The upload was given up.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body as FormData);
  });
}
