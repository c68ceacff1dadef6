/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The fields of a new contactMessage. */
export type ContactMessageInput = {
  /** Email, required; at most 254 characters. */
  email: string;
  /** Id of the listing that it belongs to, optional. */
  listing?: string | number | null | undefined;
  /** Message, required; at most 20000 characters. */
  message: string;
  /** Name, required; at most 200 characters. */
  name: string;
  /** Phone, optional; at most 30 characters. */
  phone?: string | null | undefined;
  /** Subject, required; at most 200 characters. */
  subject: string;
};

/** Why words of a query are not used. */
export type IgnoredReason =
  /** An amount in another currency: amounts are in dirhams. */
  | 'CURRENCY'
  /** A wish that no home can be filtered by, such as `nice`. */
  | 'FILLER'
  /** A condition that the search does not have. */
  | 'UNSUPPORTED';

/** Periods of a rent. */
export type RentPeriod =
  /** Day. */
  | 'DAY'
  /** Month. */
  | 'MONTH'
  /** Week. */
  | 'WEEK'
  /** Year. */
  | 'YEAR';

/** A page of the site whose texts staff can change. */
export type SitePageKey =
  /** The page about the team. */
  | 'ABOUT'
  /** The guide to buying a home. */
  | 'BUY_PROPERTY'
  /** The page for applicants. */
  | 'CAREERS'
  /** Legal assistance. */
  | 'LEGAL_ASSISTANCE'
  /** The privacy policy. */
  | 'PRIVACY_POLICY'
  /** Property management. */
  | 'PROPERTY_MANAGEMENT'
  /** The guide to renting a home. */
  | 'RENT_PROPERTY'
  /** The guide to selling a home. */
  | 'SELL_PROPERTY';

export type AgencyQueryVariables = Exact<{ [key: string]: never; }>;


export type AgencyQuery = { agency: { name: string, wordmark: string, brandColour: string, accentColour: string, accentOnBrandColour: string, address: string | null, community: string | null, latitude: number | null, longitude: number | null, directions: string | null, postBox: string | null, email: string | null, phones: string | null, whatsApp: string | null, hoursMonday: string | null, hoursTuesday: string | null, hoursWednesday: string | null, hoursThursday: string | null, hoursFriday: string | null, hoursSaturday: string | null, hoursSunday: string | null, licence: string | null, socialLinks: string | null, figuresTitle: string | null, figures: string | null, copyrightYear: number | null, copyrightHolder: string | null, logo: { url: string, width: number, height: number, webp: string } | null } | null, linkPreview: { description: string | null } | null };

export type AgentFragment = { slug: string, name: string, position: string | null, languages: Array<string>, phone: string | null, whatsApp: string | null, portrait: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null };

type HomeCard_RentalApartment_Fragment = { __typename: 'RentalApartment', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null };

type HomeCard_RentalVilla_Fragment = { __typename: 'RentalVilla', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null };

type HomeCard_SaleApartment_Fragment = { __typename: 'SaleApartment', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null };

type HomeCard_SaleVilla_Fragment = { __typename: 'SaleVilla', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null };

export type HomeCardFragment =
  | HomeCard_RentalApartment_Fragment
  | HomeCard_RentalVilla_Fragment
  | HomeCard_SaleApartment_Fragment
  | HomeCard_SaleVilla_Fragment
;

type HomePrice_RentalApartment_Fragment = { price: string };

type HomePrice_RentalVilla_Fragment = { price: string };

type HomePrice_SaleApartment_Fragment = { price: string };

type HomePrice_SaleVilla_Fragment = { price: string };

export type HomePriceFragment =
  | HomePrice_RentalApartment_Fragment
  | HomePrice_RentalVilla_Fragment
  | HomePrice_SaleApartment_Fragment
  | HomePrice_SaleVilla_Fragment
;

export type InterpretationFieldsFragment = { words: string, facts: Array<{ text: string, query: string, isExcluded: boolean, start: number, end: number }>, terms: Array<{ text: string, correction: string | null, isFound: boolean, start: number, end: number }>, ignored: Array<{ text: string, reason: IgnoredReason, start: number, end: number }> };

export type PageContentQueryVariables = Exact<{
  key: SitePageKey;
}>;


export type PageContentQuery = { page: { lead: string, description: string, figures: Array<{ value: string, name: string }>, sections: Array<{ id: string, heading: string, html: string }>, call: { title: string, text: string, label: string } | null } };

export type SendContactMessageMutationVariables = Exact<{
  input: ContactMessageInput;
}>;


export type SendContactMessageMutation = { sendContactMessage: boolean };

export type PictureFilesFragment = { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string };

export const PictureFilesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","alias":{"kind":"Name","value":"avif"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"AVIF"}}]},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}}]} as unknown as DocumentNode<PictureFilesFragment, unknown>;
export const AgentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Agent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsApp"}},{"kind":"Field","name":{"kind":"Name","value":"portrait"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFiles"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","alias":{"kind":"Name","value":"avif"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"AVIF"}}]},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}}]} as unknown as DocumentNode<AgentFragment, unknown>;
export const HomePriceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomePrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"price"},"name":{"kind":"Name","value":"rent"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"price"},"name":{"kind":"Name","value":"rent"}}]}}]}}]} as unknown as DocumentNode<HomePriceFragment, unknown>;
export const HomeCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","alias":{"kind":"Name","value":"picture"},"name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFiles"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomePrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","alias":{"kind":"Name","value":"avif"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"AVIF"}}]},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomePrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"price"},"name":{"kind":"Name","value":"rent"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"price"},"name":{"kind":"Name","value":"rent"}}]}}]}}]} as unknown as DocumentNode<HomeCardFragment, unknown>;
export const InterpretationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InterpretationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Interpretation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"isExcluded"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"correction"}},{"kind":"Field","name":{"kind":"Name","value":"isFound"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ignored"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}}]}}]} as unknown as DocumentNode<InterpretationFieldsFragment, unknown>;
export const AgencyDocument = {"__meta__":{"text":"query Agency{agency{name wordmark brandColour accentColour accentOnBrandColour address community latitude longitude directions postBox email phones whatsApp hoursMonday hoursTuesday hoursWednesday hoursThursday hoursFriday hoursSaturday hoursSunday licence socialLinks figuresTitle figures copyrightYear copyrightHolder logo{url width height webp:srcset(format:WEBP)}}linkPreview{description}}"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Agency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"wordmark"}},{"kind":"Field","name":{"kind":"Name","value":"brandColour"}},{"kind":"Field","name":{"kind":"Name","value":"accentColour"}},{"kind":"Field","name":{"kind":"Name","value":"accentOnBrandColour"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"community"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"postBox"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"whatsApp"}},{"kind":"Field","name":{"kind":"Name","value":"hoursMonday"}},{"kind":"Field","name":{"kind":"Name","value":"hoursTuesday"}},{"kind":"Field","name":{"kind":"Name","value":"hoursWednesday"}},{"kind":"Field","name":{"kind":"Name","value":"hoursThursday"}},{"kind":"Field","name":{"kind":"Name","value":"hoursFriday"}},{"kind":"Field","name":{"kind":"Name","value":"hoursSaturday"}},{"kind":"Field","name":{"kind":"Name","value":"hoursSunday"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"socialLinks"}},{"kind":"Field","name":{"kind":"Name","value":"figuresTitle"}},{"kind":"Field","name":{"kind":"Name","value":"figures"}},{"kind":"Field","name":{"kind":"Name","value":"copyrightYear"}},{"kind":"Field","name":{"kind":"Name","value":"copyrightHolder"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkPreview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<AgencyQuery, AgencyQueryVariables>;
export const PageContentDocument = {"__meta__":{"text":"query PageContent($key:SitePageKey!){page:pageContent(key:$key){lead description figures{value name}sections{id heading html}call{title text label}}}"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SitePageKey"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"pageContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"Field","name":{"kind":"Name","value":"call"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]} as unknown as DocumentNode<PageContentQuery, PageContentQueryVariables>;
export const SendContactMessageDocument = {"__meta__":{"text":"mutation SendContactMessage($input:ContactMessageInput!){sendContactMessage(input:$input)}"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<SendContactMessageMutation, SendContactMessageMutationVariables>;