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
    "query ApartmentForSale($id: ID!) {\n  offer: saleApartment(id: $id) {\n    id\n    createdAt\n    title\n    location\n    price\n    bedrooms\n    bathrooms\n    size\n    picture: thumbnail {\n      ...PictureFiles\n    }\n    gallery {\n      id\n      title\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}": typeof types.ApartmentForSaleDocument,
    "query ApartmentsForSale($page: Int!, $limit: Int!) {\n  found: saleApartments(page: $page, limit: $limit) {\n    items {\n      id\n      title\n      location\n      price\n      bedrooms\n      size\n      picture: thumbnail {\n        ...PictureFiles\n      }\n    }\n    page\n    total\n    totalPages\n  }\n}": typeof types.ApartmentsForSaleDocument,
    "query RentalApartment($id: ID!) {\n  offer: rentalApartment(id: $id) {\n    id\n    createdAt\n    title\n    location\n    price: rent\n    bedrooms\n    bathrooms\n    size\n    picture: thumbnail {\n      ...PictureFiles\n    }\n    details {\n      id\n      heading\n      createdAt\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}": typeof types.RentalApartmentDocument,
    "query RentalApartments($page: Int!, $limit: Int!) {\n  found: rentalApartments(page: $page, limit: $limit) {\n    items {\n      id\n      title\n      location\n      price: rent\n      bedrooms\n      size\n      picture: thumbnail {\n        ...PictureFiles\n      }\n    }\n    page\n    total\n    totalPages\n  }\n}": typeof types.RentalApartmentsDocument,
    "query RentalVillaImages($villaId: ID!) {\n  villa: rentalVilla(id: $villaId) {\n    id\n    images {\n      id\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}": typeof types.RentalVillaImagesDocument,
    "query RentalVilla($id: ID!) {\n  offer: rentalVilla(id: $id) {\n    id\n    createdAt\n    title\n    location\n    price: rent\n    bedrooms\n    bathrooms\n    size\n    picture: thumbnail {\n      ...PictureFiles\n    }\n  }\n}": typeof types.RentalVillaDocument,
    "query RentalVillas($page: Int!, $limit: Int!) {\n  found: rentalVillas(page: $page, limit: $limit) {\n    items {\n      id\n      title\n      location\n      price: rent\n      bedrooms\n      size\n      picture: thumbnail {\n        ...PictureFiles\n      }\n    }\n    page\n    total\n    totalPages\n  }\n}": typeof types.RentalVillasDocument,
    "query VillaForSale($id: ID!) {\n  offer: saleVilla(id: $id) {\n    id\n    createdAt\n    title\n    location\n    price\n    bedrooms\n    bathrooms\n    size\n    picture: thumbnail {\n      ...PictureFiles\n    }\n    details {\n      id\n      heading\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}": typeof types.VillaForSaleDocument,
    "query VillasForSale($page: Int!, $limit: Int!) {\n  found: saleVillas(page: $page, limit: $limit) {\n    items {\n      id\n      title\n      location\n      price\n      bedrooms\n      size\n      picture: thumbnail {\n        ...PictureFiles\n      }\n    }\n    page\n    total\n    totalPages\n  }\n}": typeof types.VillasForSaleDocument,
    "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}": typeof types.PictureFilesFragmentDoc,
};
const documents: Documents = {
    "query ApartmentForSale($id: ID!) {\n  offer: saleApartment(id: $id) {\n    id\n    createdAt\n    title\n    location\n    price\n    bedrooms\n    bathrooms\n    size\n    picture: thumbnail {\n      ...PictureFiles\n    }\n    gallery {\n      id\n      title\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}": types.ApartmentForSaleDocument,
    "query ApartmentsForSale($page: Int!, $limit: Int!) {\n  found: saleApartments(page: $page, limit: $limit) {\n    items {\n      id\n      title\n      location\n      price\n      bedrooms\n      size\n      picture: thumbnail {\n        ...PictureFiles\n      }\n    }\n    page\n    total\n    totalPages\n  }\n}": types.ApartmentsForSaleDocument,
    "query RentalApartment($id: ID!) {\n  offer: rentalApartment(id: $id) {\n    id\n    createdAt\n    title\n    location\n    price: rent\n    bedrooms\n    bathrooms\n    size\n    picture: thumbnail {\n      ...PictureFiles\n    }\n    details {\n      id\n      heading\n      createdAt\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}": types.RentalApartmentDocument,
    "query RentalApartments($page: Int!, $limit: Int!) {\n  found: rentalApartments(page: $page, limit: $limit) {\n    items {\n      id\n      title\n      location\n      price: rent\n      bedrooms\n      size\n      picture: thumbnail {\n        ...PictureFiles\n      }\n    }\n    page\n    total\n    totalPages\n  }\n}": types.RentalApartmentsDocument,
    "query RentalVillaImages($villaId: ID!) {\n  villa: rentalVilla(id: $villaId) {\n    id\n    images {\n      id\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}": types.RentalVillaImagesDocument,
    "query RentalVilla($id: ID!) {\n  offer: rentalVilla(id: $id) {\n    id\n    createdAt\n    title\n    location\n    price: rent\n    bedrooms\n    bathrooms\n    size\n    picture: thumbnail {\n      ...PictureFiles\n    }\n  }\n}": types.RentalVillaDocument,
    "query RentalVillas($page: Int!, $limit: Int!) {\n  found: rentalVillas(page: $page, limit: $limit) {\n    items {\n      id\n      title\n      location\n      price: rent\n      bedrooms\n      size\n      picture: thumbnail {\n        ...PictureFiles\n      }\n    }\n    page\n    total\n    totalPages\n  }\n}": types.RentalVillasDocument,
    "query VillaForSale($id: ID!) {\n  offer: saleVilla(id: $id) {\n    id\n    createdAt\n    title\n    location\n    price\n    bedrooms\n    bathrooms\n    size\n    picture: thumbnail {\n      ...PictureFiles\n    }\n    details {\n      id\n      heading\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}": types.VillaForSaleDocument,
    "query VillasForSale($page: Int!, $limit: Int!) {\n  found: saleVillas(page: $page, limit: $limit) {\n    items {\n      id\n      title\n      location\n      price\n      bedrooms\n      size\n      picture: thumbnail {\n        ...PictureFiles\n      }\n    }\n    page\n    total\n    totalPages\n  }\n}": types.VillasForSaleDocument,
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
export function graphql(source: "query ApartmentForSale($id: ID!) {\n  offer: saleApartment(id: $id) {\n    id\n    createdAt\n    title\n    location\n    price\n    bedrooms\n    bathrooms\n    size\n    picture: thumbnail {\n      ...PictureFiles\n    }\n    gallery {\n      id\n      title\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}"): (typeof documents)["query ApartmentForSale($id: ID!) {\n  offer: saleApartment(id: $id) {\n    id\n    createdAt\n    title\n    location\n    price\n    bedrooms\n    bathrooms\n    size\n    picture: thumbnail {\n      ...PictureFiles\n    }\n    gallery {\n      id\n      title\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApartmentsForSale($page: Int!, $limit: Int!) {\n  found: saleApartments(page: $page, limit: $limit) {\n    items {\n      id\n      title\n      location\n      price\n      bedrooms\n      size\n      picture: thumbnail {\n        ...PictureFiles\n      }\n    }\n    page\n    total\n    totalPages\n  }\n}"): (typeof documents)["query ApartmentsForSale($page: Int!, $limit: Int!) {\n  found: saleApartments(page: $page, limit: $limit) {\n    items {\n      id\n      title\n      location\n      price\n      bedrooms\n      size\n      picture: thumbnail {\n        ...PictureFiles\n      }\n    }\n    page\n    total\n    totalPages\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RentalApartment($id: ID!) {\n  offer: rentalApartment(id: $id) {\n    id\n    createdAt\n    title\n    location\n    price: rent\n    bedrooms\n    bathrooms\n    size\n    picture: thumbnail {\n      ...PictureFiles\n    }\n    details {\n      id\n      heading\n      createdAt\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}"): (typeof documents)["query RentalApartment($id: ID!) {\n  offer: rentalApartment(id: $id) {\n    id\n    createdAt\n    title\n    location\n    price: rent\n    bedrooms\n    bathrooms\n    size\n    picture: thumbnail {\n      ...PictureFiles\n    }\n    details {\n      id\n      heading\n      createdAt\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RentalApartments($page: Int!, $limit: Int!) {\n  found: rentalApartments(page: $page, limit: $limit) {\n    items {\n      id\n      title\n      location\n      price: rent\n      bedrooms\n      size\n      picture: thumbnail {\n        ...PictureFiles\n      }\n    }\n    page\n    total\n    totalPages\n  }\n}"): (typeof documents)["query RentalApartments($page: Int!, $limit: Int!) {\n  found: rentalApartments(page: $page, limit: $limit) {\n    items {\n      id\n      title\n      location\n      price: rent\n      bedrooms\n      size\n      picture: thumbnail {\n        ...PictureFiles\n      }\n    }\n    page\n    total\n    totalPages\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RentalVillaImages($villaId: ID!) {\n  villa: rentalVilla(id: $villaId) {\n    id\n    images {\n      id\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}"): (typeof documents)["query RentalVillaImages($villaId: ID!) {\n  villa: rentalVilla(id: $villaId) {\n    id\n    images {\n      id\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RentalVilla($id: ID!) {\n  offer: rentalVilla(id: $id) {\n    id\n    createdAt\n    title\n    location\n    price: rent\n    bedrooms\n    bathrooms\n    size\n    picture: thumbnail {\n      ...PictureFiles\n    }\n  }\n}"): (typeof documents)["query RentalVilla($id: ID!) {\n  offer: rentalVilla(id: $id) {\n    id\n    createdAt\n    title\n    location\n    price: rent\n    bedrooms\n    bathrooms\n    size\n    picture: thumbnail {\n      ...PictureFiles\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RentalVillas($page: Int!, $limit: Int!) {\n  found: rentalVillas(page: $page, limit: $limit) {\n    items {\n      id\n      title\n      location\n      price: rent\n      bedrooms\n      size\n      picture: thumbnail {\n        ...PictureFiles\n      }\n    }\n    page\n    total\n    totalPages\n  }\n}"): (typeof documents)["query RentalVillas($page: Int!, $limit: Int!) {\n  found: rentalVillas(page: $page, limit: $limit) {\n    items {\n      id\n      title\n      location\n      price: rent\n      bedrooms\n      size\n      picture: thumbnail {\n        ...PictureFiles\n      }\n    }\n    page\n    total\n    totalPages\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VillaForSale($id: ID!) {\n  offer: saleVilla(id: $id) {\n    id\n    createdAt\n    title\n    location\n    price\n    bedrooms\n    bathrooms\n    size\n    picture: thumbnail {\n      ...PictureFiles\n    }\n    details {\n      id\n      heading\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}"): (typeof documents)["query VillaForSale($id: ID!) {\n  offer: saleVilla(id: $id) {\n    id\n    createdAt\n    title\n    location\n    price\n    bedrooms\n    bathrooms\n    size\n    picture: thumbnail {\n      ...PictureFiles\n    }\n    details {\n      id\n      heading\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VillasForSale($page: Int!, $limit: Int!) {\n  found: saleVillas(page: $page, limit: $limit) {\n    items {\n      id\n      title\n      location\n      price\n      bedrooms\n      size\n      picture: thumbnail {\n        ...PictureFiles\n      }\n    }\n    page\n    total\n    totalPages\n  }\n}"): (typeof documents)["query VillasForSale($page: Int!, $limit: Int!) {\n  found: saleVillas(page: $page, limit: $limit) {\n    items {\n      id\n      title\n      location\n      price\n      bedrooms\n      size\n      picture: thumbnail {\n        ...PictureFiles\n      }\n    }\n    page\n    total\n    totalPages\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}"): (typeof documents)["fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;