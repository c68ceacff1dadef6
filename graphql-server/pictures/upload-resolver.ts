import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { RequirePermission } from '../policies.ts';
import { Picture, type PreparedPicture } from './picture.ts';

/** What the resolver finds in the GraphQL context. */
export interface UploadContext {
  /** Checks, converts and stores an upload that no record shows yet. Throws `NotAPicture`, `TooLarge`, `Unavailable`. */
  storeUpload(upload: Promise<FileUpload>): Promise<PreparedPicture>;
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
    @Ctx() { storeUpload }: UploadContext,
  ): Promise<Omit<PreparedPicture, 'bytes'>> {
    const { file, width, height, placeholder } = await storeUpload(upload);
    return { file, width, height, placeholder };
  }
}
