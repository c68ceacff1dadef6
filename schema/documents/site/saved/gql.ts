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
    "fragment HomeCard on Listing {\n  __typename\n  id\n  title\n  location\n  bedrooms\n  size\n  amount\n  rentPeriod\n  picture: thumbnail {\n    ...PictureFiles\n  }\n  ...HomePrice\n}\n\nfragment HomePrice on Listing {\n  ... on SaleApartment {\n    price\n  }\n  ... on SaleVilla {\n    price\n  }\n  ... on RentalApartment {\n    price: rent\n  }\n  ... on RentalVilla {\n    price: rent\n  }\n}": typeof types.HomeCardFragmentDoc,
    "fragment InterpretationFields on Interpretation {\n  words\n  facts {\n    text\n    query\n    isExcluded\n    start\n    end\n  }\n  terms {\n    text\n    correction\n    isFound\n    start\n    end\n  }\n  ignored {\n    text\n    reason\n    start\n    end\n  }\n}": typeof types.InterpretationFieldsFragmentDoc,
    "query SavedHomes($ids: [ID!]!) {\n  savedHomes: homesByIds(ids: $ids) {\n    ...HomeCard\n  }\n}\n\nquery ComparedHomes($ids: [ID!]!) {\n  comparedHomes: homesByIds(ids: $ids) {\n    ...HomeCard\n    bathrooms\n    reference\n    propertyType\n    amount\n    rentPeriod\n    maidsRoom\n    builtUpArea\n    plotArea\n    furnishing\n    completion\n    parkingSpaces\n    floor\n    views\n    amenities\n    cheques\n    serviceCharge\n    availableFrom\n    placeId\n  }\n}\n\nquery SearchesMailed {\n  canMailSearches\n}\n\nquery MailedSearch($token: String!) {\n  savedSearch(token: $token) {\n    name\n    search\n  }\n}\n\nquery InterpretedSearch($filter: HomeFilter!) {\n  interpreted: homes(filter: $filter, limit: 1) {\n    interpretation {\n      ...InterpretationFields\n    }\n  }\n}\n\nmutation SaveSearch($email: String!, $search: String!) {\n  isDone: saveSearch(email: $email, search: $search)\n}\n\nmutation ConfirmSearch($token: String!) {\n  isDone: confirmSearch(token: $token)\n}\n\nmutation StopSearch($token: String!) {\n  isDone: stopSearch(token: $token)\n}\n\nquery NewestHomes($filter: HomeFilter!, $limit: Int!) {\n  found: homes(filter: $filter, sort: NEWEST, limit: $limit) {\n    total\n    interpretation {\n      ...InterpretationFields\n    }\n    items {\n      id\n      createdAt\n    }\n  }\n}": typeof types.SavedHomesDocument,
    "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}": typeof types.PictureFilesFragmentDoc,
};
const documents: Documents = {
    "fragment HomeCard on Listing {\n  __typename\n  id\n  title\n  location\n  bedrooms\n  size\n  amount\n  rentPeriod\n  picture: thumbnail {\n    ...PictureFiles\n  }\n  ...HomePrice\n}\n\nfragment HomePrice on Listing {\n  ... on SaleApartment {\n    price\n  }\n  ... on SaleVilla {\n    price\n  }\n  ... on RentalApartment {\n    price: rent\n  }\n  ... on RentalVilla {\n    price: rent\n  }\n}": types.HomeCardFragmentDoc,
    "fragment InterpretationFields on Interpretation {\n  words\n  facts {\n    text\n    query\n    isExcluded\n    start\n    end\n  }\n  terms {\n    text\n    correction\n    isFound\n    start\n    end\n  }\n  ignored {\n    text\n    reason\n    start\n    end\n  }\n}": types.InterpretationFieldsFragmentDoc,
    "query SavedHomes($ids: [ID!]!) {\n  savedHomes: homesByIds(ids: $ids) {\n    ...HomeCard\n  }\n}\n\nquery ComparedHomes($ids: [ID!]!) {\n  comparedHomes: homesByIds(ids: $ids) {\n    ...HomeCard\n    bathrooms\n    reference\n    propertyType\n    amount\n    rentPeriod\n    maidsRoom\n    builtUpArea\n    plotArea\n    furnishing\n    completion\n    parkingSpaces\n    floor\n    views\n    amenities\n    cheques\n    serviceCharge\n    availableFrom\n    placeId\n  }\n}\n\nquery SearchesMailed {\n  canMailSearches\n}\n\nquery MailedSearch($token: String!) {\n  savedSearch(token: $token) {\n    name\n    search\n  }\n}\n\nquery InterpretedSearch($filter: HomeFilter!) {\n  interpreted: homes(filter: $filter, limit: 1) {\n    interpretation {\n      ...InterpretationFields\n    }\n  }\n}\n\nmutation SaveSearch($email: String!, $search: String!) {\n  isDone: saveSearch(email: $email, search: $search)\n}\n\nmutation ConfirmSearch($token: String!) {\n  isDone: confirmSearch(token: $token)\n}\n\nmutation StopSearch($token: String!) {\n  isDone: stopSearch(token: $token)\n}\n\nquery NewestHomes($filter: HomeFilter!, $limit: Int!) {\n  found: homes(filter: $filter, sort: NEWEST, limit: $limit) {\n    total\n    interpretation {\n      ...InterpretationFields\n    }\n    items {\n      id\n      createdAt\n    }\n  }\n}": types.SavedHomesDocument,
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
export function graphql(source: "fragment HomeCard on Listing {\n  __typename\n  id\n  title\n  location\n  bedrooms\n  size\n  amount\n  rentPeriod\n  picture: thumbnail {\n    ...PictureFiles\n  }\n  ...HomePrice\n}\n\nfragment HomePrice on Listing {\n  ... on SaleApartment {\n    price\n  }\n  ... on SaleVilla {\n    price\n  }\n  ... on RentalApartment {\n    price: rent\n  }\n  ... on RentalVilla {\n    price: rent\n  }\n}"): (typeof documents)["fragment HomeCard on Listing {\n  __typename\n  id\n  title\n  location\n  bedrooms\n  size\n  amount\n  rentPeriod\n  picture: thumbnail {\n    ...PictureFiles\n  }\n  ...HomePrice\n}\n\nfragment HomePrice on Listing {\n  ... on SaleApartment {\n    price\n  }\n  ... on SaleVilla {\n    price\n  }\n  ... on RentalApartment {\n    price: rent\n  }\n  ... on RentalVilla {\n    price: rent\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment InterpretationFields on Interpretation {\n  words\n  facts {\n    text\n    query\n    isExcluded\n    start\n    end\n  }\n  terms {\n    text\n    correction\n    isFound\n    start\n    end\n  }\n  ignored {\n    text\n    reason\n    start\n    end\n  }\n}"): (typeof documents)["fragment InterpretationFields on Interpretation {\n  words\n  facts {\n    text\n    query\n    isExcluded\n    start\n    end\n  }\n  terms {\n    text\n    correction\n    isFound\n    start\n    end\n  }\n  ignored {\n    text\n    reason\n    start\n    end\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SavedHomes($ids: [ID!]!) {\n  savedHomes: homesByIds(ids: $ids) {\n    ...HomeCard\n  }\n}\n\nquery ComparedHomes($ids: [ID!]!) {\n  comparedHomes: homesByIds(ids: $ids) {\n    ...HomeCard\n    bathrooms\n    reference\n    propertyType\n    amount\n    rentPeriod\n    maidsRoom\n    builtUpArea\n    plotArea\n    furnishing\n    completion\n    parkingSpaces\n    floor\n    views\n    amenities\n    cheques\n    serviceCharge\n    availableFrom\n    placeId\n  }\n}\n\nquery SearchesMailed {\n  canMailSearches\n}\n\nquery MailedSearch($token: String!) {\n  savedSearch(token: $token) {\n    name\n    search\n  }\n}\n\nquery InterpretedSearch($filter: HomeFilter!) {\n  interpreted: homes(filter: $filter, limit: 1) {\n    interpretation {\n      ...InterpretationFields\n    }\n  }\n}\n\nmutation SaveSearch($email: String!, $search: String!) {\n  isDone: saveSearch(email: $email, search: $search)\n}\n\nmutation ConfirmSearch($token: String!) {\n  isDone: confirmSearch(token: $token)\n}\n\nmutation StopSearch($token: String!) {\n  isDone: stopSearch(token: $token)\n}\n\nquery NewestHomes($filter: HomeFilter!, $limit: Int!) {\n  found: homes(filter: $filter, sort: NEWEST, limit: $limit) {\n    total\n    interpretation {\n      ...InterpretationFields\n    }\n    items {\n      id\n      createdAt\n    }\n  }\n}"): (typeof documents)["query SavedHomes($ids: [ID!]!) {\n  savedHomes: homesByIds(ids: $ids) {\n    ...HomeCard\n  }\n}\n\nquery ComparedHomes($ids: [ID!]!) {\n  comparedHomes: homesByIds(ids: $ids) {\n    ...HomeCard\n    bathrooms\n    reference\n    propertyType\n    amount\n    rentPeriod\n    maidsRoom\n    builtUpArea\n    plotArea\n    furnishing\n    completion\n    parkingSpaces\n    floor\n    views\n    amenities\n    cheques\n    serviceCharge\n    availableFrom\n    placeId\n  }\n}\n\nquery SearchesMailed {\n  canMailSearches\n}\n\nquery MailedSearch($token: String!) {\n  savedSearch(token: $token) {\n    name\n    search\n  }\n}\n\nquery InterpretedSearch($filter: HomeFilter!) {\n  interpreted: homes(filter: $filter, limit: 1) {\n    interpretation {\n      ...InterpretationFields\n    }\n  }\n}\n\nmutation SaveSearch($email: String!, $search: String!) {\n  isDone: saveSearch(email: $email, search: $search)\n}\n\nmutation ConfirmSearch($token: String!) {\n  isDone: confirmSearch(token: $token)\n}\n\nmutation StopSearch($token: String!) {\n  isDone: stopSearch(token: $token)\n}\n\nquery NewestHomes($filter: HomeFilter!, $limit: Int!) {\n  found: homes(filter: $filter, sort: NEWEST, limit: $limit) {\n    total\n    interpretation {\n      ...InterpretationFields\n    }\n    items {\n      id\n      createdAt\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}"): (typeof documents)["fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;