/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query LatestProject($id: ID!) {\n  offer: latestProject(id: $id) {\n    id\n    title\n    location\n    price\n    category\n    logo\n    picture: image {\n      ...PictureFiles\n    }\n    gallery {\n      id\n      title\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}": typeof types.LatestProjectDocument,
    "query NewestProjects {\n  found: latestProjects(page: 1, limit: 4) {\n    items {\n      id\n      title\n      location\n      price\n      picture: image {\n        ...PictureFiles\n      }\n    }\n  }\n}": typeof types.NewestProjectsDocument,
    "query Property($id: ID!) {\n  offer: property(id: $id) {\n    id\n    title\n    location\n    price\n    type\n    picture: image {\n      ...PictureFiles\n    }\n    gallery {\n      id\n      title\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}": typeof types.PropertyDocument,
    "query UpcomingProjects($page: Int!, $limit: Int!) {\n  found: upcomingProjects(page: $page, limit: $limit) {\n    items {\n      id\n      title\n      description\n      picture: thumbnail {\n        ...PictureFiles\n      }\n    }\n    page\n    total\n    totalPages\n  }\n}": typeof types.UpcomingProjectsDocument,
    "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}": typeof types.PictureFilesFragmentDoc,
};
const documents: Documents = {
    "query LatestProject($id: ID!) {\n  offer: latestProject(id: $id) {\n    id\n    title\n    location\n    price\n    category\n    logo\n    picture: image {\n      ...PictureFiles\n    }\n    gallery {\n      id\n      title\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}": types.LatestProjectDocument,
    "query NewestProjects {\n  found: latestProjects(page: 1, limit: 4) {\n    items {\n      id\n      title\n      location\n      price\n      picture: image {\n        ...PictureFiles\n      }\n    }\n  }\n}": types.NewestProjectsDocument,
    "query Property($id: ID!) {\n  offer: property(id: $id) {\n    id\n    title\n    location\n    price\n    type\n    picture: image {\n      ...PictureFiles\n    }\n    gallery {\n      id\n      title\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}": types.PropertyDocument,
    "query UpcomingProjects($page: Int!, $limit: Int!) {\n  found: upcomingProjects(page: $page, limit: $limit) {\n    items {\n      id\n      title\n      description\n      picture: thumbnail {\n        ...PictureFiles\n      }\n    }\n    page\n    total\n    totalPages\n  }\n}": types.UpcomingProjectsDocument,
    "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}": types.PictureFilesFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LatestProject($id: ID!) {\n  offer: latestProject(id: $id) {\n    id\n    title\n    location\n    price\n    category\n    logo\n    picture: image {\n      ...PictureFiles\n    }\n    gallery {\n      id\n      title\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}"): (typeof documents)["query LatestProject($id: ID!) {\n  offer: latestProject(id: $id) {\n    id\n    title\n    location\n    price\n    category\n    logo\n    picture: image {\n      ...PictureFiles\n    }\n    gallery {\n      id\n      title\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NewestProjects {\n  found: latestProjects(page: 1, limit: 4) {\n    items {\n      id\n      title\n      location\n      price\n      picture: image {\n        ...PictureFiles\n      }\n    }\n  }\n}"): (typeof documents)["query NewestProjects {\n  found: latestProjects(page: 1, limit: 4) {\n    items {\n      id\n      title\n      location\n      price\n      picture: image {\n        ...PictureFiles\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Property($id: ID!) {\n  offer: property(id: $id) {\n    id\n    title\n    location\n    price\n    type\n    picture: image {\n      ...PictureFiles\n    }\n    gallery {\n      id\n      title\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}"): (typeof documents)["query Property($id: ID!) {\n  offer: property(id: $id) {\n    id\n    title\n    location\n    price\n    type\n    picture: image {\n      ...PictureFiles\n    }\n    gallery {\n      id\n      title\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UpcomingProjects($page: Int!, $limit: Int!) {\n  found: upcomingProjects(page: $page, limit: $limit) {\n    items {\n      id\n      title\n      description\n      picture: thumbnail {\n        ...PictureFiles\n      }\n    }\n    page\n    total\n    totalPages\n  }\n}"): (typeof documents)["query UpcomingProjects($page: Int!, $limit: Int!) {\n  found: upcomingProjects(page: $page, limit: $limit) {\n    items {\n      id\n      title\n      description\n      picture: thumbnail {\n        ...PictureFiles\n      }\n    }\n    page\n    total\n    totalPages\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}"): (typeof documents)["fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;