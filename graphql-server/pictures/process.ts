import { NotAPicture } from '../errors.ts';
import { limits } from '../limits.ts';
import { imagePool, PRIORITY } from './image-pool.ts';
import type { PreparedPicture } from './picture.ts';
import { MAX_UPLOAD_BYTES, tooManyBytes, type Upload } from './upload.ts';
import { message } from '../messages.ts';

/**
 * Checks an uploaded file by its content and converts it to the picture that is stored: rotated, sRGB, first frame only, without
 * metadata, at most 2560 px on its longest edge. Throws `NotAPicture`, `TooLarge`, `Unavailable`.
 */
export async function preparePicture(upload: Upload, alt?: string): Promise<PreparedPicture> {
  if (upload.length === 0) throw new NotAPicture(message('PICTURE_EMPTY'));
  if (upload.length > MAX_UPLOAD_BYTES) throw tooManyBytes();
  const prepare = async () => {
    // Read when it is its turn, so that only one upload is in memory.
    const bytes = Buffer.isBuffer(upload) ? upload : await upload.read();
    return { ...(await imagePool.run('makeOriginal', bytes)), alt };
  };
  return limits.uploadedPictures.run(() => limits.pictures.run(prepare, PRIORITY.upload));
}
