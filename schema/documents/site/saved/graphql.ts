/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedOperation } from '../../../page.ts';
/** Amenities of a home and its building. */
export type Amenity =
  /** Balcony. */
  | 'BALCONY'
  /** Barbecue. */
  | 'BARBECUE'
  /** Cctv. */
  | 'CCTV'
  /** Central ac. */
  | 'CENTRAL_AC'
  /** Childrens pool. */
  | 'CHILDRENS_POOL'
  /** Concierge. */
  | 'CONCIERGE'
  /** Covered parking. */
  | 'COVERED_PARKING'
  /** Kitchen appliances. */
  | 'KITCHEN_APPLIANCES'
  /** Laundry. */
  | 'LAUNDRY'
  /** Lobby. */
  | 'LOBBY'
  /** Maid service. */
  | 'MAID_SERVICE'
  /** Pets allowed. */
  | 'PETS_ALLOWED'
  /** Play area. */
  | 'PLAY_AREA'
  /** Private garden. */
  | 'PRIVATE_GARDEN'
  /** Private gym. */
  | 'PRIVATE_GYM'
  /** Private jacuzzi. */
  | 'PRIVATE_JACUZZI'
  /** Private pool. */
  | 'PRIVATE_POOL'
  /** Security. */
  | 'SECURITY'
  /** Shared gym. */
  | 'SHARED_GYM'
  /** Shared pool. */
  | 'SHARED_POOL'
  /** Shared spa. */
  | 'SHARED_SPA'
  /** Storage. */
  | 'STORAGE'
  /** Study. */
  | 'STUDY'
  /** Vastu. */
  | 'VASTU'
  /** Walk in closet. */
  | 'WALK_IN_CLOSET'
  /** Wardrobes. */
  | 'WARDROBES';

/** A rectangle on the map, by its sides in degrees. */
export type Bounds = {
  /** Eastern side: degrees east, greater than `west`, to 180. */
  east: number;
  /** Northern side: degrees north, greater than `south`, to 90. */
  north: number;
  /** Southern side: degrees north, from -90. */
  south: number;
  /** Western side: degrees east, from -180. */
  west: number;
};

/** Whether a home is completed or off plan. */
export type Completion =
  /** Completed. */
  | 'COMPLETED'
  /** Off plan. */
  | 'OFF_PLAN';

/** Degrees of furnishing. */
export type Furnishing =
  /** Furnished. */
  | 'FURNISHED'
  /** Partly. */
  | 'PARTLY'
  /** Unfurnished. */
  | 'UNFURNISHED';

/** A filter of homes; a field that is null does not filter. */
export type HomeFilter = {
  /** With all of these amenities. */
  amenities?: Array<Amenity> | null | undefined;
  /** Minimum area in square feet. */
  areaFrom?: number | null | undefined;
  /** Maximum area in square feet. */
  areaTo?: number | null | undefined;
  /** Minimum number of bathrooms. */
  bathrooms?: number | null | undefined;
  /** With one of these numbers of bedrooms: 0 is a studio, 7 are that many or more. */
  bedrooms?: Array<number> | null | undefined;
  /** Accepts at least so many cheques for a year's rent, 1 to 12. Every home accepts one: 1 finds the homes that are paid in one cheque only. */
  cheques?: number | null | undefined;
  /** Ready or off plan. */
  completion?: Completion | null | undefined;
  /** With one of these kinds of furnishing. */
  furnishing?: Array<Furnishing> | null | undefined;
  /** The period of the limits of a rent, `YEAR` by default. With `MONTH` price limits match only homes for rent. */
  period?: PricePeriod | null | undefined;
  /** In one of these places, by id, or in a part of them, or near one of these landmarks; at most 20. */
  places?: Array<string> | null | undefined;
  /** Minimum price, or rent per `period`, in whole dirhams. */
  priceFrom?: number | null | undefined;
  /** Maximum price, or rent per `period`, in whole dirhams. If it is less than `priceFrom`, the limits are swapped. */
  priceTo?: number | null | undefined;
  /** For sale or for rent. */
  purpose?: Purpose | null | undefined;
  /** Of one of these types. */
  types?: Array<PropertyType> | null | undefined;
  /** With all of these views. */
  views?: Array<View> | null | undefined;
  /** Inside this rectangle: the pin of the home, or the centre of its place if it has none. */
  within?: Bounds | null | undefined;
  /** Free text such as `2 bed jvc under 90k`, at most 200 characters. Recognized facts are added to the filter; every other word is matched as a prefix of the words of a home. `interpretation` describes the result. */
  words?: string | null | undefined;
};

/** Why words of a query are not used. */
export type IgnoredReason =
  /** An amount in another currency: amounts are in dirhams. */
  | 'CURRENCY'
  /** A wish that no home can be filtered by, such as `nice`. */
  | 'FILLER'
  /** A condition that the search does not have. */
  | 'UNSUPPORTED';

/** The period of the limits of a rent. */
export type PricePeriod =
  /** Per month. */
  | 'MONTH'
  /** Per year. */
  | 'YEAR';

/** Types of home. */
export type PropertyType =
  /** Apartment. */
  | 'APARTMENT'
  /** Bungalow. */
  | 'BUNGALOW'
  /** Compound. */
  | 'COMPOUND'
  /** Duplex. */
  | 'DUPLEX'
  /** Full floor. */
  | 'FULL_FLOOR'
  /** Half floor. */
  | 'HALF_FLOOR'
  /** Hotel apartment. */
  | 'HOTEL_APARTMENT'
  /** Penthouse. */
  | 'PENTHOUSE'
  /** Townhouse. */
  | 'TOWNHOUSE'
  /** Villa. */
  | 'VILLA';

/** Whether a home is for sale or for rent. */
export type Purpose =
  /** For rent. */
  | 'RENT'
  /** For sale. */
  | 'SALE';

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

/** Views from a home. */
export type View =
  /** Burj al arab. */
  | 'BURJ_AL_ARAB'
  /** Burj khalifa. */
  | 'BURJ_KHALIFA'
  /** Canal. */
  | 'CANAL'
  /** Community. */
  | 'COMMUNITY'
  /** Creek. */
  | 'CREEK'
  /** Garden. */
  | 'GARDEN'
  /** Golf. */
  | 'GOLF'
  /** Lake. */
  | 'LAKE'
  /** Marina. */
  | 'MARINA'
  /** Palm. */
  | 'PALM'
  /** Park. */
  | 'PARK'
  /** Pool. */
  | 'POOL'
  /** Sea. */
  | 'SEA'
  /** Skyline. */
  | 'SKYLINE'
  /** Street. */
  | 'STREET';

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

export type SavedHomesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type SavedHomesQuery = { savedHomes: Array<
    | { __typename: 'RentalApartment', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
    | { __typename: 'RentalVilla', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
    | { __typename: 'SaleApartment', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
    | { __typename: 'SaleVilla', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
  > };

export type ComparedHomesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type ComparedHomesQuery = { comparedHomes: Array<
    | { __typename: 'RentalApartment', bathrooms: string | null, reference: string, propertyType: PropertyType | null, amount: number | null, rentPeriod: RentPeriod | null, maidsRoom: boolean | null, builtUpArea: number | null, plotArea: number | null, furnishing: Furnishing | null, completion: Completion | null, parkingSpaces: number | null, floor: string | null, views: Array<View>, amenities: Array<Amenity>, cheques: number | null, serviceCharge: number | null, availableFrom: string | null, placeId: string | null, id: string, title: string, location: string, bedrooms: string | null, size: string | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
    | { __typename: 'RentalVilla', bathrooms: string | null, reference: string, propertyType: PropertyType | null, amount: number | null, rentPeriod: RentPeriod | null, maidsRoom: boolean | null, builtUpArea: number | null, plotArea: number | null, furnishing: Furnishing | null, completion: Completion | null, parkingSpaces: number | null, floor: string | null, views: Array<View>, amenities: Array<Amenity>, cheques: number | null, serviceCharge: number | null, availableFrom: string | null, placeId: string | null, id: string, title: string, location: string, bedrooms: string | null, size: string | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
    | { __typename: 'SaleApartment', bathrooms: string | null, reference: string, propertyType: PropertyType | null, amount: number | null, rentPeriod: RentPeriod | null, maidsRoom: boolean | null, builtUpArea: number | null, plotArea: number | null, furnishing: Furnishing | null, completion: Completion | null, parkingSpaces: number | null, floor: string | null, views: Array<View>, amenities: Array<Amenity>, cheques: number | null, serviceCharge: number | null, availableFrom: string | null, placeId: string | null, id: string, title: string, location: string, bedrooms: string | null, size: string | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
    | { __typename: 'SaleVilla', bathrooms: string | null, reference: string, propertyType: PropertyType | null, amount: number | null, rentPeriod: RentPeriod | null, maidsRoom: boolean | null, builtUpArea: number | null, plotArea: number | null, furnishing: Furnishing | null, completion: Completion | null, parkingSpaces: number | null, floor: string | null, views: Array<View>, amenities: Array<Amenity>, cheques: number | null, serviceCharge: number | null, availableFrom: string | null, placeId: string | null, id: string, title: string, location: string, bedrooms: string | null, size: string | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
  > };

export type SearchesMailedQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchesMailedQuery = { canMailSearches: boolean };

export type MailedSearchQueryVariables = Exact<{
  token: string;
}>;


export type MailedSearchQuery = { savedSearch: { name: string, search: string } | null };

export type InterpretedSearchQueryVariables = Exact<{
  filter: HomeFilter;
}>;


export type InterpretedSearchQuery = { interpreted: { interpretation: { words: string, facts: Array<{ text: string, query: string, isExcluded: boolean, start: number, end: number }>, terms: Array<{ text: string, correction: string | null, isFound: boolean, start: number, end: number }>, ignored: Array<{ text: string, reason: IgnoredReason, start: number, end: number }> } } };

export type SaveSearchMutationVariables = Exact<{
  email: string;
  search: string;
}>;


export type SaveSearchMutation = { isDone: boolean };

export type ConfirmSearchMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmSearchMutation = { isDone: boolean };

export type StopSearchMutationVariables = Exact<{
  token: string;
}>;


export type StopSearchMutation = { isDone: boolean };

export type NewestHomesQueryVariables = Exact<{
  filter: HomeFilter;
  limit: number;
}>;


export type NewestHomesQuery = { found: { total: number, interpretation: { words: string, facts: Array<{ text: string, query: string, isExcluded: boolean, start: number, end: number }>, terms: Array<{ text: string, correction: string | null, isFound: boolean, start: number, end: number }>, ignored: Array<{ text: string, reason: IgnoredReason, start: number, end: number }> }, items: Array<
      | { id: string, createdAt: string }
      | { id: string, createdAt: string }
      | { id: string, createdAt: string }
      | { id: string, createdAt: string }
    > } };

export type PictureFilesFragment = { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string };

export const SavedHomesDocument = "query SavedHomes($ids:[ID!]!){savedHomes:homesByIds(ids:$ids){...HomeCard}}fragment HomeCard on Listing{__typename id title location bedrooms size amount rentPeriod picture:thumbnail{...PictureFiles}...HomePrice}fragment HomePrice on Listing{...on SaleApartment{price}...on SaleVilla{price}...on RentalApartment{price:rent}...on RentalVilla{price:rent}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<SavedHomesQuery, SavedHomesQueryVariables>;
export const ComparedHomesDocument = "query ComparedHomes($ids:[ID!]!){comparedHomes:homesByIds(ids:$ids){...HomeCard bathrooms reference propertyType amount rentPeriod maidsRoom builtUpArea plotArea furnishing completion parkingSpaces floor views amenities cheques serviceCharge availableFrom placeId}}fragment HomeCard on Listing{__typename id title location bedrooms size amount rentPeriod picture:thumbnail{...PictureFiles}...HomePrice}fragment HomePrice on Listing{...on SaleApartment{price}...on SaleVilla{price}...on RentalApartment{price:rent}...on RentalVilla{price:rent}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<ComparedHomesQuery, ComparedHomesQueryVariables>;
export const SearchesMailedDocument = "query SearchesMailed{canMailSearches}" as unknown as TypedOperation<SearchesMailedQuery, SearchesMailedQueryVariables>;
export const MailedSearchDocument = "query MailedSearch($token:String!){savedSearch(token:$token){name search}}" as unknown as TypedOperation<MailedSearchQuery, MailedSearchQueryVariables>;
export const InterpretedSearchDocument = "query InterpretedSearch($filter:HomeFilter!){interpreted:homes(filter:$filter limit:1){interpretation{...InterpretationFields}}}fragment InterpretationFields on Interpretation{words facts{text query isExcluded start end}terms{text correction isFound start end}ignored{text reason start end}}" as unknown as TypedOperation<InterpretedSearchQuery, InterpretedSearchQueryVariables>;
export const SaveSearchDocument = "mutation SaveSearch($email:String!$search:String!){isDone:saveSearch(email:$email search:$search)}" as unknown as TypedOperation<SaveSearchMutation, SaveSearchMutationVariables>;
export const ConfirmSearchDocument = "mutation ConfirmSearch($token:String!){isDone:confirmSearch(token:$token)}" as unknown as TypedOperation<ConfirmSearchMutation, ConfirmSearchMutationVariables>;
export const StopSearchDocument = "mutation StopSearch($token:String!){isDone:stopSearch(token:$token)}" as unknown as TypedOperation<StopSearchMutation, StopSearchMutationVariables>;
export const NewestHomesDocument = "query NewestHomes($filter:HomeFilter!$limit:Int!){found:homes(filter:$filter sort:NEWEST limit:$limit){total interpretation{...InterpretationFields}items{id createdAt}}}fragment InterpretationFields on Interpretation{words facts{text query isExcluded start end}terms{text correction isFound start end}ignored{text reason start end}}" as unknown as TypedOperation<NewestHomesQuery, NewestHomesQueryVariables>;