/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedOperation } from '../../../page.ts';
export type CategoryQueryVariables = Exact<{
  id: string | number;
}>;


export type CategoryQuery = { record: { id: string, title: string, description: string, picture: { shareUrl: string, url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null } | null };

export type PictureFilesFragment = { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string };

export const CategoryDocument = "query Category($id:ID!){record:category(id:$id){id title description picture:image{...PictureFiles shareUrl}}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<CategoryQuery, CategoryQueryVariables>;