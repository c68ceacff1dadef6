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
    "query HomesFound($filter: HomeFilter!, $sort: HomeSort!, $page: Int!, $limit: Int!) {\n  found: homes(filter: $filter, sort: $sort, page: $page, limit: $limit) {\n    items {\n      ...HomeCard\n    }\n    page\n    total\n    totalPages\n    interpretation {\n      ...InterpretationFields\n    }\n    facets {\n      ...FacetCounts\n    }\n  }\n}\n\nquery FacetsOfHomes($filter: HomeFilter!) {\n  counted: homes(filter: $filter, limit: 1) {\n    facets {\n      ...FacetCounts\n    }\n  }\n}\n\nfragment FacetCounts on HomeFacets {\n  purposes {\n    value\n    count\n  }\n  places {\n    value {\n      id\n    }\n    count\n  }\n  types {\n    value\n    count\n  }\n  bedrooms {\n    value\n    count\n  }\n  furnishing {\n    value\n    count\n  }\n  completion {\n    value\n    count\n  }\n  amenities {\n    value\n    count\n  }\n  views {\n    value\n    count\n  }\n}\n\nquery HomesCounted($filter: HomeFilter!) {\n  counted: homes(filter: $filter, limit: 1) {\n    total\n  }\n}\n\nquery PlaceSuggestions($words: String!) {\n  places(words: $words) {\n    id\n  }\n}\n\nquery HomesOnMap($filter: HomeFilter!, $area: Bounds!, $zoom: Int!) {\n  found: homes(filter: $filter, limit: 1) {\n    clusters(area: $area, zoom: $zoom) {\n      latitude\n      longitude\n      homes\n      west\n      south\n      east\n      north\n      canSplit\n      isApproximate\n      home {\n        __typename\n        id\n        amount\n        rentPeriod\n        bedrooms\n        location\n        ...HomePrice\n      }\n    }\n  }\n}\n\nquery HomesAtPoint($filter: HomeFilter!, $limit: Int!) {\n  found: homes(filter: $filter, limit: $limit) {\n    total\n    items {\n      ...HomeCard\n    }\n  }\n}": typeof types.HomesFoundDocument,
    "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}": typeof types.PictureFilesFragmentDoc,
};
const documents: Documents = {
    "fragment HomeCard on Listing {\n  __typename\n  id\n  title\n  location\n  bedrooms\n  size\n  amount\n  rentPeriod\n  picture: thumbnail {\n    ...PictureFiles\n  }\n  ...HomePrice\n}\n\nfragment HomePrice on Listing {\n  ... on SaleApartment {\n    price\n  }\n  ... on SaleVilla {\n    price\n  }\n  ... on RentalApartment {\n    price: rent\n  }\n  ... on RentalVilla {\n    price: rent\n  }\n}": types.HomeCardFragmentDoc,
    "fragment InterpretationFields on Interpretation {\n  words\n  facts {\n    text\n    query\n    isExcluded\n    start\n    end\n  }\n  terms {\n    text\n    correction\n    isFound\n    start\n    end\n  }\n  ignored {\n    text\n    reason\n    start\n    end\n  }\n}": types.InterpretationFieldsFragmentDoc,
    "query HomesFound($filter: HomeFilter!, $sort: HomeSort!, $page: Int!, $limit: Int!) {\n  found: homes(filter: $filter, sort: $sort, page: $page, limit: $limit) {\n    items {\n      ...HomeCard\n    }\n    page\n    total\n    totalPages\n    interpretation {\n      ...InterpretationFields\n    }\n    facets {\n      ...FacetCounts\n    }\n  }\n}\n\nquery FacetsOfHomes($filter: HomeFilter!) {\n  counted: homes(filter: $filter, limit: 1) {\n    facets {\n      ...FacetCounts\n    }\n  }\n}\n\nfragment FacetCounts on HomeFacets {\n  purposes {\n    value\n    count\n  }\n  places {\n    value {\n      id\n    }\n    count\n  }\n  types {\n    value\n    count\n  }\n  bedrooms {\n    value\n    count\n  }\n  furnishing {\n    value\n    count\n  }\n  completion {\n    value\n    count\n  }\n  amenities {\n    value\n    count\n  }\n  views {\n    value\n    count\n  }\n}\n\nquery HomesCounted($filter: HomeFilter!) {\n  counted: homes(filter: $filter, limit: 1) {\n    total\n  }\n}\n\nquery PlaceSuggestions($words: String!) {\n  places(words: $words) {\n    id\n  }\n}\n\nquery HomesOnMap($filter: HomeFilter!, $area: Bounds!, $zoom: Int!) {\n  found: homes(filter: $filter, limit: 1) {\n    clusters(area: $area, zoom: $zoom) {\n      latitude\n      longitude\n      homes\n      west\n      south\n      east\n      north\n      canSplit\n      isApproximate\n      home {\n        __typename\n        id\n        amount\n        rentPeriod\n        bedrooms\n        location\n        ...HomePrice\n      }\n    }\n  }\n}\n\nquery HomesAtPoint($filter: HomeFilter!, $limit: Int!) {\n  found: homes(filter: $filter, limit: $limit) {\n    total\n    items {\n      ...HomeCard\n    }\n  }\n}": types.HomesFoundDocument,
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
export function graphql(source: "query HomesFound($filter: HomeFilter!, $sort: HomeSort!, $page: Int!, $limit: Int!) {\n  found: homes(filter: $filter, sort: $sort, page: $page, limit: $limit) {\n    items {\n      ...HomeCard\n    }\n    page\n    total\n    totalPages\n    interpretation {\n      ...InterpretationFields\n    }\n    facets {\n      ...FacetCounts\n    }\n  }\n}\n\nquery FacetsOfHomes($filter: HomeFilter!) {\n  counted: homes(filter: $filter, limit: 1) {\n    facets {\n      ...FacetCounts\n    }\n  }\n}\n\nfragment FacetCounts on HomeFacets {\n  purposes {\n    value\n    count\n  }\n  places {\n    value {\n      id\n    }\n    count\n  }\n  types {\n    value\n    count\n  }\n  bedrooms {\n    value\n    count\n  }\n  furnishing {\n    value\n    count\n  }\n  completion {\n    value\n    count\n  }\n  amenities {\n    value\n    count\n  }\n  views {\n    value\n    count\n  }\n}\n\nquery HomesCounted($filter: HomeFilter!) {\n  counted: homes(filter: $filter, limit: 1) {\n    total\n  }\n}\n\nquery PlaceSuggestions($words: String!) {\n  places(words: $words) {\n    id\n  }\n}\n\nquery HomesOnMap($filter: HomeFilter!, $area: Bounds!, $zoom: Int!) {\n  found: homes(filter: $filter, limit: 1) {\n    clusters(area: $area, zoom: $zoom) {\n      latitude\n      longitude\n      homes\n      west\n      south\n      east\n      north\n      canSplit\n      isApproximate\n      home {\n        __typename\n        id\n        amount\n        rentPeriod\n        bedrooms\n        location\n        ...HomePrice\n      }\n    }\n  }\n}\n\nquery HomesAtPoint($filter: HomeFilter!, $limit: Int!) {\n  found: homes(filter: $filter, limit: $limit) {\n    total\n    items {\n      ...HomeCard\n    }\n  }\n}"): (typeof documents)["query HomesFound($filter: HomeFilter!, $sort: HomeSort!, $page: Int!, $limit: Int!) {\n  found: homes(filter: $filter, sort: $sort, page: $page, limit: $limit) {\n    items {\n      ...HomeCard\n    }\n    page\n    total\n    totalPages\n    interpretation {\n      ...InterpretationFields\n    }\n    facets {\n      ...FacetCounts\n    }\n  }\n}\n\nquery FacetsOfHomes($filter: HomeFilter!) {\n  counted: homes(filter: $filter, limit: 1) {\n    facets {\n      ...FacetCounts\n    }\n  }\n}\n\nfragment FacetCounts on HomeFacets {\n  purposes {\n    value\n    count\n  }\n  places {\n    value {\n      id\n    }\n    count\n  }\n  types {\n    value\n    count\n  }\n  bedrooms {\n    value\n    count\n  }\n  furnishing {\n    value\n    count\n  }\n  completion {\n    value\n    count\n  }\n  amenities {\n    value\n    count\n  }\n  views {\n    value\n    count\n  }\n}\n\nquery HomesCounted($filter: HomeFilter!) {\n  counted: homes(filter: $filter, limit: 1) {\n    total\n  }\n}\n\nquery PlaceSuggestions($words: String!) {\n  places(words: $words) {\n    id\n  }\n}\n\nquery HomesOnMap($filter: HomeFilter!, $area: Bounds!, $zoom: Int!) {\n  found: homes(filter: $filter, limit: 1) {\n    clusters(area: $area, zoom: $zoom) {\n      latitude\n      longitude\n      homes\n      west\n      south\n      east\n      north\n      canSplit\n      isApproximate\n      home {\n        __typename\n        id\n        amount\n        rentPeriod\n        bedrooms\n        location\n        ...HomePrice\n      }\n    }\n  }\n}\n\nquery HomesAtPoint($filter: HomeFilter!, $limit: Int!) {\n  found: homes(filter: $filter, limit: $limit) {\n    total\n    items {\n      ...HomeCard\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}"): (typeof documents)["fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;