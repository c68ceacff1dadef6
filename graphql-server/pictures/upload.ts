import type { Readable } from 'node:stream';
import { TooLarge } from '../errors.ts';

/** The most bytes one picture may have: 15 MB. */
export const LARGEST_UPLOAD = 15 * 1024 * 1024;

/** The refusal of a file of more than 15 MB. */
export const tooManyBytes = (): TooLarge =>
  new TooLarge('The picture is too large. Send one of at most 15 MB.');

/** An upload on its way; multipart parsers that cut a file at their own limit mark it `truncated`. */
type Upload = Readable & { truncated?: boolean };

/** Gathers an upload; refuses it (TooLarge) with the first byte beyond `maxBytes`, before the rest has come. */
export async function readUpload(upload: Upload, maxBytes = LARGEST_UPLOAD): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of upload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBytes) throw tooManyBytes();
      chunks.push(chunk);
    }
  } catch (error) {
    letTheRestRunDry(upload);
    throw isOverLimit(error) ? tooManyBytes() : error;
  }
  if (upload.truncated) throw tooManyBytes();
  return Buffer.concat(chunks, length);
}

/** A refused upload is read to its end, unkept: left standing, it would block the connection it comes through. */
function letTheRestRunDry(upload: Upload): void {
  upload.on('error', () => {}); // the refusal is the answer; what becomes of the rest no longer matters
  upload.resume();
}

/** graphql-upload ends a stream beyond its own limit with an error of HTTP status 413. */
const isOverLimit = (error: unknown): boolean => (error as { status?: number }).status === 413;
