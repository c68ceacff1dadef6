import { Arg, FieldResolver, registerEnumType, Resolver, Root } from 'type-graphql';
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

/** The address of the picture as it is stored, such as `/uploads/3f9a….jpg`. */
export const pictureUrl = ({ file }: Pick<Picture, 'file'>): string => `${UPLOADS}/${file}`;

/** All widths of a picture in one format, as an `img` or `source` takes them: `/uploads/3f9a….320.avif 320w, …`. */
export const srcset = ({ file, width }: Pick<Picture, 'file' | 'width'>, format: PictureFormat): string =>
  setOf(widthsOf(width), (rung) => renditionName(stemOf(file), rung, format));

/** The same of the picture cut upright, such as `/uploads/3f9a….512u.avif 512w, …`; empty when it is not to be had so. */
export const uprightSrcset = (
  { file, ...size }: Pick<Picture, 'file' | 'width' | 'height'>,
  format: PictureFormat,
): string => setOf(portraitWidthsOf(size), (rung) => renditionName(stemOf(file), rung, format, true));

/** The address of the picture as it is shown where a page is shared, such as `/uploads/3f9a….1200s.jpeg`. */
export const shareUrl = ({ file }: Pick<Picture, 'file'>): string => `${UPLOADS}/${shareName(stemOf(file))}`;

const setOf = (rungs: number[], nameOf: (rung: number) => string): string =>
  rungs.map((rung) => `${UPLOADS}/${nameOf(rung)} ${rung}w`).join(', ');

/** The addresses of a picture, so that no client ever puts one together. */
@Resolver(() => Picture)
export class PictureResolver {
  @FieldResolver(() => String, { description: 'URL of the picture in its full size, a JPEG or WebP.' })
  url(@Root() picture: Pick<Picture, 'file'>): string {
    return pictureUrl(picture);
  }

  @FieldResolver(() => String, {
    description:
      'URL of the picture for link previews: a JPEG of 1200 by 630 pixels and at most 300 KB, cropped from the centre.',
  })
  shareUrl(@Root() picture: Pick<Picture, 'file'>): string {
    return shareUrl(picture);
  }

  @FieldResolver(() => String, {
    description: 'The picture in all its widths, as the `srcset` of an `img` or `source` element.',
  })
  srcset(
    @Root() picture: Pick<Picture, 'file' | 'width'>,
    @Arg('format', () => PictureFormat, { description: 'The format of every file in the set.' })
    format: PictureFormat,
  ): string {
    return srcset(picture, format);
  }
  @FieldResolver(() => String, {
    description:
      'The same cropped from the centre to a ratio of 3:4, for phones; empty if the picture is too narrow or too small.',
  })
  uprightSrcset(
    @Root() picture: Pick<Picture, 'file' | 'width' | 'height'>,
    @Arg('format', () => PictureFormat, { description: 'The format of every file in the set.' })
    format: PictureFormat,
  ): string {
    return uprightSrcset(picture, format);
  }
}
