import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@jest/globals';

/** Puts an empty disk of that size, such as `3m`, where a folder is. */
export function mountDisk(folder: string, size: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
}

/** Lets nothing be written to it any more. */
export function closeDisk(folder: string): void {
  execFileSync('mount', ['-o', 'remount,ro', folder], { stdio: 'ignore' });
}

/** Takes it away, with what is on it. */
export function unmountDisk(folder: string): void {
  execFileSync('umount', ['-l', folder]);
}

/** Whether whoever runs the tests may mount a disk. */
function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'marsa-disk-'));
  try {
    mountDisk(folder, '1m');
    unmountDisk(folder);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
}

/** A test that needs a disk of its own; left out where none may be mounted. */
export const onASmallDisk = mayMount() ? test : test.skip;
