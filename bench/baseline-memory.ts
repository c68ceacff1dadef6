import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A response in memory, by `GET /path` or by the body of a POST. */
interface StoredResponse {
  key: string;
  body: string;
  contentType: string;
}

process.once('message', (stored: StoredResponse[]) => {
  const responses = new Map(
    stored.map(({ key, body, contentType }) => {
      const bytes = Buffer.from(body);
      return [key, { bytes, headers: { 'content-type': contentType, 'content-length': bytes.length } }];
    }),
  );
  const server = createServer((request, response) => {
    const respond = (key: string) => {
      const { bytes, headers } = responses.get(key)!;
      response.writeHead(200, headers).end(bytes);
    };
    if (request.method === 'GET') respond(`GET ${request.url}`);
    else void text(request).then(respond);
  });
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
});
