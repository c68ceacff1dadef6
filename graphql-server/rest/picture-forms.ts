import { pictureUrl } from '../pictures/picture-urls.ts';

/** How answers tell a picture (spec §3). */
export interface PictureForm {
  tell(file: string): string;
  /** What every value looks like. */
  pattern: string;
  description: string;
  example: string;
}

const FILE = '3f9a0c1d2e4b5a6978c0d1e2.jpg';

/** By its bare name in the uploads folder. */
export const fileName: PictureForm = {
  tell: (file) => file,
  pattern: '^[^/]+$',
  description: 'File name of the picture, to be had at `/uploads/{file name}`.',
  example: FILE,
};

/** By its path, which starts with `/uploads/`. */
export const path: PictureForm = {
  tell: (file) => pictureUrl({ file }),
  pattern: '^/uploads/[^/]+$',
  description: 'Path of the picture on this host.',
  example: pictureUrl({ file: FILE }),
};
