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
    "fragment PropertyFacts on Property {\n  __typename\n  id\n  title\n  location\n  price\n  type\n  picture: image {\n    ...PictureFiles\n  }\n}\n\nquery NewestProperties {\n  found: properties(page: 1, limit: 4) {\n    items {\n      ...PropertyFacts\n    }\n  }\n}\n\nquery Property($id: ID!) {\n  record: property(id: $id) {\n    ...PropertyFacts\n    picture: image {\n      shareUrl\n    }\n  }\n}\n\nquery PropertyGallery($id: ID!) {\n  of: property(id: $id) {\n    id\n    sections: gallery {\n      id\n      title\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}\n\nfragment ProjectFacts on LatestProject {\n  __typename\n  id\n  title\n  location\n  price\n  category\n  picture: image {\n    ...PictureFiles\n  }\n}\n\nquery NewestProjects {\n  found: latestProjects(page: 1, limit: 4) {\n    items {\n      ...ProjectFacts\n    }\n  }\n}\n\nquery LatestProject($id: ID!) {\n  record: latestProject(id: $id) {\n    ...ProjectFacts\n    picture: image {\n      shareUrl\n    }\n    logo\n  }\n}\n\nquery LatestProjectGallery($id: ID!) {\n  of: latestProject(id: $id) {\n    id\n    sections: gallery {\n      id\n      title\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}\n\nquery UpcomingProjects($page: Int!, $limit: Int!) {\n  found: upcomingProjects(page: $page, limit: $limit) {\n    items {\n      id\n      title\n      description\n      picture: thumbnail {\n        ...PictureFiles\n      }\n    }\n    page\n    total\n    totalPages\n  }\n}": typeof types.PropertyFactsFragmentDoc,
    "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}": typeof types.PictureFilesFragmentDoc,
};
const documents: Documents = {
    "fragment PropertyFacts on Property {\n  __typename\n  id\n  title\n  location\n  price\n  type\n  picture: image {\n    ...PictureFiles\n  }\n}\n\nquery NewestProperties {\n  found: properties(page: 1, limit: 4) {\n    items {\n      ...PropertyFacts\n    }\n  }\n}\n\nquery Property($id: ID!) {\n  record: property(id: $id) {\n    ...PropertyFacts\n    picture: image {\n      shareUrl\n    }\n  }\n}\n\nquery PropertyGallery($id: ID!) {\n  of: property(id: $id) {\n    id\n    sections: gallery {\n      id\n      title\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}\n\nfragment ProjectFacts on LatestProject {\n  __typename\n  id\n  title\n  location\n  price\n  category\n  picture: image {\n    ...PictureFiles\n  }\n}\n\nquery NewestProjects {\n  found: latestProjects(page: 1, limit: 4) {\n    items {\n      ...ProjectFacts\n    }\n  }\n}\n\nquery LatestProject($id: ID!) {\n  record: latestProject(id: $id) {\n    ...ProjectFacts\n    picture: image {\n      shareUrl\n    }\n    logo\n  }\n}\n\nquery LatestProjectGallery($id: ID!) {\n  of: latestProject(id: $id) {\n    id\n    sections: gallery {\n      id\n      title\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}\n\nquery UpcomingProjects($page: Int!, $limit: Int!) {\n  found: upcomingProjects(page: $page, limit: $limit) {\n    items {\n      id\n      title\n      description\n      picture: thumbnail {\n        ...PictureFiles\n      }\n    }\n    page\n    total\n    totalPages\n  }\n}": types.PropertyFactsFragmentDoc,
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
export function graphql(source: "fragment PropertyFacts on Property {\n  __typename\n  id\n  title\n  location\n  price\n  type\n  picture: image {\n    ...PictureFiles\n  }\n}\n\nquery NewestProperties {\n  found: properties(page: 1, limit: 4) {\n    items {\n      ...PropertyFacts\n    }\n  }\n}\n\nquery Property($id: ID!) {\n  record: property(id: $id) {\n    ...PropertyFacts\n    picture: image {\n      shareUrl\n    }\n  }\n}\n\nquery PropertyGallery($id: ID!) {\n  of: property(id: $id) {\n    id\n    sections: gallery {\n      id\n      title\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}\n\nfragment ProjectFacts on LatestProject {\n  __typename\n  id\n  title\n  location\n  price\n  category\n  picture: image {\n    ...PictureFiles\n  }\n}\n\nquery NewestProjects {\n  found: latestProjects(page: 1, limit: 4) {\n    items {\n      ...ProjectFacts\n    }\n  }\n}\n\nquery LatestProject($id: ID!) {\n  record: latestProject(id: $id) {\n    ...ProjectFacts\n    picture: image {\n      shareUrl\n    }\n    logo\n  }\n}\n\nquery LatestProjectGallery($id: ID!) {\n  of: latestProject(id: $id) {\n    id\n    sections: gallery {\n      id\n      title\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}\n\nquery UpcomingProjects($page: Int!, $limit: Int!) {\n  found: upcomingProjects(page: $page, limit: $limit) {\n    items {\n      id\n      title\n      description\n      picture: thumbnail {\n        ...PictureFiles\n      }\n    }\n    page\n    total\n    totalPages\n  }\n}"): (typeof documents)["fragment PropertyFacts on Property {\n  __typename\n  id\n  title\n  location\n  price\n  type\n  picture: image {\n    ...PictureFiles\n  }\n}\n\nquery NewestProperties {\n  found: properties(page: 1, limit: 4) {\n    items {\n      ...PropertyFacts\n    }\n  }\n}\n\nquery Property($id: ID!) {\n  record: property(id: $id) {\n    ...PropertyFacts\n    picture: image {\n      shareUrl\n    }\n  }\n}\n\nquery PropertyGallery($id: ID!) {\n  of: property(id: $id) {\n    id\n    sections: gallery {\n      id\n      title\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}\n\nfragment ProjectFacts on LatestProject {\n  __typename\n  id\n  title\n  location\n  price\n  category\n  picture: image {\n    ...PictureFiles\n  }\n}\n\nquery NewestProjects {\n  found: latestProjects(page: 1, limit: 4) {\n    items {\n      ...ProjectFacts\n    }\n  }\n}\n\nquery LatestProject($id: ID!) {\n  record: latestProject(id: $id) {\n    ...ProjectFacts\n    picture: image {\n      shareUrl\n    }\n    logo\n  }\n}\n\nquery LatestProjectGallery($id: ID!) {\n  of: latestProject(id: $id) {\n    id\n    sections: gallery {\n      id\n      title\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}\n\nquery UpcomingProjects($page: Int!, $limit: Int!) {\n  found: upcomingProjects(page: $page, limit: $limit) {\n    items {\n      id\n      title\n      description\n      picture: thumbnail {\n        ...PictureFiles\n      }\n    }\n    page\n    total\n    totalPages\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}"): (typeof documents)["fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;