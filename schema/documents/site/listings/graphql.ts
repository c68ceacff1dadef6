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

/** Why a listing is archived. */
export type ArchiveReason =
  /** It was rented out. */
  | 'RENTED'
  /** It was sold. */
  | 'SOLD'
  /** Its owner does not offer it any more. */
  | 'WITHDRAWN';

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

/** The kinds of listing. */
export type ListingKind =
  /** Apartments for rent. */
  | 'RENTAL_APARTMENT'
  /** Villas for rent. */
  | 'RENTAL_VILLA'
  /** Apartments for sale. */
  | 'SALE_APARTMENT'
  /** Villas for sale. */
  | 'SALE_VILLA';

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

type HomeDetails_RentalApartment_Fragment = { propertyType: PropertyType | null, amount: number | null, rentPeriod: RentPeriod | null, priceOnRequest: boolean | null, bedroomCount: number | null, bathroomCount: number | null, maidsRoom: boolean | null, builtUpArea: number | null, plotArea: number | null, furnishing: Furnishing | null, completion: Completion | null, parkingSpaces: number | null, floor: string | null, views: Array<View>, amenities: Array<Amenity>, cheques: number | null, serviceCharge: number | null, availableFrom: string | null, placeId: string | null, building: string | null, picture: { shareUrl: string } | null, mapPosition: { latitude: number, longitude: number, isApproximate: boolean, place: string | null } | null, agent: { slug: string, name: string, position: string | null, languages: Array<string>, phone: string | null, whatsApp: string | null, portrait: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null } | null };

type HomeDetails_RentalVilla_Fragment = { propertyType: PropertyType | null, amount: number | null, rentPeriod: RentPeriod | null, priceOnRequest: boolean | null, bedroomCount: number | null, bathroomCount: number | null, maidsRoom: boolean | null, builtUpArea: number | null, plotArea: number | null, furnishing: Furnishing | null, completion: Completion | null, parkingSpaces: number | null, floor: string | null, views: Array<View>, amenities: Array<Amenity>, cheques: number | null, serviceCharge: number | null, availableFrom: string | null, placeId: string | null, building: string | null, picture: { shareUrl: string } | null, mapPosition: { latitude: number, longitude: number, isApproximate: boolean, place: string | null } | null, agent: { slug: string, name: string, position: string | null, languages: Array<string>, phone: string | null, whatsApp: string | null, portrait: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null } | null };

type HomeDetails_SaleApartment_Fragment = { propertyType: PropertyType | null, amount: number | null, rentPeriod: RentPeriod | null, priceOnRequest: boolean | null, bedroomCount: number | null, bathroomCount: number | null, maidsRoom: boolean | null, builtUpArea: number | null, plotArea: number | null, furnishing: Furnishing | null, completion: Completion | null, parkingSpaces: number | null, floor: string | null, views: Array<View>, amenities: Array<Amenity>, cheques: number | null, serviceCharge: number | null, availableFrom: string | null, placeId: string | null, building: string | null, picture: { shareUrl: string } | null, mapPosition: { latitude: number, longitude: number, isApproximate: boolean, place: string | null } | null, agent: { slug: string, name: string, position: string | null, languages: Array<string>, phone: string | null, whatsApp: string | null, portrait: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null } | null };

type HomeDetails_SaleVilla_Fragment = { propertyType: PropertyType | null, amount: number | null, rentPeriod: RentPeriod | null, priceOnRequest: boolean | null, bedroomCount: number | null, bathroomCount: number | null, maidsRoom: boolean | null, builtUpArea: number | null, plotArea: number | null, furnishing: Furnishing | null, completion: Completion | null, parkingSpaces: number | null, floor: string | null, views: Array<View>, amenities: Array<Amenity>, cheques: number | null, serviceCharge: number | null, availableFrom: string | null, placeId: string | null, building: string | null, picture: { shareUrl: string } | null, mapPosition: { latitude: number, longitude: number, isApproximate: boolean, place: string | null } | null, agent: { slug: string, name: string, position: string | null, languages: Array<string>, phone: string | null, whatsApp: string | null, portrait: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null } | null };

export type HomeDetailsFragment =
  | HomeDetails_RentalApartment_Fragment
  | HomeDetails_RentalVilla_Fragment
  | HomeDetails_SaleApartment_Fragment
  | HomeDetails_SaleVilla_Fragment
;

type HomeFacts_RentalApartment_Fragment = { __typename: 'RentalApartment', bathrooms: string | null, reference: string, id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null };

type HomeFacts_RentalVilla_Fragment = { __typename: 'RentalVilla', bathrooms: string | null, reference: string, id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null };

type HomeFacts_SaleApartment_Fragment = { __typename: 'SaleApartment', bathrooms: string | null, reference: string, id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null };

type HomeFacts_SaleVilla_Fragment = { __typename: 'SaleVilla', bathrooms: string | null, reference: string, id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null };

export type HomeFactsFragment =
  | HomeFacts_RentalApartment_Fragment
  | HomeFacts_RentalVilla_Fragment
  | HomeFacts_SaleApartment_Fragment
  | HomeFacts_SaleVilla_Fragment
;

export type ApartmentsForSaleQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type ApartmentsForSaleQuery = { found: { page: number, total: number, totalPages: number, items: Array<{ __typename: 'SaleApartment', bathrooms: string | null, reference: string, id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> } };

export type ApartmentForSaleQueryVariables = Exact<{
  id: string | number;
}>;


export type ApartmentForSaleQuery = { record: { __typename: 'SaleApartment', createdAt: string, bathrooms: string | null, reference: string, propertyType: PropertyType | null, amount: number | null, rentPeriod: RentPeriod | null, priceOnRequest: boolean | null, bedroomCount: number | null, bathroomCount: number | null, maidsRoom: boolean | null, builtUpArea: number | null, plotArea: number | null, furnishing: Furnishing | null, completion: Completion | null, parkingSpaces: number | null, floor: string | null, views: Array<View>, amenities: Array<Amenity>, cheques: number | null, serviceCharge: number | null, availableFrom: string | null, placeId: string | null, building: string | null, id: string, title: string, location: string, bedrooms: string | null, size: string | null, price: string, picture: { shareUrl: string, url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null, mapPosition: { latitude: number, longitude: number, isApproximate: boolean, place: string | null } | null, agent: { slug: string, name: string, position: string | null, languages: Array<string>, phone: string | null, whatsApp: string | null, portrait: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null } | null } | null };

export type ApartmentForSaleGalleryQueryVariables = Exact<{
  id: string | number;
}>;


export type ApartmentForSaleGalleryQuery = { of: { id: string, sections: Array<{ id: string, title: string | null, description: string | null, image: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> } | null };

export type VillasForSaleQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type VillasForSaleQuery = { found: { page: number, total: number, totalPages: number, items: Array<{ __typename: 'SaleVilla', bathrooms: string | null, reference: string, id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> } };

export type VillaForSaleQueryVariables = Exact<{
  id: string | number;
}>;


export type VillaForSaleQuery = { record: { __typename: 'SaleVilla', createdAt: string, bathrooms: string | null, reference: string, propertyType: PropertyType | null, amount: number | null, rentPeriod: RentPeriod | null, priceOnRequest: boolean | null, bedroomCount: number | null, bathroomCount: number | null, maidsRoom: boolean | null, builtUpArea: number | null, plotArea: number | null, furnishing: Furnishing | null, completion: Completion | null, parkingSpaces: number | null, floor: string | null, views: Array<View>, amenities: Array<Amenity>, cheques: number | null, serviceCharge: number | null, availableFrom: string | null, placeId: string | null, building: string | null, id: string, title: string, location: string, bedrooms: string | null, size: string | null, price: string, picture: { shareUrl: string, url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null, mapPosition: { latitude: number, longitude: number, isApproximate: boolean, place: string | null } | null, agent: { slug: string, name: string, position: string | null, languages: Array<string>, phone: string | null, whatsApp: string | null, portrait: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null } | null } | null };

export type VillaForSaleDetailsQueryVariables = Exact<{
  id: string | number;
}>;


export type VillaForSaleDetailsQuery = { of: { id: string, sections: Array<{ id: string, heading: string | null, description: string | null, image: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> } | null };

export type RentalApartmentsQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type RentalApartmentsQuery = { found: { page: number, total: number, totalPages: number, items: Array<{ __typename: 'RentalApartment', bathrooms: string | null, reference: string, id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> } };

export type RentalApartmentQueryVariables = Exact<{
  id: string | number;
}>;


export type RentalApartmentQuery = { record: { __typename: 'RentalApartment', createdAt: string, bathrooms: string | null, reference: string, propertyType: PropertyType | null, amount: number | null, rentPeriod: RentPeriod | null, priceOnRequest: boolean | null, bedroomCount: number | null, bathroomCount: number | null, maidsRoom: boolean | null, builtUpArea: number | null, plotArea: number | null, furnishing: Furnishing | null, completion: Completion | null, parkingSpaces: number | null, floor: string | null, views: Array<View>, amenities: Array<Amenity>, cheques: number | null, serviceCharge: number | null, availableFrom: string | null, placeId: string | null, building: string | null, id: string, title: string, location: string, bedrooms: string | null, size: string | null, price: string, picture: { shareUrl: string, url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null, mapPosition: { latitude: number, longitude: number, isApproximate: boolean, place: string | null } | null, agent: { slug: string, name: string, position: string | null, languages: Array<string>, phone: string | null, whatsApp: string | null, portrait: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null } | null } | null };

export type RentalApartmentDetailsQueryVariables = Exact<{
  id: string | number;
}>;


export type RentalApartmentDetailsQuery = { of: { id: string, sections: Array<{ id: string, heading: string | null, description: string | null, createdAt: string, image: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> } | null };

export type RentalVillasQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type RentalVillasQuery = { found: { page: number, total: number, totalPages: number, items: Array<{ __typename: 'RentalVilla', bathrooms: string | null, reference: string, id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> } };

export type RentalVillaQueryVariables = Exact<{
  id: string | number;
}>;


export type RentalVillaQuery = { isHidden: boolean, record: { __typename: 'RentalVilla', createdAt: string, bathrooms: string | null, reference: string, propertyType: PropertyType | null, amount: number | null, rentPeriod: RentPeriod | null, priceOnRequest: boolean | null, bedroomCount: number | null, bathroomCount: number | null, maidsRoom: boolean | null, builtUpArea: number | null, plotArea: number | null, furnishing: Furnishing | null, completion: Completion | null, parkingSpaces: number | null, floor: string | null, views: Array<View>, amenities: Array<Amenity>, cheques: number | null, serviceCharge: number | null, availableFrom: string | null, placeId: string | null, building: string | null, id: string, title: string, location: string, bedrooms: string | null, size: string | null, price: string, picture: { shareUrl: string, url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null, mapPosition: { latitude: number, longitude: number, isApproximate: boolean, place: string | null } | null, agent: { slug: string, name: string, position: string | null, languages: Array<string>, phone: string | null, whatsApp: string | null, portrait: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null } | null } | null };

export type RentalVillaImagesQueryVariables = Exact<{
  id: string | number;
}>;


export type RentalVillaImagesQuery = { of: { id: string, sections: Array<{ id: string, description: string | null, image: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> } | null };

export type ArchivedListingQueryVariables = Exact<{
  id: string | number;
  kind: ListingKind;
}>;


export type ArchivedListingQuery = { archived: { title: string, area: string | null, reason: ArchiveReason | null, similarHomes: Array<
      | { __typename: 'RentalApartment', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
      | { __typename: 'RentalVilla', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
      | { __typename: 'SaleApartment', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
      | { __typename: 'SaleVilla', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
    > } | null };

export type HomesAlikeQueryVariables = Exact<{
  id: string | number;
}>;


export type HomesAlikeQuery = { of: Array<
    | { similarHomes: Array<
        | { __typename: 'RentalApartment', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
        | { __typename: 'RentalVilla', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
        | { __typename: 'SaleApartment', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
        | { __typename: 'SaleVilla', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
      >, nearbyHomes: Array<
        | { __typename: 'RentalApartment', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
        | { __typename: 'RentalVilla', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
        | { __typename: 'SaleApartment', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
        | { __typename: 'SaleVilla', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
      > }
    | { similarHomes: Array<
        | { __typename: 'RentalApartment', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
        | { __typename: 'RentalVilla', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
        | { __typename: 'SaleApartment', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
        | { __typename: 'SaleVilla', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
      >, nearbyHomes: Array<
        | { __typename: 'RentalApartment', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
        | { __typename: 'RentalVilla', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
        | { __typename: 'SaleApartment', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
        | { __typename: 'SaleVilla', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
      > }
    | { similarHomes: Array<
        | { __typename: 'RentalApartment', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
        | { __typename: 'RentalVilla', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
        | { __typename: 'SaleApartment', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
        | { __typename: 'SaleVilla', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
      >, nearbyHomes: Array<
        | { __typename: 'RentalApartment', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
        | { __typename: 'RentalVilla', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
        | { __typename: 'SaleApartment', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
        | { __typename: 'SaleVilla', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
      > }
    | { similarHomes: Array<
        | { __typename: 'RentalApartment', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
        | { __typename: 'RentalVilla', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
        | { __typename: 'SaleApartment', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
        | { __typename: 'SaleVilla', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
      >, nearbyHomes: Array<
        | { __typename: 'RentalApartment', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
        | { __typename: 'RentalVilla', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
        | { __typename: 'SaleApartment', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
        | { __typename: 'SaleVilla', id: string, title: string, location: string, bedrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, price: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }
      > }
  > };

export type PictureFilesFragment = { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string };

export const ApartmentsForSaleDocument = "query ApartmentsForSale($page:Int!$limit:Int!){found:saleApartments(page:$page limit:$limit){items{...HomeFacts}page total totalPages}}fragment HomeCard on Listing{__typename id title location bedrooms size amount rentPeriod picture:thumbnail{...PictureFiles}...HomePrice}fragment HomePrice on Listing{...on SaleApartment{price}...on SaleVilla{price}...on RentalApartment{price:rent}...on RentalVilla{price:rent}}fragment HomeFacts on Listing{...HomeCard bathrooms reference}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<ApartmentsForSaleQuery, ApartmentsForSaleQueryVariables>;
export const ApartmentForSaleDocument = "query ApartmentForSale($id:ID!){record:saleApartment(id:$id){...HomeFacts ...HomeDetails createdAt}}fragment Agent on Person{slug name position languages phone whatsApp portrait{...PictureFiles}}fragment HomeCard on Listing{__typename id title location bedrooms size amount rentPeriod picture:thumbnail{...PictureFiles}...HomePrice}fragment HomePrice on Listing{...on SaleApartment{price}...on SaleVilla{price}...on RentalApartment{price:rent}...on RentalVilla{price:rent}}fragment HomeDetails on Listing{picture:thumbnail{shareUrl}propertyType amount rentPeriod priceOnRequest bedroomCount bathroomCount maidsRoom builtUpArea plotArea furnishing completion parkingSpaces floor views amenities cheques serviceCharge availableFrom placeId mapPosition{latitude longitude isApproximate place}building agent{...Agent}}fragment HomeFacts on Listing{...HomeCard bathrooms reference}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<ApartmentForSaleQuery, ApartmentForSaleQueryVariables>;
export const ApartmentForSaleGalleryDocument = "query ApartmentForSaleGallery($id:ID!){of:saleApartment(id:$id){id sections:gallery{id title description image{...PictureFiles}}}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<ApartmentForSaleGalleryQuery, ApartmentForSaleGalleryQueryVariables>;
export const VillasForSaleDocument = "query VillasForSale($page:Int!$limit:Int!){found:saleVillas(page:$page limit:$limit){items{...HomeFacts}page total totalPages}}fragment HomeCard on Listing{__typename id title location bedrooms size amount rentPeriod picture:thumbnail{...PictureFiles}...HomePrice}fragment HomePrice on Listing{...on SaleApartment{price}...on SaleVilla{price}...on RentalApartment{price:rent}...on RentalVilla{price:rent}}fragment HomeFacts on Listing{...HomeCard bathrooms reference}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<VillasForSaleQuery, VillasForSaleQueryVariables>;
export const VillaForSaleDocument = "query VillaForSale($id:ID!){record:saleVilla(id:$id){...HomeFacts ...HomeDetails createdAt}}fragment Agent on Person{slug name position languages phone whatsApp portrait{...PictureFiles}}fragment HomeCard on Listing{__typename id title location bedrooms size amount rentPeriod picture:thumbnail{...PictureFiles}...HomePrice}fragment HomePrice on Listing{...on SaleApartment{price}...on SaleVilla{price}...on RentalApartment{price:rent}...on RentalVilla{price:rent}}fragment HomeDetails on Listing{picture:thumbnail{shareUrl}propertyType amount rentPeriod priceOnRequest bedroomCount bathroomCount maidsRoom builtUpArea plotArea furnishing completion parkingSpaces floor views amenities cheques serviceCharge availableFrom placeId mapPosition{latitude longitude isApproximate place}building agent{...Agent}}fragment HomeFacts on Listing{...HomeCard bathrooms reference}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<VillaForSaleQuery, VillaForSaleQueryVariables>;
export const VillaForSaleDetailsDocument = "query VillaForSaleDetails($id:ID!){of:saleVilla(id:$id){id sections:details{id heading description image{...PictureFiles}}}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<VillaForSaleDetailsQuery, VillaForSaleDetailsQueryVariables>;
export const RentalApartmentsDocument = "query RentalApartments($page:Int!$limit:Int!){found:rentalApartments(page:$page limit:$limit){items{...HomeFacts}page total totalPages}}fragment HomeCard on Listing{__typename id title location bedrooms size amount rentPeriod picture:thumbnail{...PictureFiles}...HomePrice}fragment HomePrice on Listing{...on SaleApartment{price}...on SaleVilla{price}...on RentalApartment{price:rent}...on RentalVilla{price:rent}}fragment HomeFacts on Listing{...HomeCard bathrooms reference}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<RentalApartmentsQuery, RentalApartmentsQueryVariables>;
export const RentalApartmentDocument = "query RentalApartment($id:ID!){record:rentalApartment(id:$id){...HomeFacts ...HomeDetails createdAt}}fragment Agent on Person{slug name position languages phone whatsApp portrait{...PictureFiles}}fragment HomeCard on Listing{__typename id title location bedrooms size amount rentPeriod picture:thumbnail{...PictureFiles}...HomePrice}fragment HomePrice on Listing{...on SaleApartment{price}...on SaleVilla{price}...on RentalApartment{price:rent}...on RentalVilla{price:rent}}fragment HomeDetails on Listing{picture:thumbnail{shareUrl}propertyType amount rentPeriod priceOnRequest bedroomCount bathroomCount maidsRoom builtUpArea plotArea furnishing completion parkingSpaces floor views amenities cheques serviceCharge availableFrom placeId mapPosition{latitude longitude isApproximate place}building agent{...Agent}}fragment HomeFacts on Listing{...HomeCard bathrooms reference}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<RentalApartmentQuery, RentalApartmentQueryVariables>;
export const RentalApartmentDetailsDocument = "query RentalApartmentDetails($id:ID!){of:rentalApartment(id:$id){id sections:details{id heading description createdAt image{...PictureFiles}}}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<RentalApartmentDetailsQuery, RentalApartmentDetailsQueryVariables>;
export const RentalVillasDocument = "query RentalVillas($page:Int!$limit:Int!){found:rentalVillas(page:$page limit:$limit){items{...HomeFacts}page total totalPages}}fragment HomeCard on Listing{__typename id title location bedrooms size amount rentPeriod picture:thumbnail{...PictureFiles}...HomePrice}fragment HomePrice on Listing{...on SaleApartment{price}...on SaleVilla{price}...on RentalApartment{price:rent}...on RentalVilla{price:rent}}fragment HomeFacts on Listing{...HomeCard bathrooms reference}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<RentalVillasQuery, RentalVillasQueryVariables>;
export const RentalVillaDocument = "query RentalVilla($id:ID!){isHidden:listingExists(id:$id kind:RENTAL_VILLA)record:rentalVilla(id:$id){...HomeFacts ...HomeDetails createdAt}}fragment Agent on Person{slug name position languages phone whatsApp portrait{...PictureFiles}}fragment HomeCard on Listing{__typename id title location bedrooms size amount rentPeriod picture:thumbnail{...PictureFiles}...HomePrice}fragment HomePrice on Listing{...on SaleApartment{price}...on SaleVilla{price}...on RentalApartment{price:rent}...on RentalVilla{price:rent}}fragment HomeDetails on Listing{picture:thumbnail{shareUrl}propertyType amount rentPeriod priceOnRequest bedroomCount bathroomCount maidsRoom builtUpArea plotArea furnishing completion parkingSpaces floor views amenities cheques serviceCharge availableFrom placeId mapPosition{latitude longitude isApproximate place}building agent{...Agent}}fragment HomeFacts on Listing{...HomeCard bathrooms reference}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<RentalVillaQuery, RentalVillaQueryVariables>;
export const RentalVillaImagesDocument = "query RentalVillaImages($id:ID!){of:rentalVilla(id:$id){id sections:images{id description image{...PictureFiles}}}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<RentalVillaImagesQuery, RentalVillaImagesQueryVariables>;
export const ArchivedListingDocument = "query ArchivedListing($id:ID!$kind:ListingKind!){archived:archivedListing(id:$id kind:$kind){title area reason similarHomes(first:3){...HomeCard}}}fragment HomeCard on Listing{__typename id title location bedrooms size amount rentPeriod picture:thumbnail{...PictureFiles}...HomePrice}fragment HomePrice on Listing{...on SaleApartment{price}...on SaleVilla{price}...on RentalApartment{price:rent}...on RentalVilla{price:rent}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<ArchivedListingQuery, ArchivedListingQueryVariables>;
export const HomesAlikeDocument = "query HomesAlike($id:ID!){of:homesByIds(ids:[$id]){similarHomes(first:3){...HomeCard}nearbyHomes(first:6){...HomeCard}}}fragment HomeCard on Listing{__typename id title location bedrooms size amount rentPeriod picture:thumbnail{...PictureFiles}...HomePrice}fragment HomePrice on Listing{...on SaleApartment{price}...on SaleVilla{price}...on RentalApartment{price:rent}...on RentalVilla{price:rent}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<HomesAlikeQuery, HomesAlikeQueryVariables>;