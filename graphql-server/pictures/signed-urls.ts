import type { SignedTokens } from '../signed-tokens.ts';
import { stemOf } from './names.ts';
import { UPLOADS } from './picture-urls.ts';

/** Path of pictures that only a signed URL leads to. */
export const SIGNED = `${UPLOADS}/signed`;

const HOUR = 60 * 60 * 1000;

/** URLs of pictures that visitors do not see, such as those of drafts and of earlier versions. Each is valid for one to two hours. */
export class SignedPictureUrls {
  constructor(private readonly tokens: SignedTokens) {}

  /** The folder of an original and its renditions, the same for an hour. */
  async folderOf(file: string): Promise<string> {
    const expiresAt = new Date((Math.floor(Date.now() / HOUR) + 2) * HOUR);
    return `${SIGNED}/${await this.tokens.sign('picture', { sub: stemOf(file) }, expiresAt)}`;
  }

  /** Whether a token is valid for this file, an original or a rendition, and has not expired. */
  async isValid(file: string, token: string): Promise<boolean> {
    return (await this.tokens.verify('picture', token))?.sub === stemOf(file);
  }
}
