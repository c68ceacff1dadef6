import { lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Changes the owner of files that root wrote to the owner of their folder, whose server could not open them otherwise. Commands
 * are often run as root while the service of another user is stopped.
 */
export function giveToOwner(folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  if (uid === 0) return;
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, String(name));
    if (lstatSync(path, { throwIfNoEntry: false })?.uid === 0) lchownSync(path, uid, gid);
  }
}
