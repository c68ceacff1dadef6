import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer to be sent from memory, found by `GET /path` or by the body of a POST. */
export interface ReadyAnswer {
  key: string;
  body: string;
  contentType: string;
  etag: string;
}

interface Ready {
  body: Buffer;
  headers: Record<string, string | number>;
}

const answers = new Map<string, Ready>();

function give(key: string, response: ServerResponse): void {
  const ready = answers.get(key);
  if (ready) response.writeHead(200, ready.headers).end(ready.body);
  else response.writeHead(404).end();
}

/** The least that a server on node:http can do: find the bytes and send them. */
const server = createServer((request: IncomingMessage, response) => {
  if (request.method === 'GET') {
    give(`GET ${request.url}`, response);
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => give(Buffer.concat(chunks).toString(), response));
});

process.once('message', (given: ReadyAnswer[]) => {
  for (const { key, body, contentType, etag } of given) {
    const bytes = Buffer.from(body);
    const headers = { 'content-type': contentType, 'content-length': bytes.length, etag };
    answers.set(key, { body: bytes, headers });
  }
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
});
