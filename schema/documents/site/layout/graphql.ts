/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedOperation } from '../../../page.ts';
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


export type SendContactMessageMutation = { isDone: boolean };

export type PictureFilesFragment = { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string };

export const AgencyDocument = "query Agency{agency{name wordmark brandColour accentColour accentOnBrandColour address community latitude longitude directions postBox email phones whatsApp hoursMonday hoursTuesday hoursWednesday hoursThursday hoursFriday hoursSaturday hoursSunday licence socialLinks figuresTitle figures copyrightYear copyrightHolder logo{url width height webp:srcset(format:WEBP)}}linkPreview{description}}" as unknown as TypedOperation<AgencyQuery, AgencyQueryVariables>;
export const PageContentDocument = "query PageContent($key:SitePageKey!){page:pageContent(key:$key){lead description figures{value name}sections{id heading html}call{title text label}}}" as unknown as TypedOperation<PageContentQuery, PageContentQueryVariables>;
export const SendContactMessageDocument = "mutation SendContactMessage($input:ContactMessageInput!){isDone:sendContactMessage(input:$input)}" as unknown as TypedOperation<SendContactMessageMutation, SendContactMessageMutationVariables>;