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
    "query Banners {\n  banners(limit: 12) {\n    items {\n      id\n      title\n      subtitle\n      image {\n        ...PictureFiles\n        uprightAvif: uprightSrcset(format: AVIF)\n        uprightWebp: uprightSrcset(format: WEBP)\n      }\n    }\n  }\n}\n\nfragment PropertyCards on PropertyPage {\n  items {\n    __typename\n    id\n    title\n    type\n    price\n    location\n    picture: image {\n      ...PictureFiles\n    }\n  }\n}\n\nquery Properties {\n  villas: properties(type: Villas, limit: 60) {\n    ...PropertyCards\n  }\n  apartments: properties(type: Apartments, limit: 60) {\n    ...PropertyCards\n  }\n  townhouses: properties(type: Townhouses, limit: 60) {\n    ...PropertyCards\n  }\n}\n\nfragment ProjectCards on LatestProjectPage {\n  items {\n    __typename\n    id\n    title\n    category\n    price\n    location\n    picture: image {\n      ...PictureFiles\n    }\n  }\n}\n\nquery Projects {\n  newest: latestProjects(limit: 60) {\n    items {\n      id\n    }\n  }\n  villas: latestProjects(category: Villas, limit: 60) {\n    ...ProjectCards\n  }\n  apartments: latestProjects(category: Apartments, limit: 60) {\n    ...ProjectCards\n  }\n  townhouses: latestProjects(category: Townhouses, limit: 60) {\n    ...ProjectCards\n  }\n}\n\nquery DreamHomes($page: Int!) {\n  categories(page: $page, limit: 6) {\n    items {\n      __typename\n      id\n      title\n      picture: image {\n        ...PictureFiles\n      }\n    }\n    page\n    totalPages\n  }\n}\n\nquery Agents {\n  people(limit: 4) {\n    items {\n      id\n      name\n      position\n      portrait {\n        ...PictureFiles\n      }\n    }\n  }\n}": typeof types.BannersDocument,
    "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}": typeof types.PictureFilesFragmentDoc,
};
const documents: Documents = {
    "query Banners {\n  banners(limit: 12) {\n    items {\n      id\n      title\n      subtitle\n      image {\n        ...PictureFiles\n        uprightAvif: uprightSrcset(format: AVIF)\n        uprightWebp: uprightSrcset(format: WEBP)\n      }\n    }\n  }\n}\n\nfragment PropertyCards on PropertyPage {\n  items {\n    __typename\n    id\n    title\n    type\n    price\n    location\n    picture: image {\n      ...PictureFiles\n    }\n  }\n}\n\nquery Properties {\n  villas: properties(type: Villas, limit: 60) {\n    ...PropertyCards\n  }\n  apartments: properties(type: Apartments, limit: 60) {\n    ...PropertyCards\n  }\n  townhouses: properties(type: Townhouses, limit: 60) {\n    ...PropertyCards\n  }\n}\n\nfragment ProjectCards on LatestProjectPage {\n  items {\n    __typename\n    id\n    title\n    category\n    price\n    location\n    picture: image {\n      ...PictureFiles\n    }\n  }\n}\n\nquery Projects {\n  newest: latestProjects(limit: 60) {\n    items {\n      id\n    }\n  }\n  villas: latestProjects(category: Villas, limit: 60) {\n    ...ProjectCards\n  }\n  apartments: latestProjects(category: Apartments, limit: 60) {\n    ...ProjectCards\n  }\n  townhouses: latestProjects(category: Townhouses, limit: 60) {\n    ...ProjectCards\n  }\n}\n\nquery DreamHomes($page: Int!) {\n  categories(page: $page, limit: 6) {\n    items {\n      __typename\n      id\n      title\n      picture: image {\n        ...PictureFiles\n      }\n    }\n    page\n    totalPages\n  }\n}\n\nquery Agents {\n  people(limit: 4) {\n    items {\n      id\n      name\n      position\n      portrait {\n        ...PictureFiles\n      }\n    }\n  }\n}": types.BannersDocument,
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
export function graphql(source: "query Banners {\n  banners(limit: 12) {\n    items {\n      id\n      title\n      subtitle\n      image {\n        ...PictureFiles\n        uprightAvif: uprightSrcset(format: AVIF)\n        uprightWebp: uprightSrcset(format: WEBP)\n      }\n    }\n  }\n}\n\nfragment PropertyCards on PropertyPage {\n  items {\n    __typename\n    id\n    title\n    type\n    price\n    location\n    picture: image {\n      ...PictureFiles\n    }\n  }\n}\n\nquery Properties {\n  villas: properties(type: Villas, limit: 60) {\n    ...PropertyCards\n  }\n  apartments: properties(type: Apartments, limit: 60) {\n    ...PropertyCards\n  }\n  townhouses: properties(type: Townhouses, limit: 60) {\n    ...PropertyCards\n  }\n}\n\nfragment ProjectCards on LatestProjectPage {\n  items {\n    __typename\n    id\n    title\n    category\n    price\n    location\n    picture: image {\n      ...PictureFiles\n    }\n  }\n}\n\nquery Projects {\n  newest: latestProjects(limit: 60) {\n    items {\n      id\n    }\n  }\n  villas: latestProjects(category: Villas, limit: 60) {\n    ...ProjectCards\n  }\n  apartments: latestProjects(category: Apartments, limit: 60) {\n    ...ProjectCards\n  }\n  townhouses: latestProjects(category: Townhouses, limit: 60) {\n    ...ProjectCards\n  }\n}\n\nquery DreamHomes($page: Int!) {\n  categories(page: $page, limit: 6) {\n    items {\n      __typename\n      id\n      title\n      picture: image {\n        ...PictureFiles\n      }\n    }\n    page\n    totalPages\n  }\n}\n\nquery Agents {\n  people(limit: 4) {\n    items {\n      id\n      name\n      position\n      portrait {\n        ...PictureFiles\n      }\n    }\n  }\n}"): (typeof documents)["query Banners {\n  banners(limit: 12) {\n    items {\n      id\n      title\n      subtitle\n      image {\n        ...PictureFiles\n        uprightAvif: uprightSrcset(format: AVIF)\n        uprightWebp: uprightSrcset(format: WEBP)\n      }\n    }\n  }\n}\n\nfragment PropertyCards on PropertyPage {\n  items {\n    __typename\n    id\n    title\n    type\n    price\n    location\n    picture: image {\n      ...PictureFiles\n    }\n  }\n}\n\nquery Properties {\n  villas: properties(type: Villas, limit: 60) {\n    ...PropertyCards\n  }\n  apartments: properties(type: Apartments, limit: 60) {\n    ...PropertyCards\n  }\n  townhouses: properties(type: Townhouses, limit: 60) {\n    ...PropertyCards\n  }\n}\n\nfragment ProjectCards on LatestProjectPage {\n  items {\n    __typename\n    id\n    title\n    category\n    price\n    location\n    picture: image {\n      ...PictureFiles\n    }\n  }\n}\n\nquery Projects {\n  newest: latestProjects(limit: 60) {\n    items {\n      id\n    }\n  }\n  villas: latestProjects(category: Villas, limit: 60) {\n    ...ProjectCards\n  }\n  apartments: latestProjects(category: Apartments, limit: 60) {\n    ...ProjectCards\n  }\n  townhouses: latestProjects(category: Townhouses, limit: 60) {\n    ...ProjectCards\n  }\n}\n\nquery DreamHomes($page: Int!) {\n  categories(page: $page, limit: 6) {\n    items {\n      __typename\n      id\n      title\n      picture: image {\n        ...PictureFiles\n      }\n    }\n    page\n    totalPages\n  }\n}\n\nquery Agents {\n  people(limit: 4) {\n    items {\n      id\n      name\n      position\n      portrait {\n        ...PictureFiles\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}"): (typeof documents)["fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;