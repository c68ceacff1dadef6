/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedOperation } from '../../../page.ts';
export type BlogsQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type BlogsQuery = { blogs: { page: number, total: number, totalPages: number, items: Array<{ __typename: 'Blog', id: string, title: string, description: string, createdAt: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> } };

export type BlogQueryVariables = Exact<{
  id: string | number;
}>;


export type BlogQuery = { record: { id: string, title: string, description: string, createdAt: string, updatedAt: string, picture: { shareUrl: string, url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null } | null };

export type NewestBlogsQueryVariables = Exact<{ [key: string]: never; }>;


export type NewestBlogsQuery = { newest: { items: Array<{ id: string, title: string, createdAt: string }> } };

export type PictureFilesFragment = { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string };

export const BlogsDocument = "query Blogs($page:Int!$limit:Int!){blogs(page:$page limit:$limit){items{__typename id title description createdAt picture:image{...PictureFiles}}page total totalPages}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<BlogsQuery, BlogsQueryVariables>;
export const BlogDocument = "query Blog($id:ID!){record:blog(id:$id){id title description createdAt updatedAt picture:image{...PictureFiles shareUrl}}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<BlogQuery, BlogQueryVariables>;
export const NewestBlogsDocument = "query NewestBlogs{newest:blogs(page:1 limit:4){items{id title createdAt}}}" as unknown as TypedOperation<NewestBlogsQuery, NewestBlogsQueryVariables>;