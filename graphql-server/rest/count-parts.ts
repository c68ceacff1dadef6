import type { FastifyRequest } from 'fastify';

/** Counts the parts of a multipart body as it goes by, also those that the parser passes over without a word. */
export function countParts({ raw, headers }: FastifyRequest): () => number {
  const [, quoted, bare] = /boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(headers['content-type'] ?? '') ?? [];
  const delimiter = `\r\n--${quoted ?? bare}`;
  let delimiters = 0;
  let rest = Buffer.from('\r\n');
  raw.on('data', (bytes: Buffer) => {
    const come = Buffer.concat([rest, bytes]);
    for (let at = 0; (at = come.indexOf(delimiter, at)) >= 0; at += delimiter.length) delimiters++;
    rest = come.subarray(Math.max(0, come.length - delimiter.length + 1));
  });
  return () => delimiters - 1; // the last one ends the form
}
