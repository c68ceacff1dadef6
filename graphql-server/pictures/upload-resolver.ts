import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { RequirePermission } from '../policies.ts';
import { Picture, type PictureSource, type WrittenPicture } from './picture.ts';
import type { PictureStore } from './picture-store.ts';

/** What the resolver finds in the GraphQL context. */
interface UploadContext {
  receive(upload: Promise<FileUpload>): PictureSource;
  services: { pictures: { store: PictureStore } };
}

@Resolver()
export class UploadResolver {
  @RequirePermission('upload')
  @Mutation(() => Picture, {
    description:
      'Stores a picture, whose id a record can then take. It is deleted after 30 days in which no record had it.',
  })
  async uploadPicture(
    @Arg('file', () => GraphQLUpload, { description: 'A JPEG, PNG, WebP, AVIF or GIF.' })
    upload: Promise<FileUpload>,
    @Ctx() { receive, services: { pictures } }: UploadContext,
  ): Promise<Omit<WrittenPicture, 'bytes'>> {
    const picture = await receive(upload)();
    await pictures.store.add(picture);
    const { file, width, height, placeholder } = picture;
    return { file, width, height, placeholder };
  }
}
