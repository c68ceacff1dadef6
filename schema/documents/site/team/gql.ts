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
    "fragment PersonCard on Person {\n  id\n  slug\n  name\n  position\n  introduction\n  profiles\n  portrait {\n    ...PictureFiles\n  }\n}\n\nquery Team {\n  people(limit: 200) {\n    items {\n      ...PersonCard\n    }\n  }\n}\n\nquery TeamMember($slug: String!) {\n  record: person(slug: $slug) {\n    ...PersonCard\n    biography\n    languages\n    subjects\n    phone\n    whatsApp\n    brn\n    portrait {\n      shareUrl\n    }\n  }\n}": typeof types.PersonCardFragmentDoc,
    "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}": typeof types.PictureFilesFragmentDoc,
};
const documents: Documents = {
    "fragment PersonCard on Person {\n  id\n  slug\n  name\n  position\n  introduction\n  profiles\n  portrait {\n    ...PictureFiles\n  }\n}\n\nquery Team {\n  people(limit: 200) {\n    items {\n      ...PersonCard\n    }\n  }\n}\n\nquery TeamMember($slug: String!) {\n  record: person(slug: $slug) {\n    ...PersonCard\n    biography\n    languages\n    subjects\n    phone\n    whatsApp\n    brn\n    portrait {\n      shareUrl\n    }\n  }\n}": types.PersonCardFragmentDoc,
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
export function graphql(source: "fragment PersonCard on Person {\n  id\n  slug\n  name\n  position\n  introduction\n  profiles\n  portrait {\n    ...PictureFiles\n  }\n}\n\nquery Team {\n  people(limit: 200) {\n    items {\n      ...PersonCard\n    }\n  }\n}\n\nquery TeamMember($slug: String!) {\n  record: person(slug: $slug) {\n    ...PersonCard\n    biography\n    languages\n    subjects\n    phone\n    whatsApp\n    brn\n    portrait {\n      shareUrl\n    }\n  }\n}"): (typeof documents)["fragment PersonCard on Person {\n  id\n  slug\n  name\n  position\n  introduction\n  profiles\n  portrait {\n    ...PictureFiles\n  }\n}\n\nquery Team {\n  people(limit: 200) {\n    items {\n      ...PersonCard\n    }\n  }\n}\n\nquery TeamMember($slug: String!) {\n  record: person(slug: $slug) {\n    ...PersonCard\n    biography\n    languages\n    subjects\n    phone\n    whatsApp\n    brn\n    portrait {\n      shareUrl\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}"): (typeof documents)["fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;