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
    "query Agency {\n  agency {\n    name\n    wordmark\n    brandColour\n    accentColour\n    accentOnBrandColour\n    address\n    community\n    latitude\n    longitude\n    directions\n    postBox\n    email\n    phones\n    whatsApp\n    hoursMonday\n    hoursTuesday\n    hoursWednesday\n    hoursThursday\n    hoursFriday\n    hoursSaturday\n    hoursSunday\n    licence\n    socialLinks\n    figuresTitle\n    figures\n    copyrightYear\n    copyrightHolder\n    logo {\n      url\n      width\n      height\n      webp: srcset(format: WEBP)\n    }\n  }\n  linkPreview {\n    description\n  }\n}": typeof types.AgencyDocument,
    "fragment Agent on Person {\n  slug\n  name\n  position\n  languages\n  phone\n  whatsApp\n  portrait {\n    ...PictureFiles\n  }\n}": typeof types.AgentFragmentDoc,
    "fragment HomeCard on Listing {\n  __typename\n  id\n  title\n  location\n  bedrooms\n  size\n  amount\n  rentPeriod\n  picture: thumbnail {\n    ...PictureFiles\n  }\n  ...HomePrice\n}\n\nfragment HomePrice on Listing {\n  ... on SaleApartment {\n    price\n  }\n  ... on SaleVilla {\n    price\n  }\n  ... on RentalApartment {\n    price: rent\n  }\n  ... on RentalVilla {\n    price: rent\n  }\n}": typeof types.HomeCardFragmentDoc,
    "fragment InterpretationFields on Interpretation {\n  words\n  facts {\n    text\n    query\n    isExcluded\n    start\n    end\n  }\n  terms {\n    text\n    correction\n    isFound\n    start\n    end\n  }\n  ignored {\n    text\n    reason\n    start\n    end\n  }\n}": typeof types.InterpretationFieldsFragmentDoc,
    "query PageContent($key: SitePageKey!) {\n  page: pageContent(key: $key) {\n    lead\n    description\n    figures {\n      value\n      name\n    }\n    sections {\n      id\n      heading\n      html\n    }\n    call {\n      title\n      text\n      label\n    }\n  }\n}": typeof types.PageContentDocument,
    "mutation SendContactMessage($input: ContactMessageInput!) {\n  sendContactMessage(input: $input)\n}": typeof types.SendContactMessageDocument,
    "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}": typeof types.PictureFilesFragmentDoc,
};
const documents: Documents = {
    "query Agency {\n  agency {\n    name\n    wordmark\n    brandColour\n    accentColour\n    accentOnBrandColour\n    address\n    community\n    latitude\n    longitude\n    directions\n    postBox\n    email\n    phones\n    whatsApp\n    hoursMonday\n    hoursTuesday\n    hoursWednesday\n    hoursThursday\n    hoursFriday\n    hoursSaturday\n    hoursSunday\n    licence\n    socialLinks\n    figuresTitle\n    figures\n    copyrightYear\n    copyrightHolder\n    logo {\n      url\n      width\n      height\n      webp: srcset(format: WEBP)\n    }\n  }\n  linkPreview {\n    description\n  }\n}": types.AgencyDocument,
    "fragment Agent on Person {\n  slug\n  name\n  position\n  languages\n  phone\n  whatsApp\n  portrait {\n    ...PictureFiles\n  }\n}": types.AgentFragmentDoc,
    "fragment HomeCard on Listing {\n  __typename\n  id\n  title\n  location\n  bedrooms\n  size\n  amount\n  rentPeriod\n  picture: thumbnail {\n    ...PictureFiles\n  }\n  ...HomePrice\n}\n\nfragment HomePrice on Listing {\n  ... on SaleApartment {\n    price\n  }\n  ... on SaleVilla {\n    price\n  }\n  ... on RentalApartment {\n    price: rent\n  }\n  ... on RentalVilla {\n    price: rent\n  }\n}": types.HomeCardFragmentDoc,
    "fragment InterpretationFields on Interpretation {\n  words\n  facts {\n    text\n    query\n    isExcluded\n    start\n    end\n  }\n  terms {\n    text\n    correction\n    isFound\n    start\n    end\n  }\n  ignored {\n    text\n    reason\n    start\n    end\n  }\n}": types.InterpretationFieldsFragmentDoc,
    "query PageContent($key: SitePageKey!) {\n  page: pageContent(key: $key) {\n    lead\n    description\n    figures {\n      value\n      name\n    }\n    sections {\n      id\n      heading\n      html\n    }\n    call {\n      title\n      text\n      label\n    }\n  }\n}": types.PageContentDocument,
    "mutation SendContactMessage($input: ContactMessageInput!) {\n  sendContactMessage(input: $input)\n}": types.SendContactMessageDocument,
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
export function graphql(source: "query Agency {\n  agency {\n    name\n    wordmark\n    brandColour\n    accentColour\n    accentOnBrandColour\n    address\n    community\n    latitude\n    longitude\n    directions\n    postBox\n    email\n    phones\n    whatsApp\n    hoursMonday\n    hoursTuesday\n    hoursWednesday\n    hoursThursday\n    hoursFriday\n    hoursSaturday\n    hoursSunday\n    licence\n    socialLinks\n    figuresTitle\n    figures\n    copyrightYear\n    copyrightHolder\n    logo {\n      url\n      width\n      height\n      webp: srcset(format: WEBP)\n    }\n  }\n  linkPreview {\n    description\n  }\n}"): (typeof documents)["query Agency {\n  agency {\n    name\n    wordmark\n    brandColour\n    accentColour\n    accentOnBrandColour\n    address\n    community\n    latitude\n    longitude\n    directions\n    postBox\n    email\n    phones\n    whatsApp\n    hoursMonday\n    hoursTuesday\n    hoursWednesday\n    hoursThursday\n    hoursFriday\n    hoursSaturday\n    hoursSunday\n    licence\n    socialLinks\n    figuresTitle\n    figures\n    copyrightYear\n    copyrightHolder\n    logo {\n      url\n      width\n      height\n      webp: srcset(format: WEBP)\n    }\n  }\n  linkPreview {\n    description\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Agent on Person {\n  slug\n  name\n  position\n  languages\n  phone\n  whatsApp\n  portrait {\n    ...PictureFiles\n  }\n}"): (typeof documents)["fragment Agent on Person {\n  slug\n  name\n  position\n  languages\n  phone\n  whatsApp\n  portrait {\n    ...PictureFiles\n  }\n}"];
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
export function graphql(source: "query PageContent($key: SitePageKey!) {\n  page: pageContent(key: $key) {\n    lead\n    description\n    figures {\n      value\n      name\n    }\n    sections {\n      id\n      heading\n      html\n    }\n    call {\n      title\n      text\n      label\n    }\n  }\n}"): (typeof documents)["query PageContent($key: SitePageKey!) {\n  page: pageContent(key: $key) {\n    lead\n    description\n    figures {\n      value\n      name\n    }\n    sections {\n      id\n      heading\n      html\n    }\n    call {\n      title\n      text\n      label\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendContactMessage($input: ContactMessageInput!) {\n  sendContactMessage(input: $input)\n}"): (typeof documents)["mutation SendContactMessage($input: ContactMessageInput!) {\n  sendContactMessage(input: $input)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}"): (typeof documents)["fragment PictureFiles on Picture {\n  url\n  width\n  height\n  alt\n  placeholder\n  avif: srcset(format: AVIF)\n  webp: srcset(format: WEBP)\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;