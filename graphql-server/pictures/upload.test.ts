import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { TooLarge } from '../errors.ts';
import { readUpload } from './upload.ts';

test('an upload up to the limit is gathered whole', async () => {
  expect(await readUpload(Readable.from([Buffer.from('ab'), Buffer.from('cd')]), 4)).toEqual(
    Buffer.from('abcd'),
  );
});

test('one byte more is refused at once, and the rest of the upload is drained', async () => {
  const upload = new PassThrough();
  const refused = readUpload(upload, 4);
  upload.write('abcde');
  await expect(refused).rejects.toThrow(TooLarge);
  upload.end(Buffer.alloc(1024 * 1024));
  await once(upload, 'end');
});

test('an upload that fails after it was refused brings nothing down', async () => {
  const upload = new PassThrough();
  const refused = readUpload(upload, 1);
  upload.write('abc');
  await expect(refused).rejects.toThrow(TooLarge);
  const closed = new Promise((resolve) => upload.on('close', resolve));
  upload.destroy(new Error('The client went away'));
  await closed;
});

test('an upload that multipart parsers cut at their own limit is refused as too large', async () => {
  const truncated = Object.assign(Readable.from([Buffer.from('ab')]), { truncated: true });
  await expect(readUpload(truncated)).rejects.toThrow(TooLarge);

  const upload = new PassThrough();
  const refused = readUpload(upload);
  upload.destroy(Object.assign(new Error('File truncated'), { status: 413 }));
  await expect(refused).rejects.toThrow('at most 15 MB');
});

test('an upload that breaks off fails as it broke', async () => {
  const upload = new PassThrough();
  const broken = readUpload(upload);
  upload.destroy(new Error('The client went away'));
  await expect(broken).rejects.toThrow('The client went away');
});
