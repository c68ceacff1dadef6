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
    "fragment HomeCard on Listing {\n  __typename\n  id\n  title\n  location\n  bedrooms\n  size\n  picture: thumbnail {\n    ...PictureFiles\n  }\n  ...HomePrice\n}\n\nfragment HomePrice on Listing {\n  ... on SaleApartment {\n    price\n  }\n  ... on SaleVilla {\n    price\n  }\n  ... on RentalApartment {\n    price: rent\n  }\n  ... on RentalVilla {\n    price: rent\n  }\n}": typeof types.HomeCardFragmentDoc,
    "query HomesAlike($id: ID!) {\n  of: numberedHomes(ids: [$id]) {\n    like(first: 3) {\n      ...HomeCard\n    }\n    near(first: 6) {\n      ...HomeCard\n    }\n  }\n}": typeof types.HomesAlikeDocument,
    "query ApartmentsForSale($page: Int!, $limit: Int!) {\n  found: saleApartments(page: $page, limit: $limit) {\n    items {\n      ...HomeFacts\n    }\n    page\n    total\n    totalPages\n  }\n}\n\nquery ApartmentForSale($id: ID!) {\n  record: saleApartment(id: $id) {\n    ...HomeFacts\n    ...HomeDetails\n    createdAt\n  }\n}\n\nquery ApartmentForSaleGallery($id: ID!) {\n  of: saleApartment(id: $id) {\n    id\n    sections: gallery {\n      id\n      title\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}": typeof types.ApartmentsForSaleDocument,
    "fragment HomeDetails on Listing {\n  picture: thumbnail {\n    shareUrl\n  }\n  propertyType\n  amount\n  rentPeriod\n  priceOnRequest\n  bedroomCount\n  bathroomCount\n  maidsRoom\n  builtUpArea\n  plotArea\n  furnishing\n  completion\n  parkingSpaces\n  floor\n  views\n  amenities\n  cheques\n  serviceCharge\n  availableFrom\n  placeId\n  mapPosition {\n    latitude\n    longitude\n    isApproximate\n    place\n  }\n  building\n}\n\nfragment HomeFacts on Listing {\n  ...HomeCard\n  bathrooms\n  reference\n}": typeof types.HomeDetailsFragmentDoc,
    "query RentalApartments($page: Int!, $limit: Int!) {\n  found: rentalApartments(page: $page, limit: $limit) {\n    items {\n      ...HomeFacts\n    }\n    page\n    total\n    totalPages\n  }\n}\n\nquery RentalApartment($id: ID!) {\n  record: rentalApartment(id: $id) {\n    ...HomeFacts\n    ...HomeDetails\n    createdAt\n  }\n}\n\nquery RentalApartmentDetails($id: ID!) {\n  of: rentalApartment(id: $id) {\n    id\n    sections: details {\n      id\n      heading\n      description\n      createdAt\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}": typeof types.RentalApartmentsDocument,
    "query RentalVillas($page: Int!, $limit: Int!) {\n  found: rentalVillas(page: $page, limit: $limit) {\n    items {\n      ...HomeFacts\n    }\n    page\n    total\n    totalPages\n  }\n}\n\nquery RentalVilla($id: ID!) {\n  record: rentalVilla(id: $id) {\n    ...HomeFacts\n    ...HomeDetails\n    createdAt\n  }\n}\n\nquery RentalVillaImages($id: ID!) {\n  of: rentalVilla(id: $id) {\n    id\n    sections: images {\n      id\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}": typeof types.RentalVillasDocument,
    "query VillasForSale($page: Int!, $limit: Int!) {\n  found: saleVillas(page: $page, limit: $limit) {\n    items {\n      ...HomeFacts\n    }\n    page\n    total\n    totalPages\n  }\n}\n\nquery VillaForSale($id: ID!) {\n  record: saleVilla(id: $id) {\n    ...HomeFacts\n    ...HomeDetails\n    createdAt\n  }\n}\n\nquery VillaForSaleDetails($id: ID!) {\n  of: saleVilla(id: $id) {\n    id\n    sections: details {\n      id\n      heading\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}": typeof types.VillasForSaleDocument,
    "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}": typeof types.PictureFilesFragmentDoc,
};
const documents: Documents = {
    "fragment HomeCard on Listing {\n  __typename\n  id\n  title\n  location\n  bedrooms\n  size\n  picture: thumbnail {\n    ...PictureFiles\n  }\n  ...HomePrice\n}\n\nfragment HomePrice on Listing {\n  ... on SaleApartment {\n    price\n  }\n  ... on SaleVilla {\n    price\n  }\n  ... on RentalApartment {\n    price: rent\n  }\n  ... on RentalVilla {\n    price: rent\n  }\n}": types.HomeCardFragmentDoc,
    "query HomesAlike($id: ID!) {\n  of: numberedHomes(ids: [$id]) {\n    like(first: 3) {\n      ...HomeCard\n    }\n    near(first: 6) {\n      ...HomeCard\n    }\n  }\n}": types.HomesAlikeDocument,
    "query ApartmentsForSale($page: Int!, $limit: Int!) {\n  found: saleApartments(page: $page, limit: $limit) {\n    items {\n      ...HomeFacts\n    }\n    page\n    total\n    totalPages\n  }\n}\n\nquery ApartmentForSale($id: ID!) {\n  record: saleApartment(id: $id) {\n    ...HomeFacts\n    ...HomeDetails\n    createdAt\n  }\n}\n\nquery ApartmentForSaleGallery($id: ID!) {\n  of: saleApartment(id: $id) {\n    id\n    sections: gallery {\n      id\n      title\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}": types.ApartmentsForSaleDocument,
    "fragment HomeDetails on Listing {\n  picture: thumbnail {\n    shareUrl\n  }\n  propertyType\n  amount\n  rentPeriod\n  priceOnRequest\n  bedroomCount\n  bathroomCount\n  maidsRoom\n  builtUpArea\n  plotArea\n  furnishing\n  completion\n  parkingSpaces\n  floor\n  views\n  amenities\n  cheques\n  serviceCharge\n  availableFrom\n  placeId\n  mapPosition {\n    latitude\n    longitude\n    isApproximate\n    place\n  }\n  building\n}\n\nfragment HomeFacts on Listing {\n  ...HomeCard\n  bathrooms\n  reference\n}": types.HomeDetailsFragmentDoc,
    "query RentalApartments($page: Int!, $limit: Int!) {\n  found: rentalApartments(page: $page, limit: $limit) {\n    items {\n      ...HomeFacts\n    }\n    page\n    total\n    totalPages\n  }\n}\n\nquery RentalApartment($id: ID!) {\n  record: rentalApartment(id: $id) {\n    ...HomeFacts\n    ...HomeDetails\n    createdAt\n  }\n}\n\nquery RentalApartmentDetails($id: ID!) {\n  of: rentalApartment(id: $id) {\n    id\n    sections: details {\n      id\n      heading\n      description\n      createdAt\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}": types.RentalApartmentsDocument,
    "query RentalVillas($page: Int!, $limit: Int!) {\n  found: rentalVillas(page: $page, limit: $limit) {\n    items {\n      ...HomeFacts\n    }\n    page\n    total\n    totalPages\n  }\n}\n\nquery RentalVilla($id: ID!) {\n  record: rentalVilla(id: $id) {\n    ...HomeFacts\n    ...HomeDetails\n    createdAt\n  }\n}\n\nquery RentalVillaImages($id: ID!) {\n  of: rentalVilla(id: $id) {\n    id\n    sections: images {\n      id\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}": types.RentalVillasDocument,
    "query VillasForSale($page: Int!, $limit: Int!) {\n  found: saleVillas(page: $page, limit: $limit) {\n    items {\n      ...HomeFacts\n    }\n    page\n    total\n    totalPages\n  }\n}\n\nquery VillaForSale($id: ID!) {\n  record: saleVilla(id: $id) {\n    ...HomeFacts\n    ...HomeDetails\n    createdAt\n  }\n}\n\nquery VillaForSaleDetails($id: ID!) {\n  of: saleVilla(id: $id) {\n    id\n    sections: details {\n      id\n      heading\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}": types.VillasForSaleDocument,
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
export function graphql(source: "fragment HomeCard on Listing {\n  __typename\n  id\n  title\n  location\n  bedrooms\n  size\n  picture: thumbnail {\n    ...PictureFiles\n  }\n  ...HomePrice\n}\n\nfragment HomePrice on Listing {\n  ... on SaleApartment {\n    price\n  }\n  ... on SaleVilla {\n    price\n  }\n  ... on RentalApartment {\n    price: rent\n  }\n  ... on RentalVilla {\n    price: rent\n  }\n}"): (typeof documents)["fragment HomeCard on Listing {\n  __typename\n  id\n  title\n  location\n  bedrooms\n  size\n  picture: thumbnail {\n    ...PictureFiles\n  }\n  ...HomePrice\n}\n\nfragment HomePrice on Listing {\n  ... on SaleApartment {\n    price\n  }\n  ... on SaleVilla {\n    price\n  }\n  ... on RentalApartment {\n    price: rent\n  }\n  ... on RentalVilla {\n    price: rent\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HomesAlike($id: ID!) {\n  of: numberedHomes(ids: [$id]) {\n    like(first: 3) {\n      ...HomeCard\n    }\n    near(first: 6) {\n      ...HomeCard\n    }\n  }\n}"): (typeof documents)["query HomesAlike($id: ID!) {\n  of: numberedHomes(ids: [$id]) {\n    like(first: 3) {\n      ...HomeCard\n    }\n    near(first: 6) {\n      ...HomeCard\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApartmentsForSale($page: Int!, $limit: Int!) {\n  found: saleApartments(page: $page, limit: $limit) {\n    items {\n      ...HomeFacts\n    }\n    page\n    total\n    totalPages\n  }\n}\n\nquery ApartmentForSale($id: ID!) {\n  record: saleApartment(id: $id) {\n    ...HomeFacts\n    ...HomeDetails\n    createdAt\n  }\n}\n\nquery ApartmentForSaleGallery($id: ID!) {\n  of: saleApartment(id: $id) {\n    id\n    sections: gallery {\n      id\n      title\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}"): (typeof documents)["query ApartmentsForSale($page: Int!, $limit: Int!) {\n  found: saleApartments(page: $page, limit: $limit) {\n    items {\n      ...HomeFacts\n    }\n    page\n    total\n    totalPages\n  }\n}\n\nquery ApartmentForSale($id: ID!) {\n  record: saleApartment(id: $id) {\n    ...HomeFacts\n    ...HomeDetails\n    createdAt\n  }\n}\n\nquery ApartmentForSaleGallery($id: ID!) {\n  of: saleApartment(id: $id) {\n    id\n    sections: gallery {\n      id\n      title\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment HomeDetails on Listing {\n  picture: thumbnail {\n    shareUrl\n  }\n  propertyType\n  amount\n  rentPeriod\n  priceOnRequest\n  bedroomCount\n  bathroomCount\n  maidsRoom\n  builtUpArea\n  plotArea\n  furnishing\n  completion\n  parkingSpaces\n  floor\n  views\n  amenities\n  cheques\n  serviceCharge\n  availableFrom\n  placeId\n  mapPosition {\n    latitude\n    longitude\n    isApproximate\n    place\n  }\n  building\n}\n\nfragment HomeFacts on Listing {\n  ...HomeCard\n  bathrooms\n  reference\n}"): (typeof documents)["fragment HomeDetails on Listing {\n  picture: thumbnail {\n    shareUrl\n  }\n  propertyType\n  amount\n  rentPeriod\n  priceOnRequest\n  bedroomCount\n  bathroomCount\n  maidsRoom\n  builtUpArea\n  plotArea\n  furnishing\n  completion\n  parkingSpaces\n  floor\n  views\n  amenities\n  cheques\n  serviceCharge\n  availableFrom\n  placeId\n  mapPosition {\n    latitude\n    longitude\n    isApproximate\n    place\n  }\n  building\n}\n\nfragment HomeFacts on Listing {\n  ...HomeCard\n  bathrooms\n  reference\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RentalApartments($page: Int!, $limit: Int!) {\n  found: rentalApartments(page: $page, limit: $limit) {\n    items {\n      ...HomeFacts\n    }\n    page\n    total\n    totalPages\n  }\n}\n\nquery RentalApartment($id: ID!) {\n  record: rentalApartment(id: $id) {\n    ...HomeFacts\n    ...HomeDetails\n    createdAt\n  }\n}\n\nquery RentalApartmentDetails($id: ID!) {\n  of: rentalApartment(id: $id) {\n    id\n    sections: details {\n      id\n      heading\n      description\n      createdAt\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}"): (typeof documents)["query RentalApartments($page: Int!, $limit: Int!) {\n  found: rentalApartments(page: $page, limit: $limit) {\n    items {\n      ...HomeFacts\n    }\n    page\n    total\n    totalPages\n  }\n}\n\nquery RentalApartment($id: ID!) {\n  record: rentalApartment(id: $id) {\n    ...HomeFacts\n    ...HomeDetails\n    createdAt\n  }\n}\n\nquery RentalApartmentDetails($id: ID!) {\n  of: rentalApartment(id: $id) {\n    id\n    sections: details {\n      id\n      heading\n      description\n      createdAt\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RentalVillas($page: Int!, $limit: Int!) {\n  found: rentalVillas(page: $page, limit: $limit) {\n    items {\n      ...HomeFacts\n    }\n    page\n    total\n    totalPages\n  }\n}\n\nquery RentalVilla($id: ID!) {\n  record: rentalVilla(id: $id) {\n    ...HomeFacts\n    ...HomeDetails\n    createdAt\n  }\n}\n\nquery RentalVillaImages($id: ID!) {\n  of: rentalVilla(id: $id) {\n    id\n    sections: images {\n      id\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}"): (typeof documents)["query RentalVillas($page: Int!, $limit: Int!) {\n  found: rentalVillas(page: $page, limit: $limit) {\n    items {\n      ...HomeFacts\n    }\n    page\n    total\n    totalPages\n  }\n}\n\nquery RentalVilla($id: ID!) {\n  record: rentalVilla(id: $id) {\n    ...HomeFacts\n    ...HomeDetails\n    createdAt\n  }\n}\n\nquery RentalVillaImages($id: ID!) {\n  of: rentalVilla(id: $id) {\n    id\n    sections: images {\n      id\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VillasForSale($page: Int!, $limit: Int!) {\n  found: saleVillas(page: $page, limit: $limit) {\n    items {\n      ...HomeFacts\n    }\n    page\n    total\n    totalPages\n  }\n}\n\nquery VillaForSale($id: ID!) {\n  record: saleVilla(id: $id) {\n    ...HomeFacts\n    ...HomeDetails\n    createdAt\n  }\n}\n\nquery VillaForSaleDetails($id: ID!) {\n  of: saleVilla(id: $id) {\n    id\n    sections: details {\n      id\n      heading\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}"): (typeof documents)["query VillasForSale($page: Int!, $limit: Int!) {\n  found: saleVillas(page: $page, limit: $limit) {\n    items {\n      ...HomeFacts\n    }\n    page\n    total\n    totalPages\n  }\n}\n\nquery VillaForSale($id: ID!) {\n  record: saleVilla(id: $id) {\n    ...HomeFacts\n    ...HomeDetails\n    createdAt\n  }\n}\n\nquery VillaForSaleDetails($id: ID!) {\n  of: saleVilla(id: $id) {\n    id\n    sections: details {\n      id\n      heading\n      description\n      image {\n        ...PictureFiles\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}"): (typeof documents)["fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;