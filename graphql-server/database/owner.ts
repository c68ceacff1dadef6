import { lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Gives what root wrote in a folder to the user whose folder it is: his server could not open it otherwise. Under a user of a
 * service's own, root is who commands are run as while that service is stopped.
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
