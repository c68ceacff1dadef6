/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a home or its building offers. */
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

/** Whether a home stands or is being built. */
export type Completion =
  /** Completed. */
  | 'COMPLETED'
  /** Off plan. */
  | 'OFF_PLAN';

/** What a home is let or sold with. */
export type Furnishing =
  /** Furnished. */
  | 'FURNISHED'
  /** Partly. */
  | 'PARTLY'
  /** Unfurnished. */
  | 'UNFURNISHED';

/** What kind of home it is. */
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

/** For how long a rent is paid. */
export type RentPeriod =
  /** Day. */
  | 'DAY'
  /** Month. */
  | 'MONTH'
  /** Week. */
  | 'WEEK'
  /** Year. */
  | 'YEAR';

/** What is seen from a home. */
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

export type SavedHomesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type SavedHomesQuery = { kept: Array<
    | { __typename: 'RentalApartment', id: string, title: string, location: string, bedrooms: string | null, size: string | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
    | { __typename: 'RentalVilla', id: string, title: string, location: string, bedrooms: string | null, size: string | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
    | { __typename: 'SaleApartment', price: string, id: string, title: string, location: string, bedrooms: string | null, size: string | null, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
    | { __typename: 'SaleVilla', price: string, id: string, title: string, location: string, bedrooms: string | null, size: string | null, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
  > };

export type ComparedHomesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type ComparedHomesQuery = { kept: Array<
    | { __typename: 'RentalApartment', bathrooms: string | null, reference: string, propertyType: PropertyType | null, amount: number | null, rentPeriod: RentPeriod | null, maidsRoom: boolean | null, builtUpArea: number | null, plotArea: number | null, furnishing: Furnishing | null, completion: Completion | null, parkingSpaces: number | null, floor: string | null, views: Array<View>, amenities: Array<Amenity>, cheques: number | null, serviceCharge: number | null, availableFrom: string | null, placeId: string | null, id: string, title: string, location: string, bedrooms: string | null, size: string | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
    | { __typename: 'RentalVilla', bathrooms: string | null, reference: string, propertyType: PropertyType | null, amount: number | null, rentPeriod: RentPeriod | null, maidsRoom: boolean | null, builtUpArea: number | null, plotArea: number | null, furnishing: Furnishing | null, completion: Completion | null, parkingSpaces: number | null, floor: string | null, views: Array<View>, amenities: Array<Amenity>, cheques: number | null, serviceCharge: number | null, availableFrom: string | null, placeId: string | null, id: string, title: string, location: string, bedrooms: string | null, size: string | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
    | { __typename: 'SaleApartment', bathrooms: string | null, reference: string, propertyType: PropertyType | null, amount: number | null, rentPeriod: RentPeriod | null, maidsRoom: boolean | null, builtUpArea: number | null, plotArea: number | null, furnishing: Furnishing | null, completion: Completion | null, parkingSpaces: number | null, floor: string | null, views: Array<View>, amenities: Array<Amenity>, cheques: number | null, serviceCharge: number | null, availableFrom: string | null, placeId: string | null, price: string, id: string, title: string, location: string, bedrooms: string | null, size: string | null, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
    | { __typename: 'SaleVilla', bathrooms: string | null, reference: string, propertyType: PropertyType | null, amount: number | null, rentPeriod: RentPeriod | null, maidsRoom: boolean | null, builtUpArea: number | null, plotArea: number | null, furnishing: Furnishing | null, completion: Completion | null, parkingSpaces: number | null, floor: string | null, views: Array<View>, amenities: Array<Amenity>, cheques: number | null, serviceCharge: number | null, availableFrom: string | null, placeId: string | null, price: string, id: string, title: string, location: string, bedrooms: string | null, size: string | null, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
  > };

type SavedHome_RentalApartment_Fragment = { __typename: 'RentalApartment', id: string, title: string, location: string, bedrooms: string | null, size: string | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null };

type SavedHome_RentalVilla_Fragment = { __typename: 'RentalVilla', id: string, title: string, location: string, bedrooms: string | null, size: string | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null };

type SavedHome_SaleApartment_Fragment = { __typename: 'SaleApartment', price: string, id: string, title: string, location: string, bedrooms: string | null, size: string | null, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null };

type SavedHome_SaleVilla_Fragment = { __typename: 'SaleVilla', price: string, id: string, title: string, location: string, bedrooms: string | null, size: string | null, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null };

export type SavedHomeFragment =
  | SavedHome_RentalApartment_Fragment
  | SavedHome_RentalVilla_Fragment
  | SavedHome_SaleApartment_Fragment
  | SavedHome_SaleVilla_Fragment
;

export type PictureFilesFragment = { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string };

export const PictureFilesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","alias":{"kind":"Name","value":"avif"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"AVIF"}}]},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}}]} as unknown as DocumentNode<PictureFilesFragment, unknown>;
export const SavedHomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedHome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","alias":{"kind":"Name","value":"picture"},"name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFiles"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"price"},"name":{"kind":"Name","value":"rent"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"price"},"name":{"kind":"Name","value":"rent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","alias":{"kind":"Name","value":"avif"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"AVIF"}}]},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}}]} as unknown as DocumentNode<SavedHomeFragment, unknown>;
export const SavedHomesDocument = {"__meta__":{"text":"query SavedHomes($ids:[ID!]!){kept:numberedHomes(ids:$ids){...SavedHome}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}fragment SavedHome on Listing{__typename id title location bedrooms size picture:thumbnail{...PictureFiles}...on SaleApartment{price}...on SaleVilla{price}...on RentalApartment{price:rent}...on RentalVilla{price:rent}}"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedHomes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"kept"},"name":{"kind":"Name","value":"numberedHomes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedHome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","alias":{"kind":"Name","value":"avif"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"AVIF"}}]},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedHome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","alias":{"kind":"Name","value":"picture"},"name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFiles"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"price"},"name":{"kind":"Name","value":"rent"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"price"},"name":{"kind":"Name","value":"rent"}}]}}]}}]} as unknown as DocumentNode<SavedHomesQuery, SavedHomesQueryVariables>;
export const ComparedHomesDocument = {"__meta__":{"text":"query ComparedHomes($ids:[ID!]!){kept:numberedHomes(ids:$ids){...SavedHome bathrooms reference propertyType amount rentPeriod maidsRoom builtUpArea plotArea furnishing completion parkingSpaces floor views amenities cheques serviceCharge availableFrom placeId}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}fragment SavedHome on Listing{__typename id title location bedrooms size picture:thumbnail{...PictureFiles}...on SaleApartment{price}...on SaleVilla{price}...on RentalApartment{price:rent}...on RentalVilla{price:rent}}"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComparedHomes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"kept"},"name":{"kind":"Name","value":"numberedHomes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedHome"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","alias":{"kind":"Name","value":"avif"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"AVIF"}}]},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedHome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","alias":{"kind":"Name","value":"picture"},"name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFiles"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"price"},"name":{"kind":"Name","value":"rent"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"price"},"name":{"kind":"Name","value":"rent"}}]}}]}}]} as unknown as DocumentNode<ComparedHomesQuery, ComparedHomesQueryVariables>;