import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { expect, jest, test } from '@jest/globals';
import { TooLarge } from '../errors.ts';

// `os.tmpdir()` does not read the copy of `process.env` that a Jest test has.
const temporaryFolder = jest.fn(tmpdir);
jest.unstable_mockModule('node:os', () => ({ ...os, default: os, tmpdir: temporaryFolder }));
const { spool, spooledBy } = await import('./upload.ts');

test('accepts an upload up to the limit', async () => {
  const upload = await spool(Readable.from([Buffer.from('ab'), Buffer.from('cd')]), 4);
  expect(upload.length).toBe(4);
  expect([await upload.read(), await upload.read()]).toEqual([Buffer.from('abcd'), Buffer.from('abcd')]);
  await upload.dispose();
});

test('rejects an upload at the first byte beyond the limit and reads the rest', async () => {
  const upload = new PassThrough();
  const refused = spool(upload, 4);
  upload.write('abcde');
  await expect(refused).rejects.toThrow(TooLarge);
  upload.end(Buffer.alloc(1024 * 1024));
  await once(upload, 'end');
});

test('ignores the failure of a rejected upload', async () => {
  const upload = new PassThrough();
  const refused = spool(upload, 1);
  upload.write('abc');
  await expect(refused).rejects.toThrow(TooLarge);
  const closed = new Promise((resolve) => upload.on('close', resolve));
  upload.destroy(new Error('The client went away'));
  await closed;
});

test('rejects an upload that a multipart parser has truncated as too large', async () => {
  const truncated = Object.assign(Readable.from([Buffer.from('ab')]), { truncated: true });
  await expect(spool(truncated)).rejects.toThrow(TooLarge);

  const upload = new PassThrough();
  const refused = spool(upload);
  upload.destroy(Object.assign(new Error('File truncated'), { status: 413 }));
  await expect(refused).rejects.toThrow('at most 15 MB');
});

test('fails with the error of an interrupted upload', async () => {
  const upload = new PassThrough();
  const broken = spool(upload);
  upload.destroy(new Error('The client went away'));
  await expect(broken).rejects.toThrow('The client went away');
});

test('spools to a file without a name, which cannot be left behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marsa-spool-'));
  temporaryFolder.mockReset().mockReturnValue(folder);
  try {
    const upload = await spool(Readable.from([Buffer.from('ab')]));
    expect(temporaryFolder).toHaveBeenCalledTimes(1);
    expect(await readdir(folder)).toEqual([]);
    await upload.dispose();
  } finally {
    temporaryFolder.mockImplementation(tmpdir);
    await rm(folder, { recursive: true });
  }
});

test('reads an upload that another parser has stored', async () => {
  const upload = await spooledBy({ createReadStream: () => Readable.from([Buffer.from('abc')]) });
  expect([upload.length, await upload.read()]).toEqual([3, Buffer.from('abc')]);
});
