import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@jest/globals';

/** Mounts an empty disk of a size such as `3m` on a folder. */
export function mountDisk(folder: string, size: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
}

/** Remounts the disk read-only. */
export function remountReadOnly(folder: string): void {
  execFileSync('mount', ['-o', 'remount,ro', folder], { stdio: 'ignore' });
}

/** Unmounts the disk, which deletes its files. */
export function unmountDisk(folder: string): void {
  execFileSync('umount', ['-l', folder]);
}

/** True if the current user may mount disks. */
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

/** Jest's `test` for a test that mounts a disk; skipped when the current user may not mount one. */
export const testWithDisk = mayMount() ? test : test.skip;
