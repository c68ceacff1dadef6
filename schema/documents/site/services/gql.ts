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
    "query SellProperty {\n  areas {\n    name\n    homes\n  }\n  newest: saleApartments(page: 1, limit: 1) {\n    items {\n      id\n      title\n      location\n      thumbnail {\n        ...PictureFiles\n      }\n    }\n  }\n}\n\nquery BuyProperty {\n  newest: saleVillas(page: 1, limit: 1) {\n    items {\n      id\n      title\n      location\n      thumbnail {\n        ...PictureFiles\n      }\n    }\n  }\n}\n\nquery RentProperty {\n  newest: rentalApartments(page: 1, limit: 1) {\n    items {\n      id\n      title\n      location\n      thumbnail {\n        ...PictureFiles\n      }\n    }\n  }\n}": typeof types.SellPropertyDocument,
    "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}": typeof types.PictureFilesFragmentDoc,
};
const documents: Documents = {
    "query SellProperty {\n  areas {\n    name\n    homes\n  }\n  newest: saleApartments(page: 1, limit: 1) {\n    items {\n      id\n      title\n      location\n      thumbnail {\n        ...PictureFiles\n      }\n    }\n  }\n}\n\nquery BuyProperty {\n  newest: saleVillas(page: 1, limit: 1) {\n    items {\n      id\n      title\n      location\n      thumbnail {\n        ...PictureFiles\n      }\n    }\n  }\n}\n\nquery RentProperty {\n  newest: rentalApartments(page: 1, limit: 1) {\n    items {\n      id\n      title\n      location\n      thumbnail {\n        ...PictureFiles\n      }\n    }\n  }\n}": types.SellPropertyDocument,
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
export function graphql(source: "query SellProperty {\n  areas {\n    name\n    homes\n  }\n  newest: saleApartments(page: 1, limit: 1) {\n    items {\n      id\n      title\n      location\n      thumbnail {\n        ...PictureFiles\n      }\n    }\n  }\n}\n\nquery BuyProperty {\n  newest: saleVillas(page: 1, limit: 1) {\n    items {\n      id\n      title\n      location\n      thumbnail {\n        ...PictureFiles\n      }\n    }\n  }\n}\n\nquery RentProperty {\n  newest: rentalApartments(page: 1, limit: 1) {\n    items {\n      id\n      title\n      location\n      thumbnail {\n        ...PictureFiles\n      }\n    }\n  }\n}"): (typeof documents)["query SellProperty {\n  areas {\n    name\n    homes\n  }\n  newest: saleApartments(page: 1, limit: 1) {\n    items {\n      id\n      title\n      location\n      thumbnail {\n        ...PictureFiles\n      }\n    }\n  }\n}\n\nquery BuyProperty {\n  newest: saleVillas(page: 1, limit: 1) {\n    items {\n      id\n      title\n      location\n      thumbnail {\n        ...PictureFiles\n      }\n    }\n  }\n}\n\nquery RentProperty {\n  newest: rentalApartments(page: 1, limit: 1) {\n    items {\n      id\n      title\n      location\n      thumbnail {\n        ...PictureFiles\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}"): (typeof documents)["fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;