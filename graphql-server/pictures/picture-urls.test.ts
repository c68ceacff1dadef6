import 'reflect-metadata';
import { graphql } from 'graphql';
import { expect, test } from '@jest/globals';
import { buildSchema, Query, Resolver } from 'type-graphql';
import { FORMATS } from './names.ts';
import { Picture } from './picture.ts';
import {
  PictureFormat,
  PictureResolver,
  pictureUrl,
  shareUrl,
  srcset,
  uprightSrcset,
  UPLOADS,
} from './picture-urls.ts';
import { portraitHeight, portraitWidthsOf, widthsOf } from './widths.ts';

const stem = '0123456789abcdef01234567';
const picture = { file: `${stem}.jpg`, width: 600, height: 512, placeholder: 'data:', alt: null };

@Resolver()
class AnyPicture {
  @Query(() => Picture)
  picture(): Omit<Picture, 'uploadedAt'> {
    return picture;
  }
}

test('GraphQL returns the URL of a picture and its srcset in a format', async () => {
  const schema = await buildSchema({
    resolvers: [AnyPicture, PictureResolver],
    authChecker: () => true,
    validate: false,
  });
  const { data, errors } = await graphql({
    schema,
    contextValue: { pictureFolder: () => Promise.resolve(UPLOADS) },
    source:
      '{ picture { url shareUrl alt avif: srcset(format: AVIF) upright: uprightSrcset(format: AVIF) } }',
  });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    picture: {
      url: `/uploads/${stem}.jpg`,
      shareUrl: `/uploads/${stem}.1200s.jpeg`,
      alt: null,
      avif: `/uploads/${stem}.320.avif 320w, /uploads/${stem}.480.avif 480w, /uploads/${stem}.600.avif 600w`,
      upright: `/uploads/${stem}.384u.avif 384w`,
    },
  });
});

test('every format of renditions is in the GraphQL enum', () => {
  expect(Object.values(PictureFormat).sort()).toEqual([...FORMATS].sort());
  expect(shareUrl(picture)).toBe(`/uploads/${stem}.1200s.jpeg`);
  expect(pictureUrl(picture)).toBe(`/uploads/${stem}.jpg`);
  expect(srcset({ ...picture, width: 10 }, PictureFormat.WEBP)).toBe(`/uploads/${stem}.10.webp 10w`);
  expect(uprightSrcset({ ...picture, height: 500 }, PictureFormat.WEBP)).toBe('');
});

test('renditions have every listed width below that of the original, and its own up to 1920', () => {
  expect(widthsOf(2560)).toEqual([320, 480, 640, 768, 960, 1280, 1920]);
  expect(widthsOf(1600)).toEqual([320, 480, 640, 768, 960, 1280, 1600]);
  expect(widthsOf(640)).toEqual([320, 480, 640]);
  expect(widthsOf(50)).toEqual([50]);
});

test('upright renditions have every width at which the crop is no taller than the original', () => {
  expect(portraitWidthsOf({ width: 1920, height: 1080 })).toEqual([384, 512, 640, 768]);
  expect(portraitWidthsOf({ width: 900, height: 853 })).toEqual([384, 512, 640]);
  expect(portraitWidthsOf({ width: 900, height: 852 })).toEqual([384, 512]);
  expect(portraitWidthsOf({ width: 900, height: 511 })).toEqual([]);
  expect(portraitHeight(512)).toBe(683);
});

test('a picture that is as narrow as the crop has no upright renditions', () => {
  expect(portraitWidthsOf({ width: 1200, height: 1600 })).toEqual([]);
  expect(portraitWidthsOf({ width: 1201, height: 1600 })).toEqual([384, 512, 640, 768]);
});
