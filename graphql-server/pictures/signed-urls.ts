import { createHmac, timingSafeEqual } from 'node:crypto';
import { UPLOADS } from './picture-urls.ts';

/** Path of pictures that only a signed URL leads to. */
export const SIGNED = `${UPLOADS}/signed`;

const HOUR = 60 * 60 * 1000;

/** URLs of pictures that no visitor sees any more, such as those of earlier versions. Each is valid for one to two hours. */
export class SignedPictureUrls {
  constructor(private readonly secret: string) {}

  /** The URL of an original, the same for an hour. */
  create(file: string): string {
    const expires = String((Math.floor(Date.now() / HOUR) + 2) * HOUR);
    return `${SIGNED}/${expires}.${this.#sign(file, expires).toString('base64url')}/${file}`;
  }

  /** Whether a token is valid for this file and has not expired. */
  isValid(file: string, token: string): boolean {
    const [expires = '', signature = ''] = token.split('.');
    const actual = Buffer.from(signature, 'base64url');
    const expected = this.#sign(file, expires);
    return (
      actual.length === expected.length && timingSafeEqual(actual, expected) && Number(expires) > Date.now()
    );
  }

  #sign(file: string, expires: string): Buffer {
    return createHmac('sha256', this.secret).update(`picture ${file} ${expires}`).digest();
  }
}
