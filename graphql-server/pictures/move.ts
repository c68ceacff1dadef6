import { masterName, readName, stemOf } from './names.ts';
import { eachOf } from './several.ts';
import type { PictureStorage, StoredFile } from './storage.ts';

/** Files that are carried at once. */
const AT_ONCE = 8;

/** Why nothing is carried, or nothing more, in a sentence. */
export class MoveRefused extends Error {}

/** What a move has looked at so far. */
export interface Moved {
  /** Files that were carried, or would be, and how many bytes they have. */
  carried: number;
  bytes: number;
  /** Files that stood there already. */
  there: number;
  /** Masters that are not what their names say: they stay where they are. */
  damaged: string[];
}

export interface Move {
  from: PictureStorage;
  to: PictureStorage;
  /** Only looks what is to be carried. */
  dry: boolean;
  /** Is told after each file. */
  tell?: (moved: Moved) => void;
  /** With it the move is given up, between two files. */
  signal?: AbortSignal;
}

/**
 * Carries every picture from one storage to another, what was set aside or swept and the mark of the database too. What stands
 * there already, of the same size, is not carried again, so a move that was cut short goes on where it ended, and one more
 * carries what came meanwhile. Nothing is taken away. Throws `MoveRefused` when the other belongs to another database,
 * and when it is given up.
 */
export async function movePictures({ from, to, dry, tell = () => {}, signal }: Move): Promise<Moved> {
  const [owner, other] = [await from.owner(), await to.owner()];
  if (other !== undefined && other !== owner) {
    throw new MoveRefused(
      `The pictures there belong to another database (${other}) than those here (${owner ?? 'nobody yet'}).`,
    );
  }
  if (owner !== undefined && !dry) await to.claim(owner);
  const moved: Moved = { carried: 0, bytes: 0, there: 0, damaged: [] };
  for (const files of [from.files(), from.quarantined()]) {
    await eachOf(files, AT_ONCE, async (file) => {
      if (signal?.aborted)
        throw new MoveRefused(
          'The move was given up; what was carried is there: run it again, and it goes on from there.',
        );
      await carry(file, { from, to, dry }, moved);
      tell(moved);
    });
  }
  return moved;
}

async function carry(file: StoredFile, { from, to, dry }: Move, moved: Moved): Promise<void> {
  const { name, place, size } = file;
  if ((await to.size(name, place)) === size) {
    moved.there++;
    return;
  }
  const bytes = await from.read(name, place);
  if (!bytes) return; // taken away, or put elsewhere, since it was listed
  if (!isWhole(name, bytes)) {
    moved.damaged.push(name);
    return;
  }
  if (!dry) {
    await to.put(name, bytes, place);
    if (place !== 'shown') await outOfReach(file, from, to);
  }
  moved.carried++;
  moved.bytes += bytes.length;
}

/** Whether a master's bytes are those that its name was made from; of a rendition nothing is known. */
function isWhole(name: string, bytes: Buffer): boolean {
  if (readName(name)?.rendition) return bytes.length > 0;
  return masterName(bytes, name.endsWith('.webp') ? 'webp' : 'jpg') === name;
}

/** What an earlier move has carried while it was still shown. */
async function outOfReach(
  { name, place }: StoredFile,
  from: PictureStorage,
  to: PictureStorage,
): Promise<void> {
  if ((await to.size(name)) === undefined || (await from.size(name)) !== undefined) return;
  await (place === 'aside' ? to.setAside(stemOf(name)) : to.quarantine(stemOf(name)));
}
