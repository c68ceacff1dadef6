import { createHmac, timingSafeEqual } from 'node:crypto';
import { stemOf } from './names.ts';
import { UPLOADS } from './picture-urls.ts';

/** Path of pictures that only a signed URL leads to. */
export const SIGNED = `${UPLOADS}/signed`;

const HOUR = 60 * 60 * 1000;

/** URLs of pictures that visitors do not see, such as those of drafts and of earlier versions. Each is valid for one to two hours. */
export class SignedPictureUrls {
  constructor(private readonly secret: string) {}

  /** The folder of an original and its renditions, the same for an hour. */
  folderOf(file: string): string {
    const expires = String((Math.floor(Date.now() / HOUR) + 2) * HOUR);
    return `${SIGNED}/${expires}.${this.#sign(file, expires).toString('base64url')}`;
  }

  /** Whether a token is valid for this file, an original or a rendition, and has not expired. */
  isValid(file: string, token: string): boolean {
    const [expires = '', signature = ''] = token.split('.');
    const actual = Buffer.from(signature, 'base64url');
    const expected = this.#sign(file, expires);
    return (
      actual.length === expected.length && timingSafeEqual(actual, expected) && Number(expires) > Date.now()
    );
  }

  #sign(file: string, expires: string): Buffer {
    return createHmac('sha256', this.secret)
      .update(`picture ${stemOf(file)} ${expires}`)
      .digest();
  }
}
