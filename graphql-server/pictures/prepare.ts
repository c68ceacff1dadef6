import { NotAPicture } from '../errors.ts';
import { develop } from './darkroom.ts';
import type { PreparedPicture } from './picture.ts';
import { LARGEST_UPLOAD, type Parcel, tooManyBytes } from './upload.ts';
import { workbench } from './workbench.ts';

/**
 * Checks a file by its bytes and makes of it the picture to be stored: upright, sRGB, its first frame only,
 * without any metadata, at most 2560 px on its longest edge. Throws `NotAPicture`, `TooLarge`, `Unavailable`.
 */
export async function preparePicture(parcel: Parcel, alt?: string): Promise<PreparedPicture> {
  if (parcel.length === 0) throw new NotAPicture('The file is empty. Send a JPEG, PNG, WebP, AVIF or GIF.');
  if (parcel.length > LARGEST_UPLOAD) throw tooManyBytes();
  return workbench.run({
    urgency: 'sender',
    alone: 'upload', // one may take a quarter of a gigabyte; and one place stays for visitors
    work: async () => ({ ...(await develop('makeMaster', await bytesOf(parcel))), alt }),
  });
}

/** Not before its turn, so that one alone is in memory. */
const bytesOf = async (parcel: Parcel): Promise<Buffer> => (Buffer.isBuffer(parcel) ? parcel : parcel.read());
