import { Arg, Ctx, FieldResolver, registerEnumType, Resolver, Root } from 'type-graphql';
import { portraitWidthsOf, widthsOf } from './widths.ts';
import { renditionName, shareName, stemOf } from './names.ts';
import { Picture } from './picture.ts';

/** Where pictures are served from, without a slash at the end. */
export const UPLOADS = '/uploads';

/** The formats a browser may choose from. */
export enum PictureFormat {
  AVIF = 'avif',
  WEBP = 'webp',
  JPEG = 'jpeg',
}

registerEnumType(PictureFormat, {
  name: 'PictureFormat',
  description: 'The format of a picture.',
  valuesConfig: {
    AVIF: { description: 'The smallest, for browsers of recent years.' },
    WEBP: { description: 'Small, for nearly every browser.' },
    JPEG: { description: 'For all other clients. Transparent areas become white.' },
  },
});

/** The URL of the original, such as `/uploads/3f9a….jpg`. */
export const pictureUrl = ({ file }: Pick<Picture, 'file'>, folder = UPLOADS): string => `${folder}/${file}`;

/** The `srcset` of a picture in one format: `/uploads/3f9a….320.avif 320w, …`. */
export const srcset = (
  { file, width }: Pick<Picture, 'file' | 'width'>,
  format: PictureFormat,
  folder = UPLOADS,
): string => formatSrcset(folder, widthsOf(width), (pixels) => renditionName(stemOf(file), pixels, format));

/** The `srcset` of the upright renditions: `/uploads/3f9a….512u.avif 512w, …`; empty if the picture has none. */
export const uprightSrcset = (
  { file, ...size }: Pick<Picture, 'file' | 'width' | 'height'>,
  format: PictureFormat,
  folder = UPLOADS,
): string =>
  formatSrcset(folder, portraitWidthsOf(size), (pixels) => renditionName(stemOf(file), pixels, format, true));

/** The URL of the link preview, such as `/uploads/3f9a….1200s.jpeg`. */
export const shareUrl = ({ file }: Pick<Picture, 'file'>, folder = UPLOADS): string =>
  `${folder}/${shareName(stemOf(file))}`;

const formatSrcset = (folder: string, widths: number[], nameOf: (width: number) => string): string =>
  widths.map((width) => `${folder}/${nameOf(width)} ${width}w`).join(', ');

/** What the resolver finds in the GraphQL context. */
export interface PictureContext {
  /** The folder of a picture's URLs: for staff a signed one if visitors do not see the picture. */
  pictureFolder(file: string): Promise<string>;
}

/** The URLs of a picture. Clients never build one themselves. */
@Resolver(() => Picture)
export class PictureResolver {
  @FieldResolver(() => String, { description: 'URL of the picture in its full size, a JPEG or WebP.' })
  async url(
    @Root() picture: Pick<Picture, 'file'>,
    @Ctx() { pictureFolder }: PictureContext,
  ): Promise<string> {
    return pictureUrl(picture, await pictureFolder(picture.file));
  }

  @FieldResolver(() => String, {
    description:
      'URL of the picture for link previews: a JPEG of 1200 by 630 pixels and at most 300 KB, cropped from the centre.',
  })
  async shareUrl(
    @Root() picture: Pick<Picture, 'file'>,
    @Ctx() { pictureFolder }: PictureContext,
  ): Promise<string> {
    return shareUrl(picture, await pictureFolder(picture.file));
  }

  @FieldResolver(() => String, {
    description: 'The picture in all its widths, as the `srcset` of an `img` or `source` element.',
  })
  async srcset(
    @Root() picture: Pick<Picture, 'file' | 'width'>,
    @Arg('format', () => PictureFormat, { description: 'The format of every file in the set.' })
    format: PictureFormat,
    @Ctx() { pictureFolder }: PictureContext,
  ): Promise<string> {
    return srcset(picture, format, await pictureFolder(picture.file));
  }

  @FieldResolver(() => String, {
    description:
      'The same cropped from the centre to a ratio of 3:4, for phones; empty if the picture is too narrow or too small.',
  })
  async uprightSrcset(
    @Root() picture: Pick<Picture, 'file' | 'width' | 'height'>,
    @Arg('format', () => PictureFormat, { description: 'The format of every file in the set.' })
    format: PictureFormat,
    @Ctx() { pictureFolder }: PictureContext,
  ): Promise<string> {
    return uprightSrcset(picture, format, await pictureFolder(picture.file));
  }
}
