/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of a change of a record. */
export type Action =
  /** The record was created. */
  | 'ADDED'
  /** Its fields were changed. */
  | 'CHANGED'
  /** The record was created as a copy of another. */
  | 'COPIED'
  /** The record was imported from a CSV file. */
  | 'IMPORTED'
  /** The state of the message was changed. */
  | 'MARKED'
  /** It was moved to the trash. */
  | 'REMOVED'
  /** Its child records were reordered. */
  | 'REORDERED'
  /** It was restored from the trash. */
  | 'RESTORED'
  /** It was reverted to an earlier version. */
  | 'REVERTED';

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

/** What an entry of the audit list is about. */
export type AuditKind =
  /** An account was disabled. */
  | 'DISABLED'
  /** The email address of an account was changed. */
  | 'EMAIL_CHANGED'
  /** An account was enabled. */
  | 'ENABLED'
  /** Records were exported. */
  | 'EXPORTED'
  /** An account was added. */
  | 'INVITED'
  /** A link to set the password of an account was made. */
  | 'LINK_ISSUED'
  /** A password was set. */
  | 'PASSWORD_SET'
  /** The role of an account was changed. */
  | 'ROLE_CHANGED'
  /** A second factor was set up, removed or required. */
  | 'SECOND_FACTOR_CHANGED'
  /** A person ended a session. */
  | 'SESSION_ENDED'
  /** A person signed in. */
  | 'SIGNED_IN'
  /** A sign-in was refused. */
  | 'SIGN_IN_REFUSED';

/** The fields to change of a banner. */
export type BannerChanges = {
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. Unchanged if not given; it cannot be removed. */
  image?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. Unchanged if not given. */
  imageAlt?: string | null | undefined;
  /** Subtitle, optional; at most 200 characters. Unchanged if not given. */
  subtitle?: string | null | undefined;
  /** Title, required; at most 200 characters. Unchanged if not given. */
  title?: string | null | undefined;
};

/** The fields of a new banner. */
export type BannerInput = {
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. */
  image?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. */
  imageAlt?: string | null | undefined;
  /** Subtitle, optional; at most 200 characters. */
  subtitle?: string | null | undefined;
  /** Title, required; at most 200 characters. */
  title: string;
};

/** Sort orders of banners. Numbers within a text are compared as numbers. */
export type BannerSort =
  /** By the moment of its making. */
  | 'CREATED'
  /** By its number. */
  | 'NUMBER'
  /** By subtitle. */
  | 'SUBTITLE'
  /** By title. */
  | 'TITLE'
  /** By the moment of its last change. */
  | 'UPDATED';

/** The fields to change of a blog. */
export type BlogChanges = {
  /** Description, required; at most 20000 characters. Unchanged if not given. */
  description?: string | null | undefined;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. Unchanged if not given; null removes it. */
  image?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. Unchanged if not given. */
  imageAlt?: string | null | undefined;
  /** Publication, optional: one of draft, published, scheduled, archived. Unchanged if not given. */
  publication?: Publication | null | undefined;
  /** Publish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. Unchanged if not given. */
  publishAt?: string | null | undefined;
  /** Title, required; at most 200 characters. Unchanged if not given. */
  title?: string | null | undefined;
  /** Unpublish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. Unchanged if not given. */
  unpublishAt?: string | null | undefined;
};

/** The fields of a new blog. */
export type BlogInput = {
  /** Description, required; at most 20000 characters. */
  description: string;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. */
  image?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. */
  imageAlt?: string | null | undefined;
  /** Publication, optional: one of draft, published, scheduled, archived. */
  publication?: Publication | null | undefined;
  /** Publish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. */
  publishAt?: string | null | undefined;
  /** Title, required; at most 200 characters. */
  title: string;
  /** Unpublish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. */
  unpublishAt?: string | null | undefined;
};

/** Sort orders of blogs. Numbers within a text are compared as numbers. */
export type BlogSort =
  /** By the moment of its making. */
  | 'CREATED'
  /** By its number. */
  | 'NUMBER'
  /** By title. */
  | 'TITLE'
  /** By the moment of its last change. */
  | 'UPDATED';

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

/** The fields to change of a category. */
export type CategoryChanges = {
  /** Description, required; at most 20000 characters. Unchanged if not given. */
  description?: string | null | undefined;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. Unchanged if not given; null removes it. */
  image?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. Unchanged if not given. */
  imageAlt?: string | null | undefined;
  /** Publication, optional: one of draft, published, scheduled, archived. Unchanged if not given. */
  publication?: Publication | null | undefined;
  /** Publish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. Unchanged if not given. */
  publishAt?: string | null | undefined;
  /** Title, required; at most 200 characters. Unchanged if not given. */
  title?: string | null | undefined;
  /** Unpublish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. Unchanged if not given. */
  unpublishAt?: string | null | undefined;
};

/** The fields of a new category. */
export type CategoryInput = {
  /** Description, required; at most 20000 characters. */
  description: string;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. */
  image?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. */
  imageAlt?: string | null | undefined;
  /** Publication, optional: one of draft, published, scheduled, archived. */
  publication?: Publication | null | undefined;
  /** Publish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. */
  publishAt?: string | null | undefined;
  /** Title, required; at most 200 characters. */
  title: string;
  /** Unpublish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. */
  unpublishAt?: string | null | undefined;
};

/** Sort orders of categories. Numbers within a text are compared as numbers. */
export type CategorySort =
  /** By the moment of its making. */
  | 'CREATED'
  /** By its number. */
  | 'NUMBER'
  /** By title. */
  | 'TITLE'
  /** By the moment of its last change. */
  | 'UPDATED';

/** How certain the facts are that were parsed from a text. */
export type Certainty =
  /** The text states these facts. */
  | 'CERTAIN'
  /** The text probably states these facts. A person has to confirm them. */
  | 'LIKELY'
  /** The text could not be parsed. A person has to enter the facts. */
  | 'UNCLEAR';

/** Whether a home is completed or off plan. */
export type Completion =
  /** Completed. */
  | 'COMPLETED'
  /** Off plan. */
  | 'OFF_PLAN';

/** The state of the email with a message. */
export type DeliveryState =
  /** It could not be mailed for a day. No further attempt is made. */
  | 'FAILED'
  /** Not mailed, because no mail server was configured when it was received. */
  | 'NONE'
  /** The mail server accepted it. */
  | 'SENT'
  /** It will be mailed, perhaps after a failed attempt. */
  | 'WAITING';

/** The type of a field in a version. */
export type FieldType =
  /** The ids of the child records in their order. */
  | 'ORDER'
  /** A picture, by its file name. */
  | 'PICTURE'
  /** A text or a number. */
  | 'TEXT';

/** Degrees of furnishing. */
export type Furnishing =
  /** Furnished. */
  | 'FURNISHED'
  /** Partly. */
  | 'PARTLY'
  /** Unfurnished. */
  | 'UNFURNISHED';

/** A type of home. */
export type HomeType =
  /** Homes on one or more floors of a building. */
  | 'Apartments'
  /** Houses that share walls with their neighbours. */
  | 'Townhouses'
  /** Detached houses on plots of their own. */
  | 'Villas';

/** Effect of a line of an import. */
export type ImportAction =
  /** Adds a new listing. */
  | 'ADD'
  /** Changes nothing. */
  | 'SKIP'
  /** Updates the listing with its reference. */
  | 'UPDATE';

/** What a column of a file is. */
export type ImportColumnInput = {
  /** The column of the import; null if it is not imported. */
  column?: string | null | undefined;
  /** Its name in the header. */
  header: string;
};

/** A new staff account. */
export type InviteStaffInput = {
  /** Email address of the person. */
  email: string;
  /** Name of the person; at most 100 characters. */
  name: string;
  /** What the account may do. */
  role: Role;
};

/** Handling of a line with the reference of a listing of the same kind. */
export type KnownReferences =
  /** Add a new listing with a new reference. */
  | 'ADD'
  /** Leave the listing unchanged. */
  | 'SKIP'
  /** Update the listing with the line; an empty cell clears a field. */
  | 'UPDATE';

/** The fields to change of a latestProject. */
export type LatestProjectChanges = {
  /** Category: one of Villas, Apartments, Townhouses. Unchanged if not given. */
  category?: HomeType | null | undefined;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. Unchanged if not given; null removes it. */
  image?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. Unchanged if not given. */
  imageAlt?: string | null | undefined;
  /** Location, required; at most 200 characters. Unchanged if not given. */
  location?: string | null | undefined;
  /** Logo, optional; at most 200 characters. Unchanged if not given. */
  logo?: string | null | undefined;
  /** Price, required; at most 200 characters. Unchanged if not given. */
  price?: string | null | undefined;
  /** Publication, optional: one of draft, published, scheduled, archived. Unchanged if not given. */
  publication?: Publication | null | undefined;
  /** Publish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. Unchanged if not given. */
  publishAt?: string | null | undefined;
  /** Title, required; at most 200 characters. Unchanged if not given. */
  title?: string | null | undefined;
  /** Unpublish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. Unchanged if not given. */
  unpublishAt?: string | null | undefined;
};

/** The fields of a new latestProject. */
export type LatestProjectInput = {
  /** Category: one of Villas, Apartments, Townhouses. */
  category: HomeType;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. */
  image?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. */
  imageAlt?: string | null | undefined;
  /** Location, required; at most 200 characters. */
  location: string;
  /** Logo, optional; at most 200 characters. */
  logo?: string | null | undefined;
  /** Price, required; at most 200 characters. */
  price: string;
  /** Publication, optional: one of draft, published, scheduled, archived. */
  publication?: Publication | null | undefined;
  /** Publish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. */
  publishAt?: string | null | undefined;
  /** Title, required; at most 200 characters. */
  title: string;
  /** Unpublish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. */
  unpublishAt?: string | null | undefined;
};

/** The fields to change of a latestProjectPicture. */
export type LatestProjectPictureChanges = {
  /** Description, optional; at most 20000 characters. Unchanged if not given. */
  description?: string | null | undefined;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. Unchanged if not given; null removes it. */
  image?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. Unchanged if not given. */
  imageAlt?: string | null | undefined;
  /** Id of the project that it belongs to, required. Unchanged if not given. */
  latestProjectId?: string | number | null | undefined;
  /** Title, required; at most 200 characters. Unchanged if not given. */
  title?: string | null | undefined;
};

/** The fields of a new latestProjectPicture. */
export type LatestProjectPictureInput = {
  /** Description, optional; at most 20000 characters. */
  description?: string | null | undefined;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. */
  image?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. */
  imageAlt?: string | null | undefined;
  /** Id of the project that it belongs to, required. */
  latestProjectId: string | number;
  /** Title, required; at most 200 characters. */
  title: string;
};

/** Sort orders of latestProjectPictures. Numbers within a text are compared as numbers. */
export type LatestProjectPictureSort =
  /** By the moment of its making. */
  | 'CREATED'
  /** By its number. */
  | 'NUMBER'
  /** By title. */
  | 'TITLE'
  /** By the moment of its last change. */
  | 'UPDATED';

/** Sort orders of latestProjects. Numbers within a text are compared as numbers. */
export type LatestProjectSort =
  /** By the moment of its making. */
  | 'CREATED'
  /** By location. */
  | 'LOCATION'
  /** By logo. */
  | 'LOGO'
  /** By its number. */
  | 'NUMBER'
  /** By price. */
  | 'PRICE'
  /** By title. */
  | 'TITLE'
  /** By the moment of its last change. */
  | 'UPDATED';

/** The facts of a listing that its texts contain. */
export type ListingFactsInput = {
  /** The value in the form. */
  amount?: number | null | undefined;
  /** The value in the form. */
  bathroomCount?: number | null | undefined;
  /** The value in the form. */
  bedroomCount?: number | null | undefined;
  /** The value in the form. */
  building?: string | null | undefined;
  /** The value in the form. */
  builtUpArea?: number | null | undefined;
  /** The value in the form. */
  cheques?: number | null | undefined;
  /** The value in the form. */
  maidsRoom?: boolean | null | undefined;
  /** The value in the form. */
  placeId?: string | null | undefined;
  /** The value in the form. */
  plotArea?: number | null | undefined;
  /** The value in the form. */
  priceOnRequest?: boolean | null | undefined;
  /** The value in the form. */
  rentPeriod?: RentPeriod | null | undefined;
};

/** A filter of listings for staff; a field that is null does not filter. */
export type ListingFilter = {
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
  /** With one of these marks. */
  marks?: Array<ListingMark> | null | undefined;
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

/** Hints for the editor of a listing: what a portal would reject, and what is missing. */
export type ListingHint =
  /** Write the title without all capitals. */
  | 'CAPITALS'
  /** Remove phone numbers, email addresses and web addresses from the texts. */
  | 'CONTACT'
  /** Check the pin on the map: it is far from the community. */
  | 'FAR_PIN'
  /** Add pictures, also to the details: fewer than 5 attract few enquiries. */
  | 'FEW_PICTURES'
  /** Enter the price even if it is on request: the permit states it. */
  | 'HIDDEN_PRICE'
  /** Check the built-up area: it is large for such a home. */
  | 'LARGE_AREA'
  /** Check the availability date: it is more than two years away. */
  | 'LATE'
  /** Shorten the title: portals show 50 characters of it. */
  | 'LONG_TITLE'
  /** Enter the built-up area. */
  | 'NO_AREA'
  /** Enter the number of bathrooms. */
  | 'NO_BATHROOMS'
  /** Enter the number of bedrooms. */
  | 'NO_BEDROOMS'
  /** Enter the building: portals require it for apartments. */
  | 'NO_BUILDING'
  /** Enter whether it is completed or off plan. */
  | 'NO_COMPLETION'
  /** Enter whether it is furnished. */
  | 'NO_FURNISHING'
  /** Add a picture. */
  | 'NO_PICTURE'
  /** Choose the community from the list. */
  | 'NO_PLACE'
  /** Enter the plot area: portals require it for villas. */
  | 'NO_PLOT'
  /** Enter the price: portals accept no listing without an amount. */
  | 'NO_PRICE'
  /** Remove prices and guarantees from the title. */
  | 'PRICE_IN_TITLE'
  /** Check the amount and the area: the price per square foot is implausible. */
  | 'RATE'
  /** Write more in the details: portals require at least 200 characters. */
  | 'SHORT_DESCRIPTION'
  /** Write a longer title: portals require at least 30 characters. */
  | 'SHORT_TITLE'
  /** Use only English letters, digits and common punctuation in the title: portals reject other characters. */
  | 'SIGNS'
  /** Check the built-up area: it is small for so many rooms. */
  | 'SMALL_AREA'
  /** Check the plot area: it is smaller than the ground floor. */
  | 'SMALL_PLOT';

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

/** A mark by which staff filter listings. */
export type ListingMark =
  /** Write the title without all capitals. */
  | 'CAPITALS'
  /** Remove phone numbers, email addresses and web addresses from the texts. */
  | 'CONTACT'
  /** Check the pin on the map: it is far from the community. */
  | 'FAR_PIN'
  /** Add pictures, also to the details: fewer than 5 attract few enquiries. */
  | 'FEW_PICTURES'
  /** Enter the price even if it is on request: the permit states it. */
  | 'HIDDEN_PRICE'
  /** The listing has a hint. */
  | 'HINTED'
  /** Check the built-up area: it is large for such a home. */
  | 'LARGE_AREA'
  /** Check the availability date: it is more than two years away. */
  | 'LATE'
  /** Shorten the title: portals show 50 characters of it. */
  | 'LONG_TITLE'
  /** Enter the built-up area. */
  | 'NO_AREA'
  /** Enter the number of bathrooms. */
  | 'NO_BATHROOMS'
  /** Enter the number of bedrooms. */
  | 'NO_BEDROOMS'
  /** Enter the building: portals require it for apartments. */
  | 'NO_BUILDING'
  /** Enter whether it is completed or off plan. */
  | 'NO_COMPLETION'
  /** Enter whether it is furnished. */
  | 'NO_FURNISHING'
  /** Add a picture. */
  | 'NO_PICTURE'
  /** Choose the community from the list. */
  | 'NO_PLACE'
  /** Enter the plot area: portals require it for villas. */
  | 'NO_PLOT'
  /** Enter the price: portals accept no listing without an amount. */
  | 'NO_PRICE'
  /** The price is on request. */
  | 'ON_REQUEST'
  /** Remove prices and guarantees from the title. */
  | 'PRICE_IN_TITLE'
  /** Check the amount and the area: the price per square foot is implausible. */
  | 'RATE'
  /** Write more in the details: portals require at least 200 characters. */
  | 'SHORT_DESCRIPTION'
  /** Write a longer title: portals require at least 30 characters. */
  | 'SHORT_TITLE'
  /** Use only English letters, digits and common punctuation in the title: portals reject other characters. */
  | 'SIGNS'
  /** Check the built-up area: it is small for so many rooms. */
  | 'SMALL_AREA'
  /** Check the plot area: it is smaller than the ground floor. */
  | 'SMALL_PLOT'
  /** A text needs review. */
  | 'UNSETTLED';

/** The state of a message. */
export type MessageState =
  /** Staff have replied. */
  | 'ANSWERED'
  /** Staff have read it. */
  | 'READ'
  /** Staff have not read it. */
  | 'UNREAD';

/** Whether somebody lives in a home. */
export type Occupancy =
  /** Owner occupied. */
  | 'OWNER_OCCUPIED'
  /** Tenanted. */
  | 'TENANTED'
  /** Vacant. */
  | 'VACANT';

/** The period of the limits of a rent. */
export type PricePeriod =
  /** Per month. */
  | 'MONTH'
  /** Per year. */
  | 'YEAR';

/** The fields to change of a property. */
export type PropertyChanges = {
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. Unchanged if not given; null removes it. */
  image?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. Unchanged if not given. */
  imageAlt?: string | null | undefined;
  /** Location, required; at most 200 characters. Unchanged if not given. */
  location?: string | null | undefined;
  /** Price, required; at most 200 characters. Unchanged if not given. */
  price?: string | null | undefined;
  /** Publication, optional: one of draft, published, scheduled, archived. Unchanged if not given. */
  publication?: Publication | null | undefined;
  /** Publish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. Unchanged if not given. */
  publishAt?: string | null | undefined;
  /** Title, required; at most 200 characters. Unchanged if not given. */
  title?: string | null | undefined;
  /** Type: one of Villas, Apartments, Townhouses. Unchanged if not given. */
  type?: HomeType | null | undefined;
  /** Unpublish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. Unchanged if not given. */
  unpublishAt?: string | null | undefined;
};

/** The fields of a new property. */
export type PropertyInput = {
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. */
  image?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. */
  imageAlt?: string | null | undefined;
  /** Location, required; at most 200 characters. */
  location: string;
  /** Price, required; at most 200 characters. */
  price: string;
  /** Publication, optional: one of draft, published, scheduled, archived. */
  publication?: Publication | null | undefined;
  /** Publish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. */
  publishAt?: string | null | undefined;
  /** Title, required; at most 200 characters. */
  title: string;
  /** Type: one of Villas, Apartments, Townhouses. */
  type?: HomeType | null | undefined;
  /** Unpublish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. */
  unpublishAt?: string | null | undefined;
};

/** The fields to change of a propertyPicture. */
export type PropertyPictureChanges = {
  /** Description, optional; at most 20000 characters. Unchanged if not given. */
  description?: string | null | undefined;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. Unchanged if not given; it cannot be removed. */
  image?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. Unchanged if not given. */
  imageAlt?: string | null | undefined;
  /** Id of the property that it belongs to, required. Unchanged if not given. */
  propertyId?: string | number | null | undefined;
  /** Title, optional; at most 200 characters. Unchanged if not given. */
  title?: string | null | undefined;
};

/** The fields of a new propertyPicture. */
export type PropertyPictureInput = {
  /** Description, optional; at most 20000 characters. */
  description?: string | null | undefined;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. */
  image?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. */
  imageAlt?: string | null | undefined;
  /** Id of the property that it belongs to, required. */
  propertyId: string | number;
  /** Title, optional; at most 200 characters. */
  title?: string | null | undefined;
};

/** Sort orders of propertyPictures. Numbers within a text are compared as numbers. */
export type PropertyPictureSort =
  /** By the moment of its making. */
  | 'CREATED'
  /** By its number. */
  | 'NUMBER'
  /** By title. */
  | 'TITLE'
  /** By the moment of its last change. */
  | 'UPDATED';

/** Sort orders of properties. Numbers within a text are compared as numbers. */
export type PropertySort =
  /** By the moment of its making. */
  | 'CREATED'
  /** By location. */
  | 'LOCATION'
  /** By its number. */
  | 'NUMBER'
  /** By price. */
  | 'PRICE'
  /** By title. */
  | 'TITLE'
  /** By the moment of its last change. */
  | 'UPDATED';

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

/** Whether and when visitors see a record. */
export type Publication =
  /** Visitors do not see it any more. */
  | 'ARCHIVED'
  /** Only staff see it. */
  | 'DRAFT'
  /** Visitors see it. */
  | 'PUBLISHED'
  /** Visitors see it from `publishAt` on. */
  | 'SCHEDULED';

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

/** The fields to change of a rentalApartment. */
export type RentalApartmentChanges = {
  /** Amenities, optional: some of central_ac, balcony, wardrobes, kitchen_appliances, walk_in_closet, maid_service, study, private_garden, covered_parking, concierge, lobby, pets_allowed, vastu, shared_pool, private_pool, childrens_pool, shared_gym, private_gym, shared_spa, private_jacuzzi, play_area, barbecue, security, cctv, storage, laundry. Unchanged if not given. */
  amenities?: Array<Amenity> | null | undefined;
  /** Amount, optional: a whole number from 1 to 9,000,000,000,000,000. Unchanged if not given. */
  amount?: number | null | undefined;
  /** Archive reason, optional: one of sold, rented, withdrawn. Unchanged if not given. */
  archiveReason?: ArchiveReason | null | undefined;
  /** Available from, optional: a day, such as 2027-01-31, from the year 2000 to twenty years ahead. Unchanged if not given. */
  availableFrom?: string | null | undefined;
  /** Number of bathrooms, optional: a whole number from 0 to 20. Unchanged if not given. */
  bathroomCount?: number | null | undefined;
  /** Bathrooms, optional; at most 200 characters. Unchanged if not given. */
  bathrooms?: string | null | undefined;
  /** Number of bedrooms, optional: a whole number from 0 to 30. Unchanged if not given. */
  bedroomCount?: number | null | undefined;
  /** Bedrooms, optional; at most 200 characters. Unchanged if not given. */
  bedrooms?: string | null | undefined;
  /** Building, optional; at most 120 characters. Unchanged if not given. */
  building?: string | null | undefined;
  /** Built-up area, optional: a whole number from 100 to 1,000,000,000. Unchanged if not given. */
  builtUpArea?: number | null | undefined;
  /** Cheques, optional: a whole number from 1 to 12. Unchanged if not given. */
  cheques?: number | null | undefined;
  /** Completion, optional: one of completed, off_plan. Unchanged if not given. */
  completion?: Completion | null | undefined;
  /** Floor, optional: G, M, B1, P1 and so on, a number to 163, or low, mid or high. Unchanged if not given. */
  floor?: string | null | undefined;
  /** Furnishing, optional: one of furnished, partly, unfurnished. Unchanged if not given. */
  furnishing?: Furnishing | null | undefined;
  /** Latitude in degrees, optional: from 24.6 to 25.4. Unchanged if not given. */
  latitude?: number | null | undefined;
  /** Location, required; at most 200 characters. Unchanged if not given. */
  location?: string | null | undefined;
  /** Longitude in degrees, optional: from 54.9 to 55.7. Unchanged if not given. */
  longitude?: number | null | undefined;
  /** Maid's room, optional. Unchanged if not given. */
  maidsRoom?: boolean | null | undefined;
  /** Occupancy, optional: one of vacant, tenanted, owner_occupied. Unchanged if not given. */
  occupancy?: Occupancy | null | undefined;
  /** Parking spaces, optional: a whole number from 0 to 20. Unchanged if not given. */
  parkingSpaces?: number | null | undefined;
  /** Place, optional: the id of one, such as dubai-marina. Unchanged if not given. */
  placeId?: string | null | undefined;
  /** Plot area, optional: a whole number from 100 to 1,000,000,000. Unchanged if not given. */
  plotArea?: number | null | undefined;
  /** Price on request, optional. Unchanged if not given. */
  priceOnRequest?: boolean | null | undefined;
  /** Type, optional: one of apartment, duplex, penthouse, hotel_apartment, full_floor, half_floor, villa, townhouse, bungalow, compound. Unchanged if not given. */
  propertyType?: PropertyType | null | undefined;
  /** Publication, optional: one of draft, published, scheduled, archived. Unchanged if not given. */
  publication?: Publication | null | undefined;
  /** Publish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. Unchanged if not given. */
  publishAt?: string | null | undefined;
  /** Rent, required; at most 200 characters. Unchanged if not given. */
  rent?: string | null | undefined;
  /** Rent period, optional: one of year, month, week, day. Unchanged if not given. */
  rentPeriod?: RentPeriod | null | undefined;
  /** Service charge, optional: a whole number from 0 to 10,000. Unchanged if not given. */
  serviceCharge?: number | null | undefined;
  /** Size, optional; at most 200 characters. Unchanged if not given. */
  size?: string | null | undefined;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. Unchanged if not given; it cannot be removed. */
  thumbnail?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. Unchanged if not given. */
  thumbnailAlt?: string | null | undefined;
  /** Title, required; at most 200 characters. Unchanged if not given. */
  title?: string | null | undefined;
  /** Unpublish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. Unchanged if not given. */
  unpublishAt?: string | null | undefined;
  /** View, optional: some of sea, marina, palm, burj_khalifa, burj_al_arab, skyline, canal, creek, lake, golf, park, pool, garden, street, community. Unchanged if not given. */
  views?: Array<View> | null | undefined;
};

/** The fields to change of a rentalApartmentDetail. */
export type RentalApartmentDetailChanges = {
  /** Id of the apartment that it belongs to, required. Unchanged if not given. */
  apartmentId?: string | number | null | undefined;
  /** Description, optional; at most 20000 characters. Unchanged if not given. */
  description?: string | null | undefined;
  /** Heading, required; at most 200 characters. Unchanged if not given. */
  heading?: string | null | undefined;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. Unchanged if not given; null removes it. */
  image?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. Unchanged if not given. */
  imageAlt?: string | null | undefined;
};

/** The fields of a new rentalApartmentDetail. */
export type RentalApartmentDetailInput = {
  /** Id of the apartment that it belongs to, required. */
  apartmentId: string | number;
  /** Description, optional; at most 20000 characters. */
  description?: string | null | undefined;
  /** Heading, required; at most 200 characters. */
  heading: string;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. */
  image?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. */
  imageAlt?: string | null | undefined;
};

/** Sort orders of rentalApartmentDetails. Numbers within a text are compared as numbers. */
export type RentalApartmentDetailSort =
  /** By the moment of its making. */
  | 'CREATED'
  /** By heading. */
  | 'HEADING'
  /** By its number. */
  | 'NUMBER'
  /** By the moment of its last change. */
  | 'UPDATED';

/** The fields of a new rentalApartment. */
export type RentalApartmentInput = {
  /** Amenities, optional: some of central_ac, balcony, wardrobes, kitchen_appliances, walk_in_closet, maid_service, study, private_garden, covered_parking, concierge, lobby, pets_allowed, vastu, shared_pool, private_pool, childrens_pool, shared_gym, private_gym, shared_spa, private_jacuzzi, play_area, barbecue, security, cctv, storage, laundry. */
  amenities?: Array<Amenity> | null | undefined;
  /** Amount, optional: a whole number from 1 to 9,000,000,000,000,000. */
  amount?: number | null | undefined;
  /** Archive reason, optional: one of sold, rented, withdrawn. */
  archiveReason?: ArchiveReason | null | undefined;
  /** Available from, optional: a day, such as 2027-01-31, from the year 2000 to twenty years ahead. */
  availableFrom?: string | null | undefined;
  /** Number of bathrooms, optional: a whole number from 0 to 20. */
  bathroomCount?: number | null | undefined;
  /** Bathrooms, optional; at most 200 characters. */
  bathrooms?: string | null | undefined;
  /** Number of bedrooms, optional: a whole number from 0 to 30. */
  bedroomCount?: number | null | undefined;
  /** Bedrooms, optional; at most 200 characters. */
  bedrooms?: string | null | undefined;
  /** Building, optional; at most 120 characters. */
  building?: string | null | undefined;
  /** Built-up area, optional: a whole number from 100 to 1,000,000,000. */
  builtUpArea?: number | null | undefined;
  /** Cheques, optional: a whole number from 1 to 12. */
  cheques?: number | null | undefined;
  /** Completion, optional: one of completed, off_plan. */
  completion?: Completion | null | undefined;
  /** Floor, optional: G, M, B1, P1 and so on, a number to 163, or low, mid or high. */
  floor?: string | null | undefined;
  /** Furnishing, optional: one of furnished, partly, unfurnished. */
  furnishing?: Furnishing | null | undefined;
  /** Latitude in degrees, optional: from 24.6 to 25.4. */
  latitude?: number | null | undefined;
  /** Location, required; at most 200 characters. */
  location?: string | null | undefined;
  /** Longitude in degrees, optional: from 54.9 to 55.7. */
  longitude?: number | null | undefined;
  /** Maid's room, optional. */
  maidsRoom?: boolean | null | undefined;
  /** Occupancy, optional: one of vacant, tenanted, owner_occupied. */
  occupancy?: Occupancy | null | undefined;
  /** Parking spaces, optional: a whole number from 0 to 20. */
  parkingSpaces?: number | null | undefined;
  /** Place, optional: the id of one, such as dubai-marina. */
  placeId?: string | null | undefined;
  /** Plot area, optional: a whole number from 100 to 1,000,000,000. */
  plotArea?: number | null | undefined;
  /** Price on request, optional. */
  priceOnRequest?: boolean | null | undefined;
  /** Type, optional: one of apartment, duplex, penthouse, hotel_apartment, full_floor, half_floor, villa, townhouse, bungalow, compound. */
  propertyType?: PropertyType | null | undefined;
  /** Publication, optional: one of draft, published, scheduled, archived. */
  publication?: Publication | null | undefined;
  /** Publish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. */
  publishAt?: string | null | undefined;
  /** Rent, required; at most 200 characters. */
  rent?: string | null | undefined;
  /** Rent period, optional: one of year, month, week, day. */
  rentPeriod?: RentPeriod | null | undefined;
  /** Service charge, optional: a whole number from 0 to 10,000. */
  serviceCharge?: number | null | undefined;
  /** Size, optional; at most 200 characters. */
  size?: string | null | undefined;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. */
  thumbnail?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. */
  thumbnailAlt?: string | null | undefined;
  /** Title, required; at most 200 characters. */
  title: string;
  /** Unpublish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. */
  unpublishAt?: string | null | undefined;
  /** View, optional: some of sea, marina, palm, burj_khalifa, burj_al_arab, skyline, canal, creek, lake, golf, park, pool, garden, street, community. */
  views?: Array<View> | null | undefined;
};

/** Sort orders of rentalApartments. Numbers within a text are compared as numbers. */
export type RentalApartmentSort =
  /** By bathrooms. */
  | 'BATHROOMS'
  /** By bedrooms. */
  | 'BEDROOMS'
  /** By the moment of its making. */
  | 'CREATED'
  /** By location. */
  | 'LOCATION'
  /** By its number. */
  | 'NUMBER'
  /** By rent. */
  | 'RENT'
  /** By size. */
  | 'SIZE'
  /** By title. */
  | 'TITLE'
  /** By the moment of its last change. */
  | 'UPDATED';

/** The fields to change of a rentalVilla. */
export type RentalVillaChanges = {
  /** Amenities, optional: some of central_ac, balcony, wardrobes, kitchen_appliances, walk_in_closet, maid_service, study, private_garden, covered_parking, concierge, lobby, pets_allowed, vastu, shared_pool, private_pool, childrens_pool, shared_gym, private_gym, shared_spa, private_jacuzzi, play_area, barbecue, security, cctv, storage, laundry. Unchanged if not given. */
  amenities?: Array<Amenity> | null | undefined;
  /** Amount, optional: a whole number from 1 to 9,000,000,000,000,000. Unchanged if not given. */
  amount?: number | null | undefined;
  /** Archive reason, optional: one of sold, rented, withdrawn. Unchanged if not given. */
  archiveReason?: ArchiveReason | null | undefined;
  /** Available from, optional: a day, such as 2027-01-31, from the year 2000 to twenty years ahead. Unchanged if not given. */
  availableFrom?: string | null | undefined;
  /** Number of bathrooms, optional: a whole number from 0 to 20. Unchanged if not given. */
  bathroomCount?: number | null | undefined;
  /** Bathrooms, optional; at most 200 characters. Unchanged if not given. */
  bathrooms?: string | null | undefined;
  /** Number of bedrooms, optional: a whole number from 0 to 30. Unchanged if not given. */
  bedroomCount?: number | null | undefined;
  /** Bedrooms, optional; at most 200 characters. Unchanged if not given. */
  bedrooms?: string | null | undefined;
  /** Building, optional; at most 120 characters. Unchanged if not given. */
  building?: string | null | undefined;
  /** Built-up area, optional: a whole number from 100 to 1,000,000,000. Unchanged if not given. */
  builtUpArea?: number | null | undefined;
  /** Cheques, optional: a whole number from 1 to 12. Unchanged if not given. */
  cheques?: number | null | undefined;
  /** Completion, optional: one of completed, off_plan. Unchanged if not given. */
  completion?: Completion | null | undefined;
  /** Floor, optional: G, M, B1, P1 and so on, a number to 163, or low, mid or high. Unchanged if not given. */
  floor?: string | null | undefined;
  /** Furnishing, optional: one of furnished, partly, unfurnished. Unchanged if not given. */
  furnishing?: Furnishing | null | undefined;
  /** Latitude in degrees, optional: from 24.6 to 25.4. Unchanged if not given. */
  latitude?: number | null | undefined;
  /** Location, required; at most 200 characters. Unchanged if not given. */
  location?: string | null | undefined;
  /** Longitude in degrees, optional: from 54.9 to 55.7. Unchanged if not given. */
  longitude?: number | null | undefined;
  /** Maid's room, optional. Unchanged if not given. */
  maidsRoom?: boolean | null | undefined;
  /** Occupancy, optional: one of vacant, tenanted, owner_occupied. Unchanged if not given. */
  occupancy?: Occupancy | null | undefined;
  /** Parking spaces, optional: a whole number from 0 to 20. Unchanged if not given. */
  parkingSpaces?: number | null | undefined;
  /** Place, optional: the id of one, such as dubai-marina. Unchanged if not given. */
  placeId?: string | null | undefined;
  /** Plot area, optional: a whole number from 100 to 1,000,000,000. Unchanged if not given. */
  plotArea?: number | null | undefined;
  /** Price on request, optional. Unchanged if not given. */
  priceOnRequest?: boolean | null | undefined;
  /** Type, optional: one of apartment, duplex, penthouse, hotel_apartment, full_floor, half_floor, villa, townhouse, bungalow, compound. Unchanged if not given. */
  propertyType?: PropertyType | null | undefined;
  /** Publication, optional: one of draft, published, scheduled, archived. Unchanged if not given. */
  publication?: Publication | null | undefined;
  /** Publish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. Unchanged if not given. */
  publishAt?: string | null | undefined;
  /** Rent, required; at most 200 characters. Unchanged if not given. */
  rent?: string | null | undefined;
  /** Rent period, optional: one of year, month, week, day. Unchanged if not given. */
  rentPeriod?: RentPeriod | null | undefined;
  /** Service charge, optional: a whole number from 0 to 10,000. Unchanged if not given. */
  serviceCharge?: number | null | undefined;
  /** Size, optional; at most 200 characters. Unchanged if not given. */
  size?: string | null | undefined;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. Unchanged if not given; it cannot be removed. */
  thumbnail?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. Unchanged if not given. */
  thumbnailAlt?: string | null | undefined;
  /** Title, required; at most 200 characters. Unchanged if not given. */
  title?: string | null | undefined;
  /** Unpublish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. Unchanged if not given. */
  unpublishAt?: string | null | undefined;
  /** View, optional: some of sea, marina, palm, burj_khalifa, burj_al_arab, skyline, canal, creek, lake, golf, park, pool, garden, street, community. Unchanged if not given. */
  views?: Array<View> | null | undefined;
};

/** The fields to change of a rentalVillaImage. */
export type RentalVillaImageChanges = {
  /** Description, optional; at most 20000 characters. Unchanged if not given. */
  description?: string | null | undefined;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. Unchanged if not given; it cannot be removed. */
  image?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. Unchanged if not given. */
  imageAlt?: string | null | undefined;
  /** Id of the villa that it belongs to, required. Unchanged if not given. */
  villaId?: string | number | null | undefined;
};

/** The fields of a new rentalVillaImage. */
export type RentalVillaImageInput = {
  /** Description, optional; at most 20000 characters. */
  description?: string | null | undefined;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. */
  image?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. */
  imageAlt?: string | null | undefined;
  /** Id of the villa that it belongs to, required. */
  villaId: string | number;
};

/** Sort orders of rentalVillaImages. Numbers within a text are compared as numbers. */
export type RentalVillaImageSort =
  /** By the moment of its making. */
  | 'CREATED'
  /** By its number. */
  | 'NUMBER'
  /** By the moment of its last change. */
  | 'UPDATED';

/** The fields of a new rentalVilla. */
export type RentalVillaInput = {
  /** Amenities, optional: some of central_ac, balcony, wardrobes, kitchen_appliances, walk_in_closet, maid_service, study, private_garden, covered_parking, concierge, lobby, pets_allowed, vastu, shared_pool, private_pool, childrens_pool, shared_gym, private_gym, shared_spa, private_jacuzzi, play_area, barbecue, security, cctv, storage, laundry. */
  amenities?: Array<Amenity> | null | undefined;
  /** Amount, optional: a whole number from 1 to 9,000,000,000,000,000. */
  amount?: number | null | undefined;
  /** Archive reason, optional: one of sold, rented, withdrawn. */
  archiveReason?: ArchiveReason | null | undefined;
  /** Available from, optional: a day, such as 2027-01-31, from the year 2000 to twenty years ahead. */
  availableFrom?: string | null | undefined;
  /** Number of bathrooms, optional: a whole number from 0 to 20. */
  bathroomCount?: number | null | undefined;
  /** Bathrooms, optional; at most 200 characters. */
  bathrooms?: string | null | undefined;
  /** Number of bedrooms, optional: a whole number from 0 to 30. */
  bedroomCount?: number | null | undefined;
  /** Bedrooms, optional; at most 200 characters. */
  bedrooms?: string | null | undefined;
  /** Building, optional; at most 120 characters. */
  building?: string | null | undefined;
  /** Built-up area, optional: a whole number from 100 to 1,000,000,000. */
  builtUpArea?: number | null | undefined;
  /** Cheques, optional: a whole number from 1 to 12. */
  cheques?: number | null | undefined;
  /** Completion, optional: one of completed, off_plan. */
  completion?: Completion | null | undefined;
  /** Floor, optional: G, M, B1, P1 and so on, a number to 163, or low, mid or high. */
  floor?: string | null | undefined;
  /** Furnishing, optional: one of furnished, partly, unfurnished. */
  furnishing?: Furnishing | null | undefined;
  /** Latitude in degrees, optional: from 24.6 to 25.4. */
  latitude?: number | null | undefined;
  /** Location, required; at most 200 characters. */
  location?: string | null | undefined;
  /** Longitude in degrees, optional: from 54.9 to 55.7. */
  longitude?: number | null | undefined;
  /** Maid's room, optional. */
  maidsRoom?: boolean | null | undefined;
  /** Occupancy, optional: one of vacant, tenanted, owner_occupied. */
  occupancy?: Occupancy | null | undefined;
  /** Parking spaces, optional: a whole number from 0 to 20. */
  parkingSpaces?: number | null | undefined;
  /** Place, optional: the id of one, such as dubai-marina. */
  placeId?: string | null | undefined;
  /** Plot area, optional: a whole number from 100 to 1,000,000,000. */
  plotArea?: number | null | undefined;
  /** Price on request, optional. */
  priceOnRequest?: boolean | null | undefined;
  /** Type, optional: one of apartment, duplex, penthouse, hotel_apartment, full_floor, half_floor, villa, townhouse, bungalow, compound. */
  propertyType?: PropertyType | null | undefined;
  /** Publication, optional: one of draft, published, scheduled, archived. */
  publication?: Publication | null | undefined;
  /** Publish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. */
  publishAt?: string | null | undefined;
  /** Rent, required; at most 200 characters. */
  rent?: string | null | undefined;
  /** Rent period, optional: one of year, month, week, day. */
  rentPeriod?: RentPeriod | null | undefined;
  /** Service charge, optional: a whole number from 0 to 10,000. */
  serviceCharge?: number | null | undefined;
  /** Size, optional; at most 200 characters. */
  size?: string | null | undefined;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. */
  thumbnail?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. */
  thumbnailAlt?: string | null | undefined;
  /** Title, required; at most 200 characters. */
  title: string;
  /** Unpublish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. */
  unpublishAt?: string | null | undefined;
  /** View, optional: some of sea, marina, palm, burj_khalifa, burj_al_arab, skyline, canal, creek, lake, golf, park, pool, garden, street, community. */
  views?: Array<View> | null | undefined;
};

/** Sort orders of rentalVillas. Numbers within a text are compared as numbers. */
export type RentalVillaSort =
  /** By bathrooms. */
  | 'BATHROOMS'
  /** By bedrooms. */
  | 'BEDROOMS'
  /** By the moment of its making. */
  | 'CREATED'
  /** By location. */
  | 'LOCATION'
  /** By its number. */
  | 'NUMBER'
  /** By rent. */
  | 'RENT'
  /** By size. */
  | 'SIZE'
  /** By title. */
  | 'TITLE'
  /** By the moment of its last change. */
  | 'UPDATED';

/** The role of a staff account. */
export type Role =
  /** May do everything. */
  | 'ADMINISTRATOR'
  /** Reads all content, creates listings, and changes its own listings and enquiries. */
  | 'AGENT'
  /** May do everything but manage accounts and operate the server. */
  | 'MANAGER';

/** The fields to change of a saleApartment. */
export type SaleApartmentChanges = {
  /** Amenities, optional: some of central_ac, balcony, wardrobes, kitchen_appliances, walk_in_closet, maid_service, study, private_garden, covered_parking, concierge, lobby, pets_allowed, vastu, shared_pool, private_pool, childrens_pool, shared_gym, private_gym, shared_spa, private_jacuzzi, play_area, barbecue, security, cctv, storage, laundry. Unchanged if not given. */
  amenities?: Array<Amenity> | null | undefined;
  /** Amount, optional: a whole number from 1 to 9,000,000,000,000,000. Unchanged if not given. */
  amount?: number | null | undefined;
  /** Archive reason, optional: one of sold, rented, withdrawn. Unchanged if not given. */
  archiveReason?: ArchiveReason | null | undefined;
  /** Available from, optional: a day, such as 2027-01-31, from the year 2000 to twenty years ahead. Unchanged if not given. */
  availableFrom?: string | null | undefined;
  /** Number of bathrooms, optional: a whole number from 0 to 20. Unchanged if not given. */
  bathroomCount?: number | null | undefined;
  /** Bathrooms, optional; at most 200 characters. Unchanged if not given. */
  bathrooms?: string | null | undefined;
  /** Number of bedrooms, optional: a whole number from 0 to 30. Unchanged if not given. */
  bedroomCount?: number | null | undefined;
  /** Bedrooms, optional; at most 200 characters. Unchanged if not given. */
  bedrooms?: string | null | undefined;
  /** Building, optional; at most 120 characters. Unchanged if not given. */
  building?: string | null | undefined;
  /** Built-up area, optional: a whole number from 100 to 1,000,000,000. Unchanged if not given. */
  builtUpArea?: number | null | undefined;
  /** Cheques, optional: a whole number from 1 to 12. Unchanged if not given. */
  cheques?: number | null | undefined;
  /** Completion, optional: one of completed, off_plan. Unchanged if not given. */
  completion?: Completion | null | undefined;
  /** Floor, optional: G, M, B1, P1 and so on, a number to 163, or low, mid or high. Unchanged if not given. */
  floor?: string | null | undefined;
  /** Furnishing, optional: one of furnished, partly, unfurnished. Unchanged if not given. */
  furnishing?: Furnishing | null | undefined;
  /** Latitude in degrees, optional: from 24.6 to 25.4. Unchanged if not given. */
  latitude?: number | null | undefined;
  /** Location, required; at most 200 characters. Unchanged if not given. */
  location?: string | null | undefined;
  /** Longitude in degrees, optional: from 54.9 to 55.7. Unchanged if not given. */
  longitude?: number | null | undefined;
  /** Maid's room, optional. Unchanged if not given. */
  maidsRoom?: boolean | null | undefined;
  /** Occupancy, optional: one of vacant, tenanted, owner_occupied. Unchanged if not given. */
  occupancy?: Occupancy | null | undefined;
  /** Parking spaces, optional: a whole number from 0 to 20. Unchanged if not given. */
  parkingSpaces?: number | null | undefined;
  /** Place, optional: the id of one, such as dubai-marina. Unchanged if not given. */
  placeId?: string | null | undefined;
  /** Plot area, optional: a whole number from 100 to 1,000,000,000. Unchanged if not given. */
  plotArea?: number | null | undefined;
  /** Price, required; at most 200 characters. Unchanged if not given. */
  price?: string | null | undefined;
  /** Price on request, optional. Unchanged if not given. */
  priceOnRequest?: boolean | null | undefined;
  /** Type, optional: one of apartment, duplex, penthouse, hotel_apartment, full_floor, half_floor, villa, townhouse, bungalow, compound. Unchanged if not given. */
  propertyType?: PropertyType | null | undefined;
  /** Publication, optional: one of draft, published, scheduled, archived. Unchanged if not given. */
  publication?: Publication | null | undefined;
  /** Publish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. Unchanged if not given. */
  publishAt?: string | null | undefined;
  /** Rent period, optional: one of year, month, week, day. Unchanged if not given. */
  rentPeriod?: RentPeriod | null | undefined;
  /** Service charge, optional: a whole number from 0 to 10,000. Unchanged if not given. */
  serviceCharge?: number | null | undefined;
  /** Size, optional; at most 200 characters. Unchanged if not given. */
  size?: string | null | undefined;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. Unchanged if not given; null removes it. */
  thumbnail?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. Unchanged if not given. */
  thumbnailAlt?: string | null | undefined;
  /** Title, required; at most 200 characters. Unchanged if not given. */
  title?: string | null | undefined;
  /** Unpublish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. Unchanged if not given. */
  unpublishAt?: string | null | undefined;
  /** View, optional: some of sea, marina, palm, burj_khalifa, burj_al_arab, skyline, canal, creek, lake, golf, park, pool, garden, street, community. Unchanged if not given. */
  views?: Array<View> | null | undefined;
};

/** The fields to change of a saleApartmentGalleryItem. */
export type SaleApartmentGalleryItemChanges = {
  /** Id of the apartment that it belongs to, required. Unchanged if not given. */
  apartmentId?: string | number | null | undefined;
  /** Description, required; at most 20000 characters. Unchanged if not given. */
  description?: string | null | undefined;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. Unchanged if not given; it cannot be removed. */
  image?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. Unchanged if not given. */
  imageAlt?: string | null | undefined;
  /** Title, optional; at most 200 characters. Unchanged if not given. */
  title?: string | null | undefined;
};

/** The fields of a new saleApartmentGalleryItem. */
export type SaleApartmentGalleryItemInput = {
  /** Id of the apartment that it belongs to, required. */
  apartmentId: string | number;
  /** Description, required; at most 20000 characters. */
  description: string;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. */
  image?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. */
  imageAlt?: string | null | undefined;
  /** Title, optional; at most 200 characters. */
  title?: string | null | undefined;
};

/** Sort orders of saleApartmentGalleryItems. Numbers within a text are compared as numbers. */
export type SaleApartmentGalleryItemSort =
  /** By the moment of its making. */
  | 'CREATED'
  /** By its number. */
  | 'NUMBER'
  /** By title. */
  | 'TITLE'
  /** By the moment of its last change. */
  | 'UPDATED';

/** The fields of a new saleApartment. */
export type SaleApartmentInput = {
  /** Amenities, optional: some of central_ac, balcony, wardrobes, kitchen_appliances, walk_in_closet, maid_service, study, private_garden, covered_parking, concierge, lobby, pets_allowed, vastu, shared_pool, private_pool, childrens_pool, shared_gym, private_gym, shared_spa, private_jacuzzi, play_area, barbecue, security, cctv, storage, laundry. */
  amenities?: Array<Amenity> | null | undefined;
  /** Amount, optional: a whole number from 1 to 9,000,000,000,000,000. */
  amount?: number | null | undefined;
  /** Archive reason, optional: one of sold, rented, withdrawn. */
  archiveReason?: ArchiveReason | null | undefined;
  /** Available from, optional: a day, such as 2027-01-31, from the year 2000 to twenty years ahead. */
  availableFrom?: string | null | undefined;
  /** Number of bathrooms, optional: a whole number from 0 to 20. */
  bathroomCount?: number | null | undefined;
  /** Bathrooms, optional; at most 200 characters. */
  bathrooms?: string | null | undefined;
  /** Number of bedrooms, optional: a whole number from 0 to 30. */
  bedroomCount?: number | null | undefined;
  /** Bedrooms, optional; at most 200 characters. */
  bedrooms?: string | null | undefined;
  /** Building, optional; at most 120 characters. */
  building?: string | null | undefined;
  /** Built-up area, optional: a whole number from 100 to 1,000,000,000. */
  builtUpArea?: number | null | undefined;
  /** Cheques, optional: a whole number from 1 to 12. */
  cheques?: number | null | undefined;
  /** Completion, optional: one of completed, off_plan. */
  completion?: Completion | null | undefined;
  /** Floor, optional: G, M, B1, P1 and so on, a number to 163, or low, mid or high. */
  floor?: string | null | undefined;
  /** Furnishing, optional: one of furnished, partly, unfurnished. */
  furnishing?: Furnishing | null | undefined;
  /** Latitude in degrees, optional: from 24.6 to 25.4. */
  latitude?: number | null | undefined;
  /** Location, required; at most 200 characters. */
  location?: string | null | undefined;
  /** Longitude in degrees, optional: from 54.9 to 55.7. */
  longitude?: number | null | undefined;
  /** Maid's room, optional. */
  maidsRoom?: boolean | null | undefined;
  /** Occupancy, optional: one of vacant, tenanted, owner_occupied. */
  occupancy?: Occupancy | null | undefined;
  /** Parking spaces, optional: a whole number from 0 to 20. */
  parkingSpaces?: number | null | undefined;
  /** Place, optional: the id of one, such as dubai-marina. */
  placeId?: string | null | undefined;
  /** Plot area, optional: a whole number from 100 to 1,000,000,000. */
  plotArea?: number | null | undefined;
  /** Price, required; at most 200 characters. */
  price?: string | null | undefined;
  /** Price on request, optional. */
  priceOnRequest?: boolean | null | undefined;
  /** Type, optional: one of apartment, duplex, penthouse, hotel_apartment, full_floor, half_floor, villa, townhouse, bungalow, compound. */
  propertyType?: PropertyType | null | undefined;
  /** Publication, optional: one of draft, published, scheduled, archived. */
  publication?: Publication | null | undefined;
  /** Publish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. */
  publishAt?: string | null | undefined;
  /** Rent period, optional: one of year, month, week, day. */
  rentPeriod?: RentPeriod | null | undefined;
  /** Service charge, optional: a whole number from 0 to 10,000. */
  serviceCharge?: number | null | undefined;
  /** Size, optional; at most 200 characters. */
  size?: string | null | undefined;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. */
  thumbnail?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. */
  thumbnailAlt?: string | null | undefined;
  /** Title, required; at most 200 characters. */
  title: string;
  /** Unpublish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. */
  unpublishAt?: string | null | undefined;
  /** View, optional: some of sea, marina, palm, burj_khalifa, burj_al_arab, skyline, canal, creek, lake, golf, park, pool, garden, street, community. */
  views?: Array<View> | null | undefined;
};

/** Sort orders of saleApartments. Numbers within a text are compared as numbers. */
export type SaleApartmentSort =
  /** By bathrooms. */
  | 'BATHROOMS'
  /** By bedrooms. */
  | 'BEDROOMS'
  /** By the moment of its making. */
  | 'CREATED'
  /** By location. */
  | 'LOCATION'
  /** By its number. */
  | 'NUMBER'
  /** By price. */
  | 'PRICE'
  /** By size. */
  | 'SIZE'
  /** By title. */
  | 'TITLE'
  /** By the moment of its last change. */
  | 'UPDATED';

/** The fields to change of a saleVilla. */
export type SaleVillaChanges = {
  /** Amenities, optional: some of central_ac, balcony, wardrobes, kitchen_appliances, walk_in_closet, maid_service, study, private_garden, covered_parking, concierge, lobby, pets_allowed, vastu, shared_pool, private_pool, childrens_pool, shared_gym, private_gym, shared_spa, private_jacuzzi, play_area, barbecue, security, cctv, storage, laundry. Unchanged if not given. */
  amenities?: Array<Amenity> | null | undefined;
  /** Amount, optional: a whole number from 1 to 9,000,000,000,000,000. Unchanged if not given. */
  amount?: number | null | undefined;
  /** Archive reason, optional: one of sold, rented, withdrawn. Unchanged if not given. */
  archiveReason?: ArchiveReason | null | undefined;
  /** Available from, optional: a day, such as 2027-01-31, from the year 2000 to twenty years ahead. Unchanged if not given. */
  availableFrom?: string | null | undefined;
  /** Number of bathrooms, optional: a whole number from 0 to 20. Unchanged if not given. */
  bathroomCount?: number | null | undefined;
  /** Bathrooms, optional; at most 200 characters. Unchanged if not given. */
  bathrooms?: string | null | undefined;
  /** Number of bedrooms, optional: a whole number from 0 to 30. Unchanged if not given. */
  bedroomCount?: number | null | undefined;
  /** Bedrooms, optional; at most 200 characters. Unchanged if not given. */
  bedrooms?: string | null | undefined;
  /** Building, optional; at most 120 characters. Unchanged if not given. */
  building?: string | null | undefined;
  /** Built-up area, optional: a whole number from 100 to 1,000,000,000. Unchanged if not given. */
  builtUpArea?: number | null | undefined;
  /** Cheques, optional: a whole number from 1 to 12. Unchanged if not given. */
  cheques?: number | null | undefined;
  /** Completion, optional: one of completed, off_plan. Unchanged if not given. */
  completion?: Completion | null | undefined;
  /** Floor, optional: G, M, B1, P1 and so on, a number to 163, or low, mid or high. Unchanged if not given. */
  floor?: string | null | undefined;
  /** Furnishing, optional: one of furnished, partly, unfurnished. Unchanged if not given. */
  furnishing?: Furnishing | null | undefined;
  /** Latitude in degrees, optional: from 24.6 to 25.4. Unchanged if not given. */
  latitude?: number | null | undefined;
  /** Location, required; at most 200 characters. Unchanged if not given. */
  location?: string | null | undefined;
  /** Longitude in degrees, optional: from 54.9 to 55.7. Unchanged if not given. */
  longitude?: number | null | undefined;
  /** Maid's room, optional. Unchanged if not given. */
  maidsRoom?: boolean | null | undefined;
  /** Occupancy, optional: one of vacant, tenanted, owner_occupied. Unchanged if not given. */
  occupancy?: Occupancy | null | undefined;
  /** Parking spaces, optional: a whole number from 0 to 20. Unchanged if not given. */
  parkingSpaces?: number | null | undefined;
  /** Place, optional: the id of one, such as dubai-marina. Unchanged if not given. */
  placeId?: string | null | undefined;
  /** Plot area, optional: a whole number from 100 to 1,000,000,000. Unchanged if not given. */
  plotArea?: number | null | undefined;
  /** Price, required; at most 200 characters. Unchanged if not given. */
  price?: string | null | undefined;
  /** Price on request, optional. Unchanged if not given. */
  priceOnRequest?: boolean | null | undefined;
  /** Type, optional: one of apartment, duplex, penthouse, hotel_apartment, full_floor, half_floor, villa, townhouse, bungalow, compound. Unchanged if not given. */
  propertyType?: PropertyType | null | undefined;
  /** Publication, optional: one of draft, published, scheduled, archived. Unchanged if not given. */
  publication?: Publication | null | undefined;
  /** Publish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. Unchanged if not given. */
  publishAt?: string | null | undefined;
  /** Rent period, optional: one of year, month, week, day. Unchanged if not given. */
  rentPeriod?: RentPeriod | null | undefined;
  /** Service charge, optional: a whole number from 0 to 10,000. Unchanged if not given. */
  serviceCharge?: number | null | undefined;
  /** Size, optional; at most 200 characters. Unchanged if not given. */
  size?: string | null | undefined;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. Unchanged if not given; null removes it. */
  thumbnail?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. Unchanged if not given. */
  thumbnailAlt?: string | null | undefined;
  /** Title, required; at most 200 characters. Unchanged if not given. */
  title?: string | null | undefined;
  /** Unpublish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. Unchanged if not given. */
  unpublishAt?: string | null | undefined;
  /** View, optional: some of sea, marina, palm, burj_khalifa, burj_al_arab, skyline, canal, creek, lake, golf, park, pool, garden, street, community. Unchanged if not given. */
  views?: Array<View> | null | undefined;
};

/** The fields to change of a saleVillaDetail. */
export type SaleVillaDetailChanges = {
  /** Description, required; at most 20000 characters. Unchanged if not given. */
  description?: string | null | undefined;
  /** Heading, required; at most 200 characters. Unchanged if not given. */
  heading?: string | null | undefined;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. Unchanged if not given; it cannot be removed. */
  image?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. Unchanged if not given. */
  imageAlt?: string | null | undefined;
  /** Id of the villa that it belongs to, required. Unchanged if not given. */
  villaId?: string | number | null | undefined;
};

/** The fields of a new saleVillaDetail. */
export type SaleVillaDetailInput = {
  /** Description, required; at most 20000 characters. */
  description: string;
  /** Heading, required; at most 200 characters. */
  heading: string;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. */
  image?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. */
  imageAlt?: string | null | undefined;
  /** Id of the villa that it belongs to, required. */
  villaId: string | number;
};

/** Sort orders of saleVillaDetails. Numbers within a text are compared as numbers. */
export type SaleVillaDetailSort =
  /** By the moment of its making. */
  | 'CREATED'
  /** By heading. */
  | 'HEADING'
  /** By its number. */
  | 'NUMBER'
  /** By the moment of its last change. */
  | 'UPDATED';

/** The fields of a new saleVilla. */
export type SaleVillaInput = {
  /** Amenities, optional: some of central_ac, balcony, wardrobes, kitchen_appliances, walk_in_closet, maid_service, study, private_garden, covered_parking, concierge, lobby, pets_allowed, vastu, shared_pool, private_pool, childrens_pool, shared_gym, private_gym, shared_spa, private_jacuzzi, play_area, barbecue, security, cctv, storage, laundry. */
  amenities?: Array<Amenity> | null | undefined;
  /** Amount, optional: a whole number from 1 to 9,000,000,000,000,000. */
  amount?: number | null | undefined;
  /** Archive reason, optional: one of sold, rented, withdrawn. */
  archiveReason?: ArchiveReason | null | undefined;
  /** Available from, optional: a day, such as 2027-01-31, from the year 2000 to twenty years ahead. */
  availableFrom?: string | null | undefined;
  /** Number of bathrooms, optional: a whole number from 0 to 20. */
  bathroomCount?: number | null | undefined;
  /** Bathrooms, optional; at most 200 characters. */
  bathrooms?: string | null | undefined;
  /** Number of bedrooms, optional: a whole number from 0 to 30. */
  bedroomCount?: number | null | undefined;
  /** Bedrooms, optional; at most 200 characters. */
  bedrooms?: string | null | undefined;
  /** Building, optional; at most 120 characters. */
  building?: string | null | undefined;
  /** Built-up area, optional: a whole number from 100 to 1,000,000,000. */
  builtUpArea?: number | null | undefined;
  /** Cheques, optional: a whole number from 1 to 12. */
  cheques?: number | null | undefined;
  /** Completion, optional: one of completed, off_plan. */
  completion?: Completion | null | undefined;
  /** Floor, optional: G, M, B1, P1 and so on, a number to 163, or low, mid or high. */
  floor?: string | null | undefined;
  /** Furnishing, optional: one of furnished, partly, unfurnished. */
  furnishing?: Furnishing | null | undefined;
  /** Latitude in degrees, optional: from 24.6 to 25.4. */
  latitude?: number | null | undefined;
  /** Location, required; at most 200 characters. */
  location?: string | null | undefined;
  /** Longitude in degrees, optional: from 54.9 to 55.7. */
  longitude?: number | null | undefined;
  /** Maid's room, optional. */
  maidsRoom?: boolean | null | undefined;
  /** Occupancy, optional: one of vacant, tenanted, owner_occupied. */
  occupancy?: Occupancy | null | undefined;
  /** Parking spaces, optional: a whole number from 0 to 20. */
  parkingSpaces?: number | null | undefined;
  /** Place, optional: the id of one, such as dubai-marina. */
  placeId?: string | null | undefined;
  /** Plot area, optional: a whole number from 100 to 1,000,000,000. */
  plotArea?: number | null | undefined;
  /** Price, required; at most 200 characters. */
  price?: string | null | undefined;
  /** Price on request, optional. */
  priceOnRequest?: boolean | null | undefined;
  /** Type, optional: one of apartment, duplex, penthouse, hotel_apartment, full_floor, half_floor, villa, townhouse, bungalow, compound. */
  propertyType?: PropertyType | null | undefined;
  /** Publication, optional: one of draft, published, scheduled, archived. */
  publication?: Publication | null | undefined;
  /** Publish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. */
  publishAt?: string | null | undefined;
  /** Rent period, optional: one of year, month, week, day. */
  rentPeriod?: RentPeriod | null | undefined;
  /** Service charge, optional: a whole number from 0 to 10,000. */
  serviceCharge?: number | null | undefined;
  /** Size, optional; at most 200 characters. */
  size?: string | null | undefined;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. */
  thumbnail?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. */
  thumbnailAlt?: string | null | undefined;
  /** Title, required; at most 200 characters. */
  title: string;
  /** Unpublish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. */
  unpublishAt?: string | null | undefined;
  /** View, optional: some of sea, marina, palm, burj_khalifa, burj_al_arab, skyline, canal, creek, lake, golf, park, pool, garden, street, community. */
  views?: Array<View> | null | undefined;
};

/** Sort orders of saleVillas. Numbers within a text are compared as numbers. */
export type SaleVillaSort =
  /** By bathrooms. */
  | 'BATHROOMS'
  /** By bedrooms. */
  | 'BEDROOMS'
  /** By the moment of its making. */
  | 'CREATED'
  /** By location. */
  | 'LOCATION'
  /** By its number. */
  | 'NUMBER'
  /** By price. */
  | 'PRICE'
  /** By size. */
  | 'SIZE'
  /** By title. */
  | 'TITLE'
  /** By the moment of its last change. */
  | 'UPDATED';

/** The records that an operation may use. */
export type Scope =
  /** All records. */
  | 'ANY'
  /** The records that belong to the account. */
  | 'OWN';

/** Whether a staff account can sign in. */
export type StaffState =
  /** The account can sign in. */
  | 'ACTIVE'
  /** The account is disabled. */
  | 'DISABLED'
  /** No password has been set yet. */
  | 'INVITED';

/** The fields to change of a upcomingProject. */
export type UpcomingProjectChanges = {
  /** Description, required; at most 20000 characters. Unchanged if not given. */
  description?: string | null | undefined;
  /** Publication, optional: one of draft, published, scheduled, archived. Unchanged if not given. */
  publication?: Publication | null | undefined;
  /** Publish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. Unchanged if not given. */
  publishAt?: string | null | undefined;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. Unchanged if not given; null removes it. */
  thumbnail?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. Unchanged if not given. */
  thumbnailAlt?: string | null | undefined;
  /** Title, required; at most 200 characters. Unchanged if not given. */
  title?: string | null | undefined;
  /** Unpublish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. Unchanged if not given. */
  unpublishAt?: string | null | undefined;
};

/** The fields of a new upcomingProject. */
export type UpcomingProjectInput = {
  /** Description, required; at most 20000 characters. */
  description: string;
  /** Publication, optional: one of draft, published, scheduled, archived. */
  publication?: Publication | null | undefined;
  /** Publish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. */
  publishAt?: string | null | undefined;
  /** The picture: a JPEG, PNG, WebP, AVIF or GIF. */
  thumbnail?: File | null | undefined;
  /** Alternative text of the picture, optional; at most 200 characters. */
  thumbnailAlt?: string | null | undefined;
  /** Title, required; at most 200 characters. */
  title: string;
  /** Unpublish at, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00. */
  unpublishAt?: string | null | undefined;
};

/** Sort orders of upcomingProjects. Numbers within a text are compared as numbers. */
export type UpcomingProjectSort =
  /** By the moment of its making. */
  | 'CREATED'
  /** By its number. */
  | 'NUMBER'
  /** By title. */
  | 'TITLE'
  /** By the moment of its last change. */
  | 'UPDATED';

/** Changes of a staff account. A field that is not given stays as it is. */
export type UpdateStaffInput = {
  /** Name of the person; at most 100 characters. */
  name?: string | null | undefined;
  /** What the account may do. */
  role?: Role | null | undefined;
};

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

export type RentalApartmentRowFragment = { amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rent: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null };

export type RentalApartmentsQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  sort?: RentalApartmentSort | null | undefined;
  descending?: boolean | null | undefined;
  filter?: ListingFilter | null | undefined;
}>;


export type RentalApartmentsQuery = { rows: { page: number, totalPages: number, total: number, items: Array<{ amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rent: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null }> } };

export type RentalApartmentQueryVariables = Exact<{
  id: string | number;
}>;


export type RentalApartmentQuery = { row: { amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rent: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null } | null };

export type CreateRentalApartmentMutationVariables = Exact<{
  input: RentalApartmentInput;
}>;


export type CreateRentalApartmentMutation = { row: { amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rent: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null } };

export type UpdateRentalApartmentMutationVariables = Exact<{
  id: string | number;
  input: RentalApartmentChanges;
  seen?: string | null | undefined;
}>;


export type UpdateRentalApartmentMutation = { row: { amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rent: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null } };

export type DeleteRentalApartmentsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeleteRentalApartmentsMutation = { removed: Array<string> };

export type RestoreRentalApartmentsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RestoreRentalApartmentsMutation = { rows: Array<{ id: string }> };

export type RestoreRentalApartmentVersionMutationVariables = Exact<{
  id: string | number;
  version: string | number;
  seen?: string | null | undefined;
}>;


export type RestoreRentalApartmentVersionMutation = { row: { amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rent: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null } };

export type DuplicateRentalApartmentMutationVariables = Exact<{
  id: string | number;
}>;


export type DuplicateRentalApartmentMutation = { row: { amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rent: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null } };

export type RentalApartmentChoicesQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
}>;


export type RentalApartmentChoicesQuery = { choices: { page: number, totalPages: number, total: number, items: Array<{ id: string, title: string }> } };

export type RentalApartmentChoiceQueryVariables = Exact<{
  id: string | number;
}>;


export type RentalApartmentChoiceQuery = { choice: { id: string, title: string } | null };

export type BlogRowFragment = { description: string, id: string, mayUpdate: boolean, publication: Publication | null, publishAt: string | null, title: string, unpublishAt: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null };

export type BlogsQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  sort?: BlogSort | null | undefined;
  descending?: boolean | null | undefined;
}>;


export type BlogsQuery = { rows: { page: number, totalPages: number, total: number, items: Array<{ description: string, id: string, mayUpdate: boolean, publication: Publication | null, publishAt: string | null, title: string, unpublishAt: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null }> } };

export type BlogQueryVariables = Exact<{
  id: string | number;
}>;


export type BlogQuery = { row: { description: string, id: string, mayUpdate: boolean, publication: Publication | null, publishAt: string | null, title: string, unpublishAt: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } | null };

export type CreateBlogMutationVariables = Exact<{
  input: BlogInput;
}>;


export type CreateBlogMutation = { row: { description: string, id: string, mayUpdate: boolean, publication: Publication | null, publishAt: string | null, title: string, unpublishAt: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type UpdateBlogMutationVariables = Exact<{
  id: string | number;
  input: BlogChanges;
  seen?: string | null | undefined;
}>;


export type UpdateBlogMutation = { row: { description: string, id: string, mayUpdate: boolean, publication: Publication | null, publishAt: string | null, title: string, unpublishAt: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type DeleteBlogsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeleteBlogsMutation = { removed: Array<string> };

export type RestoreBlogsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RestoreBlogsMutation = { rows: Array<{ id: string }> };

export type RestoreBlogVersionMutationVariables = Exact<{
  id: string | number;
  version: string | number;
  seen?: string | null | undefined;
}>;


export type RestoreBlogVersionMutation = { row: { description: string, id: string, mayUpdate: boolean, publication: Publication | null, publishAt: string | null, title: string, unpublishAt: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type UpcomingProjectRowFragment = { description: string, id: string, mayUpdate: boolean, publication: Publication | null, publishAt: string | null, title: string, unpublishAt: string | null, updatedAt: string, thumbnail: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null };

export type UpcomingProjectsQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  sort?: UpcomingProjectSort | null | undefined;
  descending?: boolean | null | undefined;
}>;


export type UpcomingProjectsQuery = { rows: { page: number, totalPages: number, total: number, items: Array<{ description: string, id: string, mayUpdate: boolean, publication: Publication | null, publishAt: string | null, title: string, unpublishAt: string | null, updatedAt: string, thumbnail: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null }> } };

export type UpcomingProjectQueryVariables = Exact<{
  id: string | number;
}>;


export type UpcomingProjectQuery = { row: { description: string, id: string, mayUpdate: boolean, publication: Publication | null, publishAt: string | null, title: string, unpublishAt: string | null, updatedAt: string, thumbnail: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } | null };

export type CreateUpcomingProjectMutationVariables = Exact<{
  input: UpcomingProjectInput;
}>;


export type CreateUpcomingProjectMutation = { row: { description: string, id: string, mayUpdate: boolean, publication: Publication | null, publishAt: string | null, title: string, unpublishAt: string | null, updatedAt: string, thumbnail: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type UpdateUpcomingProjectMutationVariables = Exact<{
  id: string | number;
  input: UpcomingProjectChanges;
  seen?: string | null | undefined;
}>;


export type UpdateUpcomingProjectMutation = { row: { description: string, id: string, mayUpdate: boolean, publication: Publication | null, publishAt: string | null, title: string, unpublishAt: string | null, updatedAt: string, thumbnail: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type DeleteUpcomingProjectsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeleteUpcomingProjectsMutation = { removed: Array<string> };

export type RestoreUpcomingProjectsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RestoreUpcomingProjectsMutation = { rows: Array<{ id: string }> };

export type RestoreUpcomingProjectVersionMutationVariables = Exact<{
  id: string | number;
  version: string | number;
  seen?: string | null | undefined;
}>;


export type RestoreUpcomingProjectVersionMutation = { row: { description: string, id: string, mayUpdate: boolean, publication: Publication | null, publishAt: string | null, title: string, unpublishAt: string | null, updatedAt: string, thumbnail: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type RentalApartmentDetailRowFragment = { apartmentId: string, description: string | null, heading: string | null, id: string, mayUpdate: boolean, updatedAt: string, apartment: { id: string, title: string } | null, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null };

export type RentalApartmentDetailsQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  sort?: RentalApartmentDetailSort | null | undefined;
  descending?: boolean | null | undefined;
}>;


export type RentalApartmentDetailsQuery = { rows: { page: number, totalPages: number, total: number, items: Array<{ apartmentId: string, description: string | null, heading: string | null, id: string, mayUpdate: boolean, updatedAt: string, apartment: { id: string, title: string } | null, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null }> } };

export type RentalApartmentDetailsWithinQueryVariables = Exact<{
  of: string | number;
}>;


export type RentalApartmentDetailsWithinQuery = { parent: { id: string, rows: Array<{ apartmentId: string, description: string | null, heading: string | null, id: string, mayUpdate: boolean, updatedAt: string, apartment: { id: string, title: string } | null, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null }> } | null };

export type RentalApartmentDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type RentalApartmentDetailQuery = { row: { apartmentId: string, description: string | null, heading: string | null, id: string, mayUpdate: boolean, updatedAt: string, apartment: { id: string, title: string } | null, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } | null };

export type CreateRentalApartmentDetailMutationVariables = Exact<{
  input: RentalApartmentDetailInput;
}>;


export type CreateRentalApartmentDetailMutation = { row: { apartmentId: string, description: string | null, heading: string | null, id: string, mayUpdate: boolean, updatedAt: string, apartment: { id: string, title: string } | null, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type UpdateRentalApartmentDetailMutationVariables = Exact<{
  id: string | number;
  input: RentalApartmentDetailChanges;
  seen?: string | null | undefined;
}>;


export type UpdateRentalApartmentDetailMutation = { row: { apartmentId: string, description: string | null, heading: string | null, id: string, mayUpdate: boolean, updatedAt: string, apartment: { id: string, title: string } | null, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type DeleteRentalApartmentDetailsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeleteRentalApartmentDetailsMutation = { removed: Array<string> };

export type RestoreRentalApartmentDetailsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RestoreRentalApartmentDetailsMutation = { rows: Array<{ id: string }> };

export type RestoreRentalApartmentDetailVersionMutationVariables = Exact<{
  id: string | number;
  version: string | number;
  seen?: string | null | undefined;
}>;


export type RestoreRentalApartmentDetailVersionMutation = { row: { apartmentId: string, description: string | null, heading: string | null, id: string, mayUpdate: boolean, updatedAt: string, apartment: { id: string, title: string } | null, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type ReorderRentalApartmentDetailsMutationVariables = Exact<{
  parent: string | number;
  ids: Array<string | number> | string | number;
}>;


export type ReorderRentalApartmentDetailsMutation = { rows: Array<{ id: string }> };

export type PropertyPictureRowFragment = { description: string | null, id: string, mayUpdate: boolean, propertyId: string, title: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null };

export type PropertyPicturesQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  sort?: PropertyPictureSort | null | undefined;
  descending?: boolean | null | undefined;
}>;


export type PropertyPicturesQuery = { rows: { page: number, totalPages: number, total: number, items: Array<{ description: string | null, id: string, mayUpdate: boolean, propertyId: string, title: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null }> } };

export type PropertyPicturesWithinQueryVariables = Exact<{
  of: string | number;
}>;


export type PropertyPicturesWithinQuery = { parent: { id: string, rows: Array<{ description: string | null, id: string, mayUpdate: boolean, propertyId: string, title: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null }> } | null };

export type PropertyPictureQueryVariables = Exact<{
  id: string | number;
}>;


export type PropertyPictureQuery = { row: { description: string | null, id: string, mayUpdate: boolean, propertyId: string, title: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } | null };

export type CreatePropertyPictureMutationVariables = Exact<{
  input: PropertyPictureInput;
}>;


export type CreatePropertyPictureMutation = { row: { description: string | null, id: string, mayUpdate: boolean, propertyId: string, title: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type UpdatePropertyPictureMutationVariables = Exact<{
  id: string | number;
  input: PropertyPictureChanges;
  seen?: string | null | undefined;
}>;


export type UpdatePropertyPictureMutation = { row: { description: string | null, id: string, mayUpdate: boolean, propertyId: string, title: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type DeletePropertyPicturesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeletePropertyPicturesMutation = { removed: Array<string> };

export type RestorePropertyPicturesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RestorePropertyPicturesMutation = { rows: Array<{ id: string }> };

export type RestorePropertyPictureVersionMutationVariables = Exact<{
  id: string | number;
  version: string | number;
  seen?: string | null | undefined;
}>;


export type RestorePropertyPictureVersionMutation = { row: { description: string | null, id: string, mayUpdate: boolean, propertyId: string, title: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type ReorderPropertyPicturesMutationVariables = Exact<{
  parent: string | number;
  ids: Array<string | number> | string | number;
}>;


export type ReorderPropertyPicturesMutation = { rows: Array<{ id: string }> };

export type BannerRowFragment = { id: string, mayUpdate: boolean, subtitle: string | null, title: string, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null };

export type BannersQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  sort?: BannerSort | null | undefined;
  descending?: boolean | null | undefined;
}>;


export type BannersQuery = { rows: { page: number, totalPages: number, total: number, items: Array<{ id: string, mayUpdate: boolean, subtitle: string | null, title: string, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null }> } };

export type BannerQueryVariables = Exact<{
  id: string | number;
}>;


export type BannerQuery = { row: { id: string, mayUpdate: boolean, subtitle: string | null, title: string, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } | null };

export type CreateBannerMutationVariables = Exact<{
  input: BannerInput;
}>;


export type CreateBannerMutation = { row: { id: string, mayUpdate: boolean, subtitle: string | null, title: string, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type UpdateBannerMutationVariables = Exact<{
  id: string | number;
  input: BannerChanges;
  seen?: string | null | undefined;
}>;


export type UpdateBannerMutation = { row: { id: string, mayUpdate: boolean, subtitle: string | null, title: string, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type DeleteBannersMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeleteBannersMutation = { removed: Array<string> };

export type RestoreBannersMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RestoreBannersMutation = { rows: Array<{ id: string }> };

export type RestoreBannerVersionMutationVariables = Exact<{
  id: string | number;
  version: string | number;
  seen?: string | null | undefined;
}>;


export type RestoreBannerVersionMutation = { row: { id: string, mayUpdate: boolean, subtitle: string | null, title: string, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type VersionsQueryVariables = Exact<{
  collection: string;
  record: string | number;
  page: number;
}>;


export type VersionsQuery = { versions: { page: number, totalPages: number, total: number, items: Array<{ id: string, action: Action, at: string, restorable: boolean, by: { id: string, email: string } | null, changes: Array<{ field: string, known: boolean, fieldType: FieldType, before: string | null, after: string | null, pictureBefore: { url: string, width: number, height: number, placeholder: string } | null, pictureAfter: { url: string, width: number, height: number, placeholder: string } | null }> }> } };

export type KeptPictureFragment = { url: string, width: number, height: number, placeholder: string };

export type LastDeletionsQueryVariables = Exact<{ [key: string]: never; }>;


export type LastDeletionsQuery = { trash: { items: Array<{ collection: string, recordId: string, by: { id: string } | null }> } };

export type ThumbFragment = { url: string, alt: string | null, webp: string };

export type NoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticesQuery = { notices: Array<{ about: string, sentence: string, since: string }> };

export type UnreadQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadQuery = { unreadMessages: number };

export type PlacesQueryVariables = Exact<{
  words: string;
}>;


export type PlacesQuery = { places: Array<{ id: string, name: string, latitude: number, longitude: number }>, named: { id: string, name: string, latitude: number, longitude: number } | null };

export type PlaceQueryVariables = Exact<{
  id: string | number;
}>;


export type PlaceQuery = { place: { id: string, name: string, latitude: number, longitude: number } | null };

export type OnePlaceFragment = { id: string, name: string, latitude: number, longitude: number };

export type FormattedTextsQueryVariables = Exact<{
  kind: ListingKind;
  facts: ListingFactsInput;
}>;


export type FormattedTextsQuery = { formattedTexts: Array<{ field: string, text: string }> };

export type ParsedTextsQueryVariables = Exact<{
  kind: ListingKind;
  location?: string | null | undefined;
  price?: string | null | undefined;
  bedrooms?: string | null | undefined;
  bathrooms?: string | null | undefined;
  size?: string | null | undefined;
  facts?: ListingFactsInput | null | undefined;
}>;


export type ParsedTextsQuery = { parsedTexts: Array<{ field: string, certainty: Certainty, facts: string | null, message: string | null, contradiction: string | null }> };

export type ImportListingsMutationVariables = Exact<{
  kind: ListingKind;
  csv: string;
  dryRun: boolean;
  knownReferences: KnownReferences;
  columns: Array<ImportColumnInput> | ImportColumnInput;
  offset: number;
  limit: number;
}>;


export type ImportListingsMutation = { importListings: { added: number, updated: number, total: number, lines: Array<{ line: number, action: ImportAction, reference: string | null, changes: Array<string>, review: Array<string>, title: string | null, location: string | null, price: string | null, rent: string | null, bedrooms: string | null, bathrooms: string | null, size: string | null, propertyType: string | null, amountAed: string | null, rentPeriod: string | null, cheques: string | null, priceOnRequest: string | null, bedroomCount: string | null, maidsRoom: string | null, bathroomCount: string | null, builtUpAreaSqft: string | null, plotAreaSqft: string | null, furnishing: string | null, completion: string | null, occupancy: string | null, availableFrom: string | null, parkingSpaces: string | null, floor: string | null, views: string | null, amenities: string | null, serviceChargeAedPerSqft: string | null, placeId: string | null, building: string | null, latitude: string | null, longitude: string | null, message: string | null, published: { title: string, price: string, size: string | null, location: string } | null }> } };

export type ImportColumnsQueryVariables = Exact<{
  kind: ListingKind;
  csv: string;
}>;


export type ImportColumnsQuery = { importColumns: { names: Array<string>, columns: Array<{ header: string, column: string | null, isKnown: boolean, samples: Array<string> }> } };

export type SampleListingsQueryVariables = Exact<{
  kind: ListingKind;
}>;


export type SampleListingsQuery = { exportSampleListings: string };

export type PermissionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PermissionsQuery = { me: { id: string, role: Role, permissions: Array<{ operation: string, collection: string | null, scope: Scope }> } | null };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { canMailPasswordLinks: boolean, me: { id: string, email: string, name: string, hasSecondFactor: boolean | null, mustEnableSecondFactor: boolean } | null, sessions: Array<{ id: string, device: string, createdAt: string, isCurrent: boolean }> };

export type RenameAccountMutationVariables = Exact<{
  name: string;
}>;


export type RenameAccountMutation = { updateAccount: { id: string, name: string } };

export type UpdateEmailMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type UpdateEmailMutation = { updateEmail: boolean };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

export type EndSessionMutationVariables = Exact<{
  id: string | number;
}>;


export type EndSessionMutation = { endSession: boolean };

export type PrepareSecondFactorMutationVariables = Exact<{
  currentPassword: string;
}>;


export type PrepareSecondFactorMutation = { prepareSecondFactor: { secret: string, uri: string } };

export type EnableSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type EnableSecondFactorMutation = { enableSecondFactor: { recoveryCodes: Array<string> } };

export type DisableSecondFactorMutationVariables = Exact<{
  currentPassword: string;
}>;


export type DisableSecondFactorMutation = { disableSecondFactor: boolean };

export type AuditEntriesQueryVariables = Exact<{
  page: number;
  person?: string | number | null | undefined;
  kind?: AuditKind | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type AuditEntriesQuery = { auditEntries: { page: number, total: number, totalPages: number, items: Array<{ id: string, at: string, kind: AuditKind, person: string, subject: string }> } };

export type AuditPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditPeopleQuery = { staff: { items: Array<{ id: string, name: string, email: string }> } };

export type ExportAuditEntriesQueryVariables = Exact<{
  person?: string | number | null | undefined;
  kind?: AuditKind | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type ExportAuditEntriesQuery = { exportAuditEntries: string };

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { dashboard: { incompleteCount: number, counts: Array<{ name: string, count: number }>, withoutPicture: Array<
      | { __typename: 'RentalApartment', id: string, title: string, location: string }
      | { __typename: 'RentalVilla', id: string, title: string, location: string }
      | { __typename: 'SaleApartment', id: string, title: string, location: string }
      | { __typename: 'SaleVilla', id: string, title: string, location: string }
    >, withoutDetails: Array<
      | { __typename: 'RentalApartment', id: string, title: string, location: string }
      | { __typename: 'RentalVilla', id: string, title: string, location: string }
      | { __typename: 'SaleApartment', id: string, title: string, location: string }
      | { __typename: 'SaleVilla', id: string, title: string, location: string }
    >, recentChanges: Array<{ collection: string, recordId: string, title: string, action: Action, at: string, by: { id: string, email: string } | null }> }, unread: { total: number, items: Array<{ id: string, name: string, subject: string, createdAt: string }> } };

export type UnsettledListingsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnsettledListingsQuery = { unsettledCount: number, unsettledListings: Array<
    | { __typename: 'RentalApartment', rent: string, mayUpdate: boolean, id: string, title: string, updatedAt: string, location: string, bedrooms: string | null, bathrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, cheques: number | null, priceOnRequest: boolean | null, bedroomCount: number | null, maidsRoom: boolean | null, bathroomCount: number | null, builtUpArea: number | null, plotArea: number | null, placeId: string | null, building: string | null, unsettledTexts: Array<{ field: string, certainty: Certainty, facts: string | null, message: string | null }> | null }
    | { __typename: 'RentalVilla', rent: string, mayUpdate: boolean, id: string, title: string, updatedAt: string, location: string, bedrooms: string | null, bathrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, cheques: number | null, priceOnRequest: boolean | null, bedroomCount: number | null, maidsRoom: boolean | null, bathroomCount: number | null, builtUpArea: number | null, plotArea: number | null, placeId: string | null, building: string | null, unsettledTexts: Array<{ field: string, certainty: Certainty, facts: string | null, message: string | null }> | null }
    | { __typename: 'SaleApartment', price: string, mayUpdate: boolean, id: string, title: string, updatedAt: string, location: string, bedrooms: string | null, bathrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, cheques: number | null, priceOnRequest: boolean | null, bedroomCount: number | null, maidsRoom: boolean | null, bathroomCount: number | null, builtUpArea: number | null, plotArea: number | null, placeId: string | null, building: string | null, unsettledTexts: Array<{ field: string, certainty: Certainty, facts: string | null, message: string | null }> | null }
    | { __typename: 'SaleVilla', price: string, mayUpdate: boolean, id: string, title: string, updatedAt: string, location: string, bedrooms: string | null, bathrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, cheques: number | null, priceOnRequest: boolean | null, bedroomCount: number | null, maidsRoom: boolean | null, bathroomCount: number | null, builtUpArea: number | null, plotArea: number | null, placeId: string | null, building: string | null, unsettledTexts: Array<{ field: string, certainty: Certainty, facts: string | null, message: string | null }> | null }
  > };

type UnsettledListing_RentalApartment_Fragment = { __typename: 'RentalApartment', rent: string, mayUpdate: boolean, id: string, title: string, updatedAt: string, location: string, bedrooms: string | null, bathrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, cheques: number | null, priceOnRequest: boolean | null, bedroomCount: number | null, maidsRoom: boolean | null, bathroomCount: number | null, builtUpArea: number | null, plotArea: number | null, placeId: string | null, building: string | null, unsettledTexts: Array<{ field: string, certainty: Certainty, facts: string | null, message: string | null }> | null };

type UnsettledListing_RentalVilla_Fragment = { __typename: 'RentalVilla', rent: string, mayUpdate: boolean, id: string, title: string, updatedAt: string, location: string, bedrooms: string | null, bathrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, cheques: number | null, priceOnRequest: boolean | null, bedroomCount: number | null, maidsRoom: boolean | null, bathroomCount: number | null, builtUpArea: number | null, plotArea: number | null, placeId: string | null, building: string | null, unsettledTexts: Array<{ field: string, certainty: Certainty, facts: string | null, message: string | null }> | null };

type UnsettledListing_SaleApartment_Fragment = { __typename: 'SaleApartment', price: string, mayUpdate: boolean, id: string, title: string, updatedAt: string, location: string, bedrooms: string | null, bathrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, cheques: number | null, priceOnRequest: boolean | null, bedroomCount: number | null, maidsRoom: boolean | null, bathroomCount: number | null, builtUpArea: number | null, plotArea: number | null, placeId: string | null, building: string | null, unsettledTexts: Array<{ field: string, certainty: Certainty, facts: string | null, message: string | null }> | null };

type UnsettledListing_SaleVilla_Fragment = { __typename: 'SaleVilla', price: string, mayUpdate: boolean, id: string, title: string, updatedAt: string, location: string, bedrooms: string | null, bathrooms: string | null, size: string | null, amount: number | null, rentPeriod: RentPeriod | null, cheques: number | null, priceOnRequest: boolean | null, bedroomCount: number | null, maidsRoom: boolean | null, bathroomCount: number | null, builtUpArea: number | null, plotArea: number | null, placeId: string | null, building: string | null, unsettledTexts: Array<{ field: string, certainty: Certainty, facts: string | null, message: string | null }> | null };

export type UnsettledListingFragment =
  | UnsettledListing_RentalApartment_Fragment
  | UnsettledListing_RentalVilla_Fragment
  | UnsettledListing_SaleApartment_Fragment
  | UnsettledListing_SaleVilla_Fragment
;

export type UnsentLettersQueryVariables = Exact<{ [key: string]: never; }>;


export type UnsentLettersQuery = { unsentMessages: Array<{ id: string, name: string, subject: string, createdAt: string }> };

export type LetterLinkFragment = { id: string, name: string, subject: string, createdAt: string };

type ListingLink_RentalApartment_Fragment = { __typename: 'RentalApartment', id: string, title: string, location: string };

type ListingLink_RentalVilla_Fragment = { __typename: 'RentalVilla', id: string, title: string, location: string };

type ListingLink_SaleApartment_Fragment = { __typename: 'SaleApartment', id: string, title: string, location: string };

type ListingLink_SaleVilla_Fragment = { __typename: 'SaleVilla', id: string, title: string, location: string };

export type ListingLinkFragment =
  | ListingLink_RentalApartment_Fragment
  | ListingLink_RentalVilla_Fragment
  | ListingLink_SaleApartment_Fragment
  | ListingLink_SaleVilla_Fragment
;

export type MessageRowFragment = { id: string, name: string, email: string, phone: string | null, subject: string, message: string, state: MessageState, createdAt: string, updatedAt: string, listingTitle: string | null, listing:
    | { __typename: 'RentalApartment', id: string, title: string }
    | { __typename: 'RentalVilla', id: string, title: string }
    | { __typename: 'SaleApartment', id: string, title: string }
    | { __typename: 'SaleVilla', id: string, title: string }
   | null, delivery: { state: DeliveryState, attempts: number, lastError: string | null, at: string | null } };

export type MessagesQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  state?: MessageState | null | undefined;
}>;


export type MessagesQuery = { rows: { page: number, totalPages: number, total: number, items: Array<{ id: string, name: string, email: string, phone: string | null, subject: string, message: string, state: MessageState, createdAt: string, updatedAt: string, listingTitle: string | null, listing:
        | { __typename: 'RentalApartment', id: string, title: string }
        | { __typename: 'RentalVilla', id: string, title: string }
        | { __typename: 'SaleApartment', id: string, title: string }
        | { __typename: 'SaleVilla', id: string, title: string }
       | null, delivery: { state: DeliveryState, attempts: number, lastError: string | null, at: string | null } }> } };

export type MessageQueryVariables = Exact<{
  id: string | number;
}>;


export type MessageQuery = { row: { id: string, name: string, email: string, phone: string | null, subject: string, message: string, state: MessageState, createdAt: string, updatedAt: string, listingTitle: string | null, listing:
      | { __typename: 'RentalApartment', id: string, title: string }
      | { __typename: 'RentalVilla', id: string, title: string }
      | { __typename: 'SaleApartment', id: string, title: string }
      | { __typename: 'SaleVilla', id: string, title: string }
     | null, delivery: { state: DeliveryState, attempts: number, lastError: string | null, at: string | null } } | null };

export type MarkMessagesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
  state: MessageState;
}>;


export type MarkMessagesMutation = { rows: Array<{ id: string, name: string, email: string, phone: string | null, subject: string, message: string, state: MessageState, createdAt: string, updatedAt: string, listingTitle: string | null, listing:
      | { __typename: 'RentalApartment', id: string, title: string }
      | { __typename: 'RentalVilla', id: string, title: string }
      | { __typename: 'SaleApartment', id: string, title: string }
      | { __typename: 'SaleVilla', id: string, title: string }
     | null, delivery: { state: DeliveryState, attempts: number, lastError: string | null, at: string | null } }> };

export type DeleteMessagesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeleteMessagesMutation = { removed: Array<string> };

export type RestoreMessagesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RestoreMessagesMutation = { rows: Array<{ id: string }> };

export type OperationQueryVariables = Exact<{ [key: string]: never; }>;


export type OperationQuery = { operation: { version: string, lastBackupAt: string | null, hasMailServer: boolean, unmailedMessages: number }, processes: Array<{ host: string, pid: number, startedAt: string, seenAt: string, runs: boolean, notices: Array<{ about: string, sentence: string, since: string }>, disks: Array<{ holds: Array<string>, free: number, size: number }> }>, unsentMessages: Array<{ id: string, name: string, subject: string, createdAt: string, delivery: { state: DeliveryState, attempts: number, lastError: string | null } }>, pictureCheck: { missing: number, checkedAt: string | null, failedAt: string | null, failure: string | null, first: Array<{ file: string, records: Array<{ collection: string, recordId: string, title: string }> }> } };

export type StaffAccountFragment = { id: string, name: string, email: string, role: Role, state: StaffState | null, lastSignInAt: string | null, hasSecondFactor: boolean | null };

export type StaffAccountsQueryVariables = Exact<{
  page: number;
}>;


export type StaffAccountsQuery = { staff: { page: number, total: number, totalPages: number, items: Array<{ id: string, name: string, email: string, role: Role, state: StaffState | null, lastSignInAt: string | null, hasSecondFactor: boolean | null }> } };

export type SecondFactorRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorRolesQuery = { secondFactorRoles: Array<Role> };

export type InviteStaffMutationVariables = Exact<{
  input: InviteStaffInput;
}>;


export type InviteStaffMutation = { inviteStaff: { link: string | null, staff: { id: string, name: string, email: string, role: Role, state: StaffState | null, lastSignInAt: string | null, hasSecondFactor: boolean | null } } };

export type UpdateStaffMutationVariables = Exact<{
  id: string | number;
  input: UpdateStaffInput;
}>;


export type UpdateStaffMutation = { updateStaff: { id: string, name: string, email: string, role: Role, state: StaffState | null, lastSignInAt: string | null, hasSecondFactor: boolean | null } };

export type DisableStaffMutationVariables = Exact<{
  id: string | number;
}>;


export type DisableStaffMutation = { disableStaff: { id: string, name: string, email: string, role: Role, state: StaffState | null, lastSignInAt: string | null, hasSecondFactor: boolean | null } };

export type EnableStaffMutationVariables = Exact<{
  id: string | number;
}>;


export type EnableStaffMutation = { enableStaff: { id: string, name: string, email: string, role: Role, state: StaffState | null, lastSignInAt: string | null, hasSecondFactor: boolean | null } };

export type SendPasswordLinkMutationVariables = Exact<{
  id: string | number;
}>;


export type SendPasswordLinkMutation = { sendPasswordLink: { link: string | null, staff: { id: string, name: string, email: string, role: Role, state: StaffState | null, lastSignInAt: string | null, hasSecondFactor: boolean | null } } };

export type ResetSecondFactorMutationVariables = Exact<{
  id: string | number;
}>;


export type ResetSecondFactorMutation = { resetSecondFactor: { id: string, name: string, email: string, role: Role, state: StaffState | null, lastSignInAt: string | null, hasSecondFactor: boolean | null } };

export type RequireSecondFactorMutationVariables = Exact<{
  roles: Array<Role> | Role;
}>;


export type RequireSecondFactorMutation = { requireSecondFactor: Array<Role> };

export type TrashQueryVariables = Exact<{
  page: number;
}>;


export type TrashQuery = { trash: { page: number, total: number, totalPages: number, items: Array<{ collection: string, recordId: string, title: string, deletedAt: string, purgedAt: string, restorable: boolean, by: { id: string, email: string } | null }> } };

export type RestoreRecordMutationVariables = Exact<{
  collection: string;
  record: string | number;
}>;


export type RestoreRecordMutation = { restoreRecord: string };

export type PurgeRecordMutationVariables = Exact<{
  collection: string;
  record: string | number;
}>;


export type PurgeRecordMutation = { purgeRecord: string };

export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
  code?: string | null | undefined;
}>;


export type SignInMutation = { signIn: { token: string } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, email: string, mustEnableSecondFactor: boolean } | null };

export type RestrictionFragment = { mustEnableSecondFactor: boolean };

export type PasswordMailQueryVariables = Exact<{ [key: string]: never; }>;


export type PasswordMailQuery = { canMailPasswordLinks: boolean };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: boolean };

export type SetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type SetPasswordMutation = { setPassword: boolean };

export type ConfirmEmailMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailMutation = { confirmEmail: boolean };

export type PictureFilesFragment = { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string };

export type LatestProjectRowFragment = { category: HomeType, id: string, location: string, logo: string | null, mayUpdate: boolean, price: string, publication: Publication | null, publishAt: string | null, title: string, unpublishAt: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null };

export type LatestProjectsQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  sort?: LatestProjectSort | null | undefined;
  descending?: boolean | null | undefined;
}>;


export type LatestProjectsQuery = { rows: { page: number, totalPages: number, total: number, items: Array<{ category: HomeType, id: string, location: string, logo: string | null, mayUpdate: boolean, price: string, publication: Publication | null, publishAt: string | null, title: string, unpublishAt: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null }> } };

export type LatestProjectQueryVariables = Exact<{
  id: string | number;
}>;


export type LatestProjectQuery = { row: { category: HomeType, id: string, location: string, logo: string | null, mayUpdate: boolean, price: string, publication: Publication | null, publishAt: string | null, title: string, unpublishAt: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } | null };

export type CreateLatestProjectMutationVariables = Exact<{
  input: LatestProjectInput;
}>;


export type CreateLatestProjectMutation = { row: { category: HomeType, id: string, location: string, logo: string | null, mayUpdate: boolean, price: string, publication: Publication | null, publishAt: string | null, title: string, unpublishAt: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type UpdateLatestProjectMutationVariables = Exact<{
  id: string | number;
  input: LatestProjectChanges;
  seen?: string | null | undefined;
}>;


export type UpdateLatestProjectMutation = { row: { category: HomeType, id: string, location: string, logo: string | null, mayUpdate: boolean, price: string, publication: Publication | null, publishAt: string | null, title: string, unpublishAt: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type DeleteLatestProjectsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeleteLatestProjectsMutation = { removed: Array<string> };

export type RestoreLatestProjectsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RestoreLatestProjectsMutation = { rows: Array<{ id: string }> };

export type RestoreLatestProjectVersionMutationVariables = Exact<{
  id: string | number;
  version: string | number;
  seen?: string | null | undefined;
}>;


export type RestoreLatestProjectVersionMutation = { row: { category: HomeType, id: string, location: string, logo: string | null, mayUpdate: boolean, price: string, publication: Publication | null, publishAt: string | null, title: string, unpublishAt: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type LatestProjectChoicesQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
}>;


export type LatestProjectChoicesQuery = { choices: { page: number, totalPages: number, total: number, items: Array<{ id: string, title: string }> } };

export type LatestProjectChoiceQueryVariables = Exact<{
  id: string | number;
}>;


export type LatestProjectChoiceQuery = { choice: { id: string, title: string } | null };

export type LatestProjectPictureRowFragment = { description: string | null, id: string, latestProjectId: string, mayUpdate: boolean, title: string, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null };

export type LatestProjectPicturesQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  sort?: LatestProjectPictureSort | null | undefined;
  descending?: boolean | null | undefined;
}>;


export type LatestProjectPicturesQuery = { rows: { page: number, totalPages: number, total: number, items: Array<{ description: string | null, id: string, latestProjectId: string, mayUpdate: boolean, title: string, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null }> } };

export type LatestProjectPicturesWithinQueryVariables = Exact<{
  of: string | number;
}>;


export type LatestProjectPicturesWithinQuery = { parent: { id: string, rows: Array<{ description: string | null, id: string, latestProjectId: string, mayUpdate: boolean, title: string, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null }> } | null };

export type LatestProjectPictureQueryVariables = Exact<{
  id: string | number;
}>;


export type LatestProjectPictureQuery = { row: { description: string | null, id: string, latestProjectId: string, mayUpdate: boolean, title: string, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } | null };

export type CreateLatestProjectPictureMutationVariables = Exact<{
  input: LatestProjectPictureInput;
}>;


export type CreateLatestProjectPictureMutation = { row: { description: string | null, id: string, latestProjectId: string, mayUpdate: boolean, title: string, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type UpdateLatestProjectPictureMutationVariables = Exact<{
  id: string | number;
  input: LatestProjectPictureChanges;
  seen?: string | null | undefined;
}>;


export type UpdateLatestProjectPictureMutation = { row: { description: string | null, id: string, latestProjectId: string, mayUpdate: boolean, title: string, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type DeleteLatestProjectPicturesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeleteLatestProjectPicturesMutation = { removed: Array<string> };

export type RestoreLatestProjectPicturesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RestoreLatestProjectPicturesMutation = { rows: Array<{ id: string }> };

export type RestoreLatestProjectPictureVersionMutationVariables = Exact<{
  id: string | number;
  version: string | number;
  seen?: string | null | undefined;
}>;


export type RestoreLatestProjectPictureVersionMutation = { row: { description: string | null, id: string, latestProjectId: string, mayUpdate: boolean, title: string, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type ReorderLatestProjectPicturesMutationVariables = Exact<{
  parent: string | number;
  ids: Array<string | number> | string | number;
}>;


export type ReorderLatestProjectPicturesMutation = { rows: Array<{ id: string }> };

export type RentalVillaRowFragment = { amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rent: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null };

export type RentalVillasQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  sort?: RentalVillaSort | null | undefined;
  descending?: boolean | null | undefined;
  filter?: ListingFilter | null | undefined;
}>;


export type RentalVillasQuery = { rows: { page: number, totalPages: number, total: number, items: Array<{ amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rent: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null }> } };

export type RentalVillaQueryVariables = Exact<{
  id: string | number;
}>;


export type RentalVillaQuery = { row: { amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rent: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null } | null };

export type CreateRentalVillaMutationVariables = Exact<{
  input: RentalVillaInput;
}>;


export type CreateRentalVillaMutation = { row: { amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rent: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null } };

export type UpdateRentalVillaMutationVariables = Exact<{
  id: string | number;
  input: RentalVillaChanges;
  seen?: string | null | undefined;
}>;


export type UpdateRentalVillaMutation = { row: { amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rent: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null } };

export type DeleteRentalVillasMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeleteRentalVillasMutation = { removed: Array<string> };

export type RestoreRentalVillasMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RestoreRentalVillasMutation = { rows: Array<{ id: string }> };

export type RestoreRentalVillaVersionMutationVariables = Exact<{
  id: string | number;
  version: string | number;
  seen?: string | null | undefined;
}>;


export type RestoreRentalVillaVersionMutation = { row: { amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rent: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null } };

export type DuplicateRentalVillaMutationVariables = Exact<{
  id: string | number;
}>;


export type DuplicateRentalVillaMutation = { row: { amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rent: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null } };

export type RentalVillaChoicesQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
}>;


export type RentalVillaChoicesQuery = { choices: { page: number, totalPages: number, total: number, items: Array<{ id: string, title: string }> } };

export type RentalVillaChoiceQueryVariables = Exact<{
  id: string | number;
}>;


export type RentalVillaChoiceQuery = { choice: { id: string, title: string } | null };

export type RentalVillaImageRowFragment = { description: string | null, id: string, mayUpdate: boolean, updatedAt: string, villaId: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null, villa: { id: string, title: string } | null };

export type RentalVillaImagesQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  sort?: RentalVillaImageSort | null | undefined;
  descending?: boolean | null | undefined;
}>;


export type RentalVillaImagesQuery = { rows: { page: number, totalPages: number, total: number, items: Array<{ description: string | null, id: string, mayUpdate: boolean, updatedAt: string, villaId: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null, villa: { id: string, title: string } | null }> } };

export type RentalVillaImagesWithinQueryVariables = Exact<{
  of: string | number;
}>;


export type RentalVillaImagesWithinQuery = { parent: { id: string, rows: Array<{ description: string | null, id: string, mayUpdate: boolean, updatedAt: string, villaId: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null, villa: { id: string, title: string } | null }> } | null };

export type RentalVillaImageQueryVariables = Exact<{
  id: string | number;
}>;


export type RentalVillaImageQuery = { row: { description: string | null, id: string, mayUpdate: boolean, updatedAt: string, villaId: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null, villa: { id: string, title: string } | null } | null };

export type CreateRentalVillaImageMutationVariables = Exact<{
  input: RentalVillaImageInput;
}>;


export type CreateRentalVillaImageMutation = { row: { description: string | null, id: string, mayUpdate: boolean, updatedAt: string, villaId: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null, villa: { id: string, title: string } | null } };

export type UpdateRentalVillaImageMutationVariables = Exact<{
  id: string | number;
  input: RentalVillaImageChanges;
  seen?: string | null | undefined;
}>;


export type UpdateRentalVillaImageMutation = { row: { description: string | null, id: string, mayUpdate: boolean, updatedAt: string, villaId: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null, villa: { id: string, title: string } | null } };

export type DeleteRentalVillaImagesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeleteRentalVillaImagesMutation = { removed: Array<string> };

export type RestoreRentalVillaImagesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RestoreRentalVillaImagesMutation = { rows: Array<{ id: string }> };

export type RestoreRentalVillaImageVersionMutationVariables = Exact<{
  id: string | number;
  version: string | number;
  seen?: string | null | undefined;
}>;


export type RestoreRentalVillaImageVersionMutation = { row: { description: string | null, id: string, mayUpdate: boolean, updatedAt: string, villaId: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null, villa: { id: string, title: string } | null } };

export type ReorderRentalVillaImagesMutationVariables = Exact<{
  parent: string | number;
  ids: Array<string | number> | string | number;
}>;


export type ReorderRentalVillaImagesMutation = { rows: Array<{ id: string }> };

export type SaleVillaDetailRowFragment = { description: string | null, heading: string | null, id: string, mayUpdate: boolean, updatedAt: string, villaId: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null };

export type SaleVillaDetailsQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  sort?: SaleVillaDetailSort | null | undefined;
  descending?: boolean | null | undefined;
}>;


export type SaleVillaDetailsQuery = { rows: { page: number, totalPages: number, total: number, items: Array<{ description: string | null, heading: string | null, id: string, mayUpdate: boolean, updatedAt: string, villaId: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null }> } };

export type SaleVillaDetailsWithinQueryVariables = Exact<{
  of: string | number;
}>;


export type SaleVillaDetailsWithinQuery = { parent: { id: string, rows: Array<{ description: string | null, heading: string | null, id: string, mayUpdate: boolean, updatedAt: string, villaId: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null }> } | null };

export type SaleVillaDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type SaleVillaDetailQuery = { row: { description: string | null, heading: string | null, id: string, mayUpdate: boolean, updatedAt: string, villaId: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } | null };

export type CreateSaleVillaDetailMutationVariables = Exact<{
  input: SaleVillaDetailInput;
}>;


export type CreateSaleVillaDetailMutation = { row: { description: string | null, heading: string | null, id: string, mayUpdate: boolean, updatedAt: string, villaId: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type UpdateSaleVillaDetailMutationVariables = Exact<{
  id: string | number;
  input: SaleVillaDetailChanges;
  seen?: string | null | undefined;
}>;


export type UpdateSaleVillaDetailMutation = { row: { description: string | null, heading: string | null, id: string, mayUpdate: boolean, updatedAt: string, villaId: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type DeleteSaleVillaDetailsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeleteSaleVillaDetailsMutation = { removed: Array<string> };

export type RestoreSaleVillaDetailsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RestoreSaleVillaDetailsMutation = { rows: Array<{ id: string }> };

export type RestoreSaleVillaDetailVersionMutationVariables = Exact<{
  id: string | number;
  version: string | number;
  seen?: string | null | undefined;
}>;


export type RestoreSaleVillaDetailVersionMutation = { row: { description: string | null, heading: string | null, id: string, mayUpdate: boolean, updatedAt: string, villaId: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type ReorderSaleVillaDetailsMutationVariables = Exact<{
  parent: string | number;
  ids: Array<string | number> | string | number;
}>;


export type ReorderSaleVillaDetailsMutation = { rows: Array<{ id: string }> };

export type SaleApartmentRowFragment = { amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, price: string, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null };

export type SaleApartmentsQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  sort?: SaleApartmentSort | null | undefined;
  descending?: boolean | null | undefined;
  filter?: ListingFilter | null | undefined;
}>;


export type SaleApartmentsQuery = { rows: { page: number, totalPages: number, total: number, items: Array<{ amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, price: string, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null }> } };

export type SaleApartmentQueryVariables = Exact<{
  id: string | number;
}>;


export type SaleApartmentQuery = { row: { amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, price: string, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null } | null };

export type CreateSaleApartmentMutationVariables = Exact<{
  input: SaleApartmentInput;
}>;


export type CreateSaleApartmentMutation = { row: { amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, price: string, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null } };

export type UpdateSaleApartmentMutationVariables = Exact<{
  id: string | number;
  input: SaleApartmentChanges;
  seen?: string | null | undefined;
}>;


export type UpdateSaleApartmentMutation = { row: { amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, price: string, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null } };

export type DeleteSaleApartmentsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeleteSaleApartmentsMutation = { removed: Array<string> };

export type RestoreSaleApartmentsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RestoreSaleApartmentsMutation = { rows: Array<{ id: string }> };

export type RestoreSaleApartmentVersionMutationVariables = Exact<{
  id: string | number;
  version: string | number;
  seen?: string | null | undefined;
}>;


export type RestoreSaleApartmentVersionMutation = { row: { amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, price: string, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null } };

export type DuplicateSaleApartmentMutationVariables = Exact<{
  id: string | number;
}>;


export type DuplicateSaleApartmentMutation = { row: { amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, price: string, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null } };

export type SaleApartmentChoicesQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
}>;


export type SaleApartmentChoicesQuery = { choices: { page: number, totalPages: number, total: number, items: Array<{ id: string, title: string }> } };

export type SaleApartmentChoiceQueryVariables = Exact<{
  id: string | number;
}>;


export type SaleApartmentChoiceQuery = { choice: { id: string, title: string } | null };

export type PropertyRowFragment = { id: string, location: string, mayUpdate: boolean, price: string, publication: Publication | null, publishAt: string | null, title: string, type: HomeType, unpublishAt: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null };

export type PropertiesQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  sort?: PropertySort | null | undefined;
  descending?: boolean | null | undefined;
}>;


export type PropertiesQuery = { rows: { page: number, totalPages: number, total: number, items: Array<{ id: string, location: string, mayUpdate: boolean, price: string, publication: Publication | null, publishAt: string | null, title: string, type: HomeType, unpublishAt: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null }> } };

export type PropertyQueryVariables = Exact<{
  id: string | number;
}>;


export type PropertyQuery = { row: { id: string, location: string, mayUpdate: boolean, price: string, publication: Publication | null, publishAt: string | null, title: string, type: HomeType, unpublishAt: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } | null };

export type CreatePropertyMutationVariables = Exact<{
  input: PropertyInput;
}>;


export type CreatePropertyMutation = { row: { id: string, location: string, mayUpdate: boolean, price: string, publication: Publication | null, publishAt: string | null, title: string, type: HomeType, unpublishAt: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type UpdatePropertyMutationVariables = Exact<{
  id: string | number;
  input: PropertyChanges;
  seen?: string | null | undefined;
}>;


export type UpdatePropertyMutation = { row: { id: string, location: string, mayUpdate: boolean, price: string, publication: Publication | null, publishAt: string | null, title: string, type: HomeType, unpublishAt: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type DeletePropertiesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeletePropertiesMutation = { removed: Array<string> };

export type RestorePropertiesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RestorePropertiesMutation = { rows: Array<{ id: string }> };

export type RestorePropertyVersionMutationVariables = Exact<{
  id: string | number;
  version: string | number;
  seen?: string | null | undefined;
}>;


export type RestorePropertyVersionMutation = { row: { id: string, location: string, mayUpdate: boolean, price: string, publication: Publication | null, publishAt: string | null, title: string, type: HomeType, unpublishAt: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type PropertyChoicesQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
}>;


export type PropertyChoicesQuery = { choices: { page: number, totalPages: number, total: number, items: Array<{ id: string, title: string }> } };

export type PropertyChoiceQueryVariables = Exact<{
  id: string | number;
}>;


export type PropertyChoiceQuery = { choice: { id: string, title: string } | null };

export type CategoryRowFragment = { description: string, id: string, mayUpdate: boolean, publication: Publication | null, publishAt: string | null, title: string, unpublishAt: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null };

export type CategoriesQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  sort?: CategorySort | null | undefined;
  descending?: boolean | null | undefined;
}>;


export type CategoriesQuery = { rows: { page: number, totalPages: number, total: number, items: Array<{ description: string, id: string, mayUpdate: boolean, publication: Publication | null, publishAt: string | null, title: string, unpublishAt: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null }> } };

export type CategoryQueryVariables = Exact<{
  id: string | number;
}>;


export type CategoryQuery = { row: { description: string, id: string, mayUpdate: boolean, publication: Publication | null, publishAt: string | null, title: string, unpublishAt: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } | null };

export type CreateCategoryMutationVariables = Exact<{
  input: CategoryInput;
}>;


export type CreateCategoryMutation = { row: { description: string, id: string, mayUpdate: boolean, publication: Publication | null, publishAt: string | null, title: string, unpublishAt: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type UpdateCategoryMutationVariables = Exact<{
  id: string | number;
  input: CategoryChanges;
  seen?: string | null | undefined;
}>;


export type UpdateCategoryMutation = { row: { description: string, id: string, mayUpdate: boolean, publication: Publication | null, publishAt: string | null, title: string, unpublishAt: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type DeleteCategoriesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeleteCategoriesMutation = { removed: Array<string> };

export type RestoreCategoriesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RestoreCategoriesMutation = { rows: Array<{ id: string }> };

export type RestoreCategoryVersionMutationVariables = Exact<{
  id: string | number;
  version: string | number;
  seen?: string | null | undefined;
}>;


export type RestoreCategoryVersionMutation = { row: { description: string, id: string, mayUpdate: boolean, publication: Publication | null, publishAt: string | null, title: string, unpublishAt: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type SaleVillaRowFragment = { amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, price: string, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null };

export type SaleVillasQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  sort?: SaleVillaSort | null | undefined;
  descending?: boolean | null | undefined;
  filter?: ListingFilter | null | undefined;
}>;


export type SaleVillasQuery = { rows: { page: number, totalPages: number, total: number, items: Array<{ amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, price: string, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null }> } };

export type SaleVillaQueryVariables = Exact<{
  id: string | number;
}>;


export type SaleVillaQuery = { row: { amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, price: string, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null } | null };

export type CreateSaleVillaMutationVariables = Exact<{
  input: SaleVillaInput;
}>;


export type CreateSaleVillaMutation = { row: { amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, price: string, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null } };

export type UpdateSaleVillaMutationVariables = Exact<{
  id: string | number;
  input: SaleVillaChanges;
  seen?: string | null | undefined;
}>;


export type UpdateSaleVillaMutation = { row: { amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, price: string, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null } };

export type DeleteSaleVillasMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeleteSaleVillasMutation = { removed: Array<string> };

export type RestoreSaleVillasMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RestoreSaleVillasMutation = { rows: Array<{ id: string }> };

export type RestoreSaleVillaVersionMutationVariables = Exact<{
  id: string | number;
  version: string | number;
  seen?: string | null | undefined;
}>;


export type RestoreSaleVillaVersionMutation = { row: { amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, price: string, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null } };

export type DuplicateSaleVillaMutationVariables = Exact<{
  id: string | number;
}>;


export type DuplicateSaleVillaMutation = { row: { amenities: Array<Amenity>, amount: number | null, archiveReason: ArchiveReason | null, availableFrom: string | null, bathroomCount: number | null, bathrooms: string | null, bedroomCount: number | null, bedrooms: string | null, building: string | null, builtUpArea: number | null, cheques: number | null, completion: Completion | null, floor: string | null, furnishing: Furnishing | null, id: string, latitude: number | null, location: string, longitude: number | null, maidsRoom: boolean | null, mayUpdate: boolean, occupancy: Occupancy | null, parkingSpaces: number | null, placeId: string | null, plotArea: number | null, price: string, priceOnRequest: boolean | null, propertyType: PropertyType | null, publication: Publication | null, publishAt: string | null, reference: string, rentPeriod: RentPeriod | null, serviceCharge: number | null, size: string | null, title: string, unpublishAt: string | null, updatedAt: string, views: Array<View>, hints: Array<{ hint: ListingHint, sentence: string }> | null, mapPosition: { isApproximate: boolean, latitude: number, longitude: number, place: string | null } | null, thumbnail: { url: string, alt: string | null, webp: string } | null, unsettledTexts: Array<{ certainty: Certainty, contradiction: string | null, facts: string | null, field: string, message: string | null }> | null, updatedBy: { id: string, email: string } | null } };

export type SaleVillaChoicesQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
}>;


export type SaleVillaChoicesQuery = { choices: { page: number, totalPages: number, total: number, items: Array<{ id: string, title: string }> } };

export type SaleVillaChoiceQueryVariables = Exact<{
  id: string | number;
}>;


export type SaleVillaChoiceQuery = { choice: { id: string, title: string } | null };

export type SaleApartmentGalleryItemRowFragment = { apartmentId: string, description: string | null, id: string, mayUpdate: boolean, title: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null };

export type SaleApartmentGalleryItemsQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  sort?: SaleApartmentGalleryItemSort | null | undefined;
  descending?: boolean | null | undefined;
}>;


export type SaleApartmentGalleryItemsQuery = { rows: { page: number, totalPages: number, total: number, items: Array<{ apartmentId: string, description: string | null, id: string, mayUpdate: boolean, title: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null }> } };

export type SaleApartmentGalleryItemsWithinQueryVariables = Exact<{
  of: string | number;
}>;


export type SaleApartmentGalleryItemsWithinQuery = { parent: { id: string, rows: Array<{ apartmentId: string, description: string | null, id: string, mayUpdate: boolean, title: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null }> } | null };

export type SaleApartmentGalleryItemQueryVariables = Exact<{
  id: string | number;
}>;


export type SaleApartmentGalleryItemQuery = { row: { apartmentId: string, description: string | null, id: string, mayUpdate: boolean, title: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } | null };

export type CreateSaleApartmentGalleryItemMutationVariables = Exact<{
  input: SaleApartmentGalleryItemInput;
}>;


export type CreateSaleApartmentGalleryItemMutation = { row: { apartmentId: string, description: string | null, id: string, mayUpdate: boolean, title: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type UpdateSaleApartmentGalleryItemMutationVariables = Exact<{
  id: string | number;
  input: SaleApartmentGalleryItemChanges;
  seen?: string | null | undefined;
}>;


export type UpdateSaleApartmentGalleryItemMutation = { row: { apartmentId: string, description: string | null, id: string, mayUpdate: boolean, title: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type DeleteSaleApartmentGalleryItemsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeleteSaleApartmentGalleryItemsMutation = { removed: Array<string> };

export type RestoreSaleApartmentGalleryItemsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RestoreSaleApartmentGalleryItemsMutation = { rows: Array<{ id: string }> };

export type RestoreSaleApartmentGalleryItemVersionMutationVariables = Exact<{
  id: string | number;
  version: string | number;
  seen?: string | null | undefined;
}>;


export type RestoreSaleApartmentGalleryItemVersionMutation = { row: { apartmentId: string, description: string | null, id: string, mayUpdate: boolean, title: string | null, updatedAt: string, image: { url: string, alt: string | null, webp: string } | null, updatedBy: { id: string, email: string } | null } };

export type ReorderSaleApartmentGalleryItemsMutationVariables = Exact<{
  parent: string | number;
  ids: Array<string | number> | string | number;
}>;


export type ReorderSaleApartmentGalleryItemsMutation = { rows: Array<{ id: string }> };

export const ThumbFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}}]} as unknown as DocumentNode<ThumbFragment, unknown>;
export const RentalApartmentRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalApartmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rent"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}}]} as unknown as DocumentNode<RentalApartmentRowFragment, unknown>;
export const BlogRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}}]} as unknown as DocumentNode<BlogRowFragment, unknown>;
export const UpcomingProjectRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpcomingProjectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpcomingProject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}}]} as unknown as DocumentNode<UpcomingProjectRowFragment, unknown>;
export const RentalApartmentDetailRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalApartmentDetailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartmentDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apartment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apartmentId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}}]} as unknown as DocumentNode<RentalApartmentDetailRowFragment, unknown>;
export const PropertyPictureRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyPictureRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}}]} as unknown as DocumentNode<PropertyPictureRowFragment, unknown>;
export const BannerRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Banner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}}]} as unknown as DocumentNode<BannerRowFragment, unknown>;
export const KeptPictureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VersionPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}}]} as unknown as DocumentNode<KeptPictureFragment, unknown>;
export const OnePlaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OnePlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]} as unknown as DocumentNode<OnePlaceFragment, unknown>;
export const UnsettledListingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnsettledListing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rent"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rent"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UnsettledListingFragment, unknown>;
export const LetterLinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<LetterLinkFragment, unknown>;
export const ListingLinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]} as unknown as DocumentNode<ListingLinkFragment, unknown>;
export const MessageRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"listingTitle"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<MessageRowFragment, unknown>;
export const StaffAccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}}]}}]} as unknown as DocumentNode<StaffAccountFragment, unknown>;
export const RestrictionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Restriction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mustEnableSecondFactor"}}]}}]} as unknown as DocumentNode<RestrictionFragment, unknown>;
export const PictureFilesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","alias":{"kind":"Name","value":"avif"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"AVIF"}}]},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}}]} as unknown as DocumentNode<PictureFilesFragment, unknown>;
export const LatestProjectRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LatestProjectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LatestProject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}}]} as unknown as DocumentNode<LatestProjectRowFragment, unknown>;
export const LatestProjectPictureRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LatestProjectPictureRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LatestProjectPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestProjectId"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}}]} as unknown as DocumentNode<LatestProjectPictureRowFragment, unknown>;
export const RentalVillaRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalVillaRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rent"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}}]} as unknown as DocumentNode<RentalVillaRowFragment, unknown>;
export const RentalVillaImageRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalVillaImageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVillaImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"villa"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"villaId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}}]} as unknown as DocumentNode<RentalVillaImageRowFragment, unknown>;
export const SaleVillaDetailRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleVillaDetailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVillaDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"villaId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}}]} as unknown as DocumentNode<SaleVillaDetailRowFragment, unknown>;
export const SaleApartmentRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleApartmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}}]} as unknown as DocumentNode<SaleApartmentRowFragment, unknown>;
export const PropertyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}}]} as unknown as DocumentNode<PropertyRowFragment, unknown>;
export const CategoryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}}]} as unknown as DocumentNode<CategoryRowFragment, unknown>;
export const SaleVillaRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleVillaRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}}]} as unknown as DocumentNode<SaleVillaRowFragment, unknown>;
export const SaleApartmentGalleryItemRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleApartmentGalleryItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartmentGalleryItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apartmentId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}}]} as unknown as DocumentNode<SaleApartmentGalleryItemRowFragment, unknown>;
export const RentalApartmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RentalApartments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartmentSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"rentalApartments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalApartmentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalApartmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rent"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<RentalApartmentsQuery, RentalApartmentsQueryVariables>;
export const RentalApartmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RentalApartment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"rentalApartment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalApartmentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalApartmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rent"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<RentalApartmentQuery, RentalApartmentQueryVariables>;
export const CreateRentalApartmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRentalApartment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"createRentalApartment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalApartmentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalApartmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rent"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<CreateRentalApartmentMutation, CreateRentalApartmentMutationVariables>;
export const UpdateRentalApartmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRentalApartment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartmentChanges"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"updateRentalApartment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalApartmentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalApartmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rent"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<UpdateRentalApartmentMutation, UpdateRentalApartmentMutationVariables>;
export const DeleteRentalApartmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRentalApartments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"deleteRentalApartments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"skipMissing"},"value":{"kind":"BooleanValue","value":true}}]}]}}]} as unknown as DocumentNode<DeleteRentalApartmentsMutation, DeleteRentalApartmentsMutationVariables>;
export const RestoreRentalApartmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreRentalApartments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"restoreRentalApartments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestoreRentalApartmentsMutation, RestoreRentalApartmentsMutationVariables>;
export const RestoreRentalApartmentVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreRentalApartmentVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"restoreRentalApartmentVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalApartmentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalApartmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rent"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<RestoreRentalApartmentVersionMutation, RestoreRentalApartmentVersionMutationVariables>;
export const DuplicateRentalApartmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateRentalApartment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"duplicateRentalApartment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalApartmentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalApartmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rent"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<DuplicateRentalApartmentMutation, DuplicateRentalApartmentMutationVariables>;
export const RentalApartmentChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RentalApartmentChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"choices"},"name":{"kind":"Name","value":"rentalApartments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<RentalApartmentChoicesQuery, RentalApartmentChoicesQueryVariables>;
export const RentalApartmentChoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RentalApartmentChoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"choice"},"name":{"kind":"Name","value":"rentalApartment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<RentalApartmentChoiceQuery, RentalApartmentChoiceQueryVariables>;
export const BlogsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Blogs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"blogs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<BlogsQuery, BlogsQueryVariables>;
export const BlogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Blog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"blog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<BlogQuery, BlogQueryVariables>;
export const CreateBlogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBlog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"createBlog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<CreateBlogMutation, CreateBlogMutationVariables>;
export const UpdateBlogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBlog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogChanges"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"updateBlog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<UpdateBlogMutation, UpdateBlogMutationVariables>;
export const DeleteBlogsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBlogs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"deleteBlogs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"skipMissing"},"value":{"kind":"BooleanValue","value":true}}]}]}}]} as unknown as DocumentNode<DeleteBlogsMutation, DeleteBlogsMutationVariables>;
export const RestoreBlogsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreBlogs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"restoreBlogs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestoreBlogsMutation, RestoreBlogsMutationVariables>;
export const RestoreBlogVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreBlogVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"restoreBlogVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RestoreBlogVersionMutation, RestoreBlogVersionMutationVariables>;
export const UpcomingProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpcomingProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UpcomingProjectSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"upcomingProjects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpcomingProjectRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpcomingProjectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpcomingProject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<UpcomingProjectsQuery, UpcomingProjectsQueryVariables>;
export const UpcomingProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpcomingProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"upcomingProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpcomingProjectRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpcomingProjectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpcomingProject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<UpcomingProjectQuery, UpcomingProjectQueryVariables>;
export const CreateUpcomingProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUpcomingProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpcomingProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"createUpcomingProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpcomingProjectRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpcomingProjectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpcomingProject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<CreateUpcomingProjectMutation, CreateUpcomingProjectMutationVariables>;
export const UpdateUpcomingProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUpcomingProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpcomingProjectChanges"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"updateUpcomingProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpcomingProjectRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpcomingProjectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpcomingProject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<UpdateUpcomingProjectMutation, UpdateUpcomingProjectMutationVariables>;
export const DeleteUpcomingProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUpcomingProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"deleteUpcomingProjects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"skipMissing"},"value":{"kind":"BooleanValue","value":true}}]}]}}]} as unknown as DocumentNode<DeleteUpcomingProjectsMutation, DeleteUpcomingProjectsMutationVariables>;
export const RestoreUpcomingProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreUpcomingProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"restoreUpcomingProjects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestoreUpcomingProjectsMutation, RestoreUpcomingProjectsMutationVariables>;
export const RestoreUpcomingProjectVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreUpcomingProjectVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"restoreUpcomingProjectVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpcomingProjectRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpcomingProjectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpcomingProject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RestoreUpcomingProjectVersionMutation, RestoreUpcomingProjectVersionMutationVariables>;
export const RentalApartmentDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RentalApartmentDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartmentDetailSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"rentalApartmentDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalApartmentDetailRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalApartmentDetailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartmentDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apartment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apartmentId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RentalApartmentDetailsQuery, RentalApartmentDetailsQueryVariables>;
export const RentalApartmentDetailsWithinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RentalApartmentDetailsWithin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"parent"},"name":{"kind":"Name","value":"rentalApartment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"details"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalApartmentDetailRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalApartmentDetailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartmentDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apartment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apartmentId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RentalApartmentDetailsWithinQuery, RentalApartmentDetailsWithinQueryVariables>;
export const RentalApartmentDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RentalApartmentDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"rentalApartmentDetail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalApartmentDetailRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalApartmentDetailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartmentDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apartment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apartmentId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RentalApartmentDetailQuery, RentalApartmentDetailQueryVariables>;
export const CreateRentalApartmentDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRentalApartmentDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartmentDetailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"createRentalApartmentDetail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalApartmentDetailRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalApartmentDetailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartmentDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apartment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apartmentId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<CreateRentalApartmentDetailMutation, CreateRentalApartmentDetailMutationVariables>;
export const UpdateRentalApartmentDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRentalApartmentDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartmentDetailChanges"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"updateRentalApartmentDetail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalApartmentDetailRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalApartmentDetailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartmentDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apartment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apartmentId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<UpdateRentalApartmentDetailMutation, UpdateRentalApartmentDetailMutationVariables>;
export const DeleteRentalApartmentDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRentalApartmentDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"deleteRentalApartmentDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"skipMissing"},"value":{"kind":"BooleanValue","value":true}}]}]}}]} as unknown as DocumentNode<DeleteRentalApartmentDetailsMutation, DeleteRentalApartmentDetailsMutationVariables>;
export const RestoreRentalApartmentDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreRentalApartmentDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"restoreRentalApartmentDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestoreRentalApartmentDetailsMutation, RestoreRentalApartmentDetailsMutationVariables>;
export const RestoreRentalApartmentDetailVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreRentalApartmentDetailVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"restoreRentalApartmentDetailVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalApartmentDetailRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalApartmentDetailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartmentDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apartment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apartmentId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RestoreRentalApartmentDetailVersionMutation, RestoreRentalApartmentDetailVersionMutationVariables>;
export const ReorderRentalApartmentDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderRentalApartmentDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parent"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"reorderRentalApartmentDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"parent"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parent"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ReorderRentalApartmentDetailsMutation, ReorderRentalApartmentDetailsMutationVariables>;
export const PropertyPicturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyPictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyPictureSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"propertyPictures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyPictureRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyPictureRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<PropertyPicturesQuery, PropertyPicturesQueryVariables>;
export const PropertyPicturesWithinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyPicturesWithin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"parent"},"name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"gallery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyPictureRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyPictureRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<PropertyPicturesWithinQuery, PropertyPicturesWithinQueryVariables>;
export const PropertyPictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"propertyPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyPictureRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyPictureRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<PropertyPictureQuery, PropertyPictureQueryVariables>;
export const CreatePropertyPictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePropertyPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyPictureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"createPropertyPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyPictureRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyPictureRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<CreatePropertyPictureMutation, CreatePropertyPictureMutationVariables>;
export const UpdatePropertyPictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePropertyPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyPictureChanges"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"updatePropertyPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyPictureRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyPictureRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<UpdatePropertyPictureMutation, UpdatePropertyPictureMutationVariables>;
export const DeletePropertyPicturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePropertyPictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"deletePropertyPictures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"skipMissing"},"value":{"kind":"BooleanValue","value":true}}]}]}}]} as unknown as DocumentNode<DeletePropertyPicturesMutation, DeletePropertyPicturesMutationVariables>;
export const RestorePropertyPicturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestorePropertyPictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"restorePropertyPictures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestorePropertyPicturesMutation, RestorePropertyPicturesMutationVariables>;
export const RestorePropertyPictureVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestorePropertyPictureVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"restorePropertyPictureVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyPictureRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyPictureRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RestorePropertyPictureVersionMutation, RestorePropertyPictureVersionMutationVariables>;
export const ReorderPropertyPicturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderPropertyPictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parent"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"reorderPropertyPictures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"parent"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parent"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ReorderPropertyPicturesMutation, ReorderPropertyPicturesMutationVariables>;
export const BannersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Banners"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BannerSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"banners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BannerRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Banner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<BannersQuery, BannersQueryVariables>;
export const BannerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Banner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"banner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BannerRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Banner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<BannerQuery, BannerQueryVariables>;
export const CreateBannerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBanner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BannerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"createBanner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BannerRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Banner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<CreateBannerMutation, CreateBannerMutationVariables>;
export const UpdateBannerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBanner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BannerChanges"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"updateBanner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BannerRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Banner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<UpdateBannerMutation, UpdateBannerMutationVariables>;
export const DeleteBannersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBanners"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"deleteBanners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"skipMissing"},"value":{"kind":"BooleanValue","value":true}}]}]}}]} as unknown as DocumentNode<DeleteBannersMutation, DeleteBannersMutationVariables>;
export const RestoreBannersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreBanners"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"restoreBanners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestoreBannersMutation, RestoreBannersMutationVariables>;
export const RestoreBannerVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreBannerVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"restoreBannerVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BannerRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Banner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RestoreBannerVersionMutation, RestoreBannerVersionMutationVariables>;
export const VersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Versions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"collection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"record"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"collection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"collection"}}},{"kind":"Argument","name":{"kind":"Name","value":"record"},"value":{"kind":"Variable","name":{"kind":"Name","value":"record"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"restorable"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"known"}},{"kind":"Field","name":{"kind":"Name","value":"fieldType"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"pictureBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptPicture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictureAfter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptPicture"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VersionPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}}]} as unknown as DocumentNode<VersionsQuery, VersionsQueryVariables>;
export const LastDeletionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LastDeletions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trash"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LastDeletionsQuery, LastDeletionsQueryVariables>;
export const NoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]} as unknown as DocumentNode<NoticesQuery, NoticesQueryVariables>;
export const UnreadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Unread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}}]}}]} as unknown as DocumentNode<UnreadQuery, UnreadQueryVariables>;
export const PlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Places"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"words"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"words"},"value":{"kind":"Variable","name":{"kind":"Name","value":"words"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OnePlace"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"named"},"name":{"kind":"Name","value":"placeNamed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"words"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OnePlace"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OnePlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]} as unknown as DocumentNode<PlacesQuery, PlacesQueryVariables>;
export const PlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Place"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OnePlace"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OnePlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]} as unknown as DocumentNode<PlaceQuery, PlaceQueryVariables>;
export const FormattedTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FormattedTexts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"facts"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingFactsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formattedTexts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"facts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"facts"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<FormattedTextsQuery, FormattedTextsQueryVariables>;
export const ParsedTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ParsedTexts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"price"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bedrooms"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bathrooms"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"facts"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingFactsInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parsedTexts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"location"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location"}}},{"kind":"Argument","name":{"kind":"Name","value":"price"},"value":{"kind":"Variable","name":{"kind":"Name","value":"price"}}},{"kind":"Argument","name":{"kind":"Name","value":"bedrooms"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bedrooms"}}},{"kind":"Argument","name":{"kind":"Name","value":"bathrooms"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bathrooms"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}},{"kind":"Argument","name":{"kind":"Name","value":"facts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"facts"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}}]}}]}}]} as unknown as DocumentNode<ParsedTextsQuery, ParsedTextsQueryVariables>;
export const ImportListingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportListings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"csv"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"knownReferences"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KnownReferences"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportColumnInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importListings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"csv"},"value":{"kind":"Variable","name":{"kind":"Name","value":"csv"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}},{"kind":"Argument","name":{"kind":"Name","value":"knownReferences"},"value":{"kind":"Variable","name":{"kind":"Name","value":"knownReferences"}}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"published"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"review"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"rent"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"amountAed"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpAreaSqft"}},{"kind":"Field","name":{"kind":"Name","value":"plotAreaSqft"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"serviceChargeAedPerSqft"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ImportListingsMutation, ImportListingsMutationVariables>;
export const ImportColumnsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportColumns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"csv"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importColumns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"csv"},"value":{"kind":"Variable","name":{"kind":"Name","value":"csv"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"isKnown"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"names"}}]}}]}}]} as unknown as DocumentNode<ImportColumnsQuery, ImportColumnsQueryVariables>;
export const SampleListingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SampleListings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportSampleListings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}]}]}}]} as unknown as DocumentNode<SampleListingsQuery, SampleListingsQueryVariables>;
export const PermissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"collection"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}}]}}]}}]}}]} as unknown as DocumentNode<PermissionsQuery, PermissionsQueryVariables>;
export const AccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Restriction"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canMailPasswordLinks"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Restriction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mustEnableSecondFactor"}}]}}]} as unknown as DocumentNode<AccountQuery, AccountQueryVariables>;
export const RenameAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RenameAccountMutation, RenameAccountMutationVariables>;
export const UpdateEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<UpdateEmailMutation, UpdateEmailMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}},{"kind":"Argument","name":{"kind":"Name","value":"newPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}}}]}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const PrepareSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PrepareSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prepareSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode<PrepareSecondFactorMutation, PrepareSecondFactorMutationVariables>;
export const EnableSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<EnableSecondFactorMutation, EnableSecondFactorMutationVariables>;
export const DisableSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}]}]}}]} as unknown as DocumentNode<DisableSecondFactorMutation, DisableSecondFactorMutationVariables>;
export const AuditEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"person"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"person"},"value":{"kind":"Variable","name":{"kind":"Name","value":"person"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"person"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]} as unknown as DocumentNode<AuditEntriesQuery, AuditEntriesQueryVariables>;
export const AuditPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<AuditPeopleQuery, AuditPeopleQueryVariables>;
export const ExportAuditEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportAuditEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"person"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportAuditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"person"},"value":{"kind":"Variable","name":{"kind":"Name","value":"person"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}]}}]} as unknown as DocumentNode<ExportAuditEntriesQuery, ExportAuditEntriesQueryVariables>;
export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withoutPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withoutDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"incompleteCount"}},{"kind":"Field","name":{"kind":"Name","value":"recentChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"unread"},"name":{"kind":"Name","value":"contactMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"UNREAD"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const UnsettledListingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnsettledListings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsettledCount"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledListings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnsettledListing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnsettledListing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rent"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rent"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UnsettledListingsQuery, UnsettledListingsQueryVariables>;
export const UnsentLettersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnsentLetters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsentMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<UnsentLettersQuery, UnsentLettersQueryVariables>;
export const MessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Messages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageState"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"contactMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"listingTitle"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<MessagesQuery, MessagesQueryVariables>;
export const MessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Message"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"contactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"listingTitle"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<MessageQuery, MessageQueryVariables>;
export const MarkMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageState"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"markContactMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"skipMissing"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"listingTitle"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<MarkMessagesMutation, MarkMessagesMutationVariables>;
export const DeleteMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"deleteContactMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"skipMissing"},"value":{"kind":"BooleanValue","value":true}}]}]}}]} as unknown as DocumentNode<DeleteMessagesMutation, DeleteMessagesMutationVariables>;
export const RestoreMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"restoreContactMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestoreMessagesMutation, RestoreMessagesMutationVariables>;
export const OperationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"lastBackupAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasMailServer"}},{"kind":"Field","name":{"kind":"Name","value":"unmailedMessages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"processes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"pid"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}},{"kind":"Field","name":{"kind":"Name","value":"runs"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holds"}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unsentMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterLink"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictureCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"first"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<OperationQuery, OperationQueryVariables>;
export const StaffAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffAccounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffAccount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}}]}}]} as unknown as DocumentNode<StaffAccountsQuery, StaffAccountsQueryVariables>;
export const SecondFactorRolesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecondFactorRoles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactorRoles"}}]}}]} as unknown as DocumentNode<SecondFactorRolesQuery, SecondFactorRolesQueryVariables>;
export const InviteStaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteStaffInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffAccount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}}]}}]} as unknown as DocumentNode<InviteStaffMutation, InviteStaffMutationVariables>;
export const UpdateStaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateStaffInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffAccount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}}]}}]} as unknown as DocumentNode<UpdateStaffMutation, UpdateStaffMutationVariables>;
export const DisableStaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffAccount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}}]}}]} as unknown as DocumentNode<DisableStaffMutation, DisableStaffMutationVariables>;
export const EnableStaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffAccount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}}]}}]} as unknown as DocumentNode<EnableStaffMutation, EnableStaffMutationVariables>;
export const SendPasswordLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendPasswordLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendPasswordLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffAccount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}}]}}]} as unknown as DocumentNode<SendPasswordLinkMutation, SendPasswordLinkMutationVariables>;
export const ResetSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffAccount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}}]}}]} as unknown as DocumentNode<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>;
export const RequireSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequireSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roles"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requireSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roles"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roles"}}}]}]}}]} as unknown as DocumentNode<RequireSecondFactorMutation, RequireSecondFactorMutationVariables>;
export const TrashDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Trash"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trash"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"purgedAt"}},{"kind":"Field","name":{"kind":"Name","value":"restorable"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]} as unknown as DocumentNode<TrashQuery, TrashQueryVariables>;
export const RestoreRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"collection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"record"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"collection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"collection"}}},{"kind":"Argument","name":{"kind":"Name","value":"record"},"value":{"kind":"Variable","name":{"kind":"Name","value":"record"}}}]}]}}]} as unknown as DocumentNode<RestoreRecordMutation, RestoreRecordMutationVariables>;
export const PurgeRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PurgeRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"collection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"record"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purgeRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"collection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"collection"}}},{"kind":"Argument","name":{"kind":"Name","value":"record"},"value":{"kind":"Variable","name":{"kind":"Name","value":"record"}}}]}]}}]} as unknown as DocumentNode<PurgeRecordMutation, PurgeRecordMutationVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Restriction"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Restriction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mustEnableSecondFactor"}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const PasswordMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canMailPasswordLinks"}}]}}]} as unknown as DocumentNode<PasswordMailQuery, PasswordMailQueryVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const SetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<SetPasswordMutation, SetPasswordMutationVariables>;
export const ConfirmEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const LatestProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LatestProjectSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"latestProjects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LatestProjectRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LatestProjectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LatestProject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<LatestProjectsQuery, LatestProjectsQueryVariables>;
export const LatestProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"latestProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LatestProjectRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LatestProjectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LatestProject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<LatestProjectQuery, LatestProjectQueryVariables>;
export const CreateLatestProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateLatestProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LatestProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"createLatestProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LatestProjectRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LatestProjectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LatestProject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<CreateLatestProjectMutation, CreateLatestProjectMutationVariables>;
export const UpdateLatestProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLatestProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LatestProjectChanges"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"updateLatestProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LatestProjectRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LatestProjectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LatestProject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<UpdateLatestProjectMutation, UpdateLatestProjectMutationVariables>;
export const DeleteLatestProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLatestProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"deleteLatestProjects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"skipMissing"},"value":{"kind":"BooleanValue","value":true}}]}]}}]} as unknown as DocumentNode<DeleteLatestProjectsMutation, DeleteLatestProjectsMutationVariables>;
export const RestoreLatestProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreLatestProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"restoreLatestProjects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestoreLatestProjectsMutation, RestoreLatestProjectsMutationVariables>;
export const RestoreLatestProjectVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreLatestProjectVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"restoreLatestProjectVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LatestProjectRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LatestProjectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LatestProject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RestoreLatestProjectVersionMutation, RestoreLatestProjectVersionMutationVariables>;
export const LatestProjectChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestProjectChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"choices"},"name":{"kind":"Name","value":"latestProjects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<LatestProjectChoicesQuery, LatestProjectChoicesQueryVariables>;
export const LatestProjectChoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestProjectChoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"choice"},"name":{"kind":"Name","value":"latestProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<LatestProjectChoiceQuery, LatestProjectChoiceQueryVariables>;
export const LatestProjectPicturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestProjectPictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LatestProjectPictureSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"latestProjectPictures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LatestProjectPictureRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LatestProjectPictureRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LatestProjectPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestProjectId"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<LatestProjectPicturesQuery, LatestProjectPicturesQueryVariables>;
export const LatestProjectPicturesWithinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestProjectPicturesWithin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"parent"},"name":{"kind":"Name","value":"latestProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"gallery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LatestProjectPictureRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LatestProjectPictureRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LatestProjectPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestProjectId"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<LatestProjectPicturesWithinQuery, LatestProjectPicturesWithinQueryVariables>;
export const LatestProjectPictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestProjectPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"latestProjectPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LatestProjectPictureRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LatestProjectPictureRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LatestProjectPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestProjectId"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<LatestProjectPictureQuery, LatestProjectPictureQueryVariables>;
export const CreateLatestProjectPictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateLatestProjectPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LatestProjectPictureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"createLatestProjectPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LatestProjectPictureRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LatestProjectPictureRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LatestProjectPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestProjectId"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<CreateLatestProjectPictureMutation, CreateLatestProjectPictureMutationVariables>;
export const UpdateLatestProjectPictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLatestProjectPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LatestProjectPictureChanges"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"updateLatestProjectPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LatestProjectPictureRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LatestProjectPictureRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LatestProjectPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestProjectId"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<UpdateLatestProjectPictureMutation, UpdateLatestProjectPictureMutationVariables>;
export const DeleteLatestProjectPicturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLatestProjectPictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"deleteLatestProjectPictures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"skipMissing"},"value":{"kind":"BooleanValue","value":true}}]}]}}]} as unknown as DocumentNode<DeleteLatestProjectPicturesMutation, DeleteLatestProjectPicturesMutationVariables>;
export const RestoreLatestProjectPicturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreLatestProjectPictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"restoreLatestProjectPictures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestoreLatestProjectPicturesMutation, RestoreLatestProjectPicturesMutationVariables>;
export const RestoreLatestProjectPictureVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreLatestProjectPictureVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"restoreLatestProjectPictureVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LatestProjectPictureRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LatestProjectPictureRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LatestProjectPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestProjectId"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RestoreLatestProjectPictureVersionMutation, RestoreLatestProjectPictureVersionMutationVariables>;
export const ReorderLatestProjectPicturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderLatestProjectPictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parent"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"reorderLatestProjectPictures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"parent"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parent"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ReorderLatestProjectPicturesMutation, ReorderLatestProjectPicturesMutationVariables>;
export const RentalVillasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RentalVillas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVillaSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"rentalVillas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalVillaRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalVillaRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rent"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<RentalVillasQuery, RentalVillasQueryVariables>;
export const RentalVillaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RentalVilla"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"rentalVilla"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalVillaRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalVillaRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rent"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<RentalVillaQuery, RentalVillaQueryVariables>;
export const CreateRentalVillaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRentalVilla"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVillaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"createRentalVilla"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalVillaRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalVillaRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rent"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<CreateRentalVillaMutation, CreateRentalVillaMutationVariables>;
export const UpdateRentalVillaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRentalVilla"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVillaChanges"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"updateRentalVilla"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalVillaRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalVillaRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rent"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<UpdateRentalVillaMutation, UpdateRentalVillaMutationVariables>;
export const DeleteRentalVillasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRentalVillas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"deleteRentalVillas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"skipMissing"},"value":{"kind":"BooleanValue","value":true}}]}]}}]} as unknown as DocumentNode<DeleteRentalVillasMutation, DeleteRentalVillasMutationVariables>;
export const RestoreRentalVillasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreRentalVillas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"restoreRentalVillas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestoreRentalVillasMutation, RestoreRentalVillasMutationVariables>;
export const RestoreRentalVillaVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreRentalVillaVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"restoreRentalVillaVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalVillaRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalVillaRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rent"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<RestoreRentalVillaVersionMutation, RestoreRentalVillaVersionMutationVariables>;
export const DuplicateRentalVillaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateRentalVilla"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"duplicateRentalVilla"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalVillaRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalVillaRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rent"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<DuplicateRentalVillaMutation, DuplicateRentalVillaMutationVariables>;
export const RentalVillaChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RentalVillaChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"choices"},"name":{"kind":"Name","value":"rentalVillas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<RentalVillaChoicesQuery, RentalVillaChoicesQueryVariables>;
export const RentalVillaChoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RentalVillaChoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"choice"},"name":{"kind":"Name","value":"rentalVilla"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<RentalVillaChoiceQuery, RentalVillaChoiceQueryVariables>;
export const RentalVillaImagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RentalVillaImages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVillaImageSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"rentalVillaImages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalVillaImageRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalVillaImageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVillaImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"villa"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"villaId"}}]}}]} as unknown as DocumentNode<RentalVillaImagesQuery, RentalVillaImagesQueryVariables>;
export const RentalVillaImagesWithinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RentalVillaImagesWithin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"parent"},"name":{"kind":"Name","value":"rentalVilla"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"images"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalVillaImageRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalVillaImageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVillaImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"villa"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"villaId"}}]}}]} as unknown as DocumentNode<RentalVillaImagesWithinQuery, RentalVillaImagesWithinQueryVariables>;
export const RentalVillaImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RentalVillaImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"rentalVillaImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalVillaImageRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalVillaImageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVillaImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"villa"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"villaId"}}]}}]} as unknown as DocumentNode<RentalVillaImageQuery, RentalVillaImageQueryVariables>;
export const CreateRentalVillaImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRentalVillaImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVillaImageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"createRentalVillaImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalVillaImageRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalVillaImageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVillaImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"villa"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"villaId"}}]}}]} as unknown as DocumentNode<CreateRentalVillaImageMutation, CreateRentalVillaImageMutationVariables>;
export const UpdateRentalVillaImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRentalVillaImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVillaImageChanges"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"updateRentalVillaImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalVillaImageRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalVillaImageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVillaImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"villa"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"villaId"}}]}}]} as unknown as DocumentNode<UpdateRentalVillaImageMutation, UpdateRentalVillaImageMutationVariables>;
export const DeleteRentalVillaImagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRentalVillaImages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"deleteRentalVillaImages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"skipMissing"},"value":{"kind":"BooleanValue","value":true}}]}]}}]} as unknown as DocumentNode<DeleteRentalVillaImagesMutation, DeleteRentalVillaImagesMutationVariables>;
export const RestoreRentalVillaImagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreRentalVillaImages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"restoreRentalVillaImages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestoreRentalVillaImagesMutation, RestoreRentalVillaImagesMutationVariables>;
export const RestoreRentalVillaImageVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreRentalVillaImageVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"restoreRentalVillaImageVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalVillaImageRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalVillaImageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalVillaImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"villa"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"villaId"}}]}}]} as unknown as DocumentNode<RestoreRentalVillaImageVersionMutation, RestoreRentalVillaImageVersionMutationVariables>;
export const ReorderRentalVillaImagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderRentalVillaImages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parent"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"reorderRentalVillaImages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"parent"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parent"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ReorderRentalVillaImagesMutation, ReorderRentalVillaImagesMutationVariables>;
export const SaleVillaDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SaleVillaDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVillaDetailSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"saleVillaDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleVillaDetailRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleVillaDetailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVillaDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"villaId"}}]}}]} as unknown as DocumentNode<SaleVillaDetailsQuery, SaleVillaDetailsQueryVariables>;
export const SaleVillaDetailsWithinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SaleVillaDetailsWithin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"parent"},"name":{"kind":"Name","value":"saleVilla"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"details"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleVillaDetailRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleVillaDetailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVillaDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"villaId"}}]}}]} as unknown as DocumentNode<SaleVillaDetailsWithinQuery, SaleVillaDetailsWithinQueryVariables>;
export const SaleVillaDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SaleVillaDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"saleVillaDetail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleVillaDetailRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleVillaDetailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVillaDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"villaId"}}]}}]} as unknown as DocumentNode<SaleVillaDetailQuery, SaleVillaDetailQueryVariables>;
export const CreateSaleVillaDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSaleVillaDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVillaDetailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"createSaleVillaDetail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleVillaDetailRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleVillaDetailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVillaDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"villaId"}}]}}]} as unknown as DocumentNode<CreateSaleVillaDetailMutation, CreateSaleVillaDetailMutationVariables>;
export const UpdateSaleVillaDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSaleVillaDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVillaDetailChanges"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"updateSaleVillaDetail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleVillaDetailRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleVillaDetailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVillaDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"villaId"}}]}}]} as unknown as DocumentNode<UpdateSaleVillaDetailMutation, UpdateSaleVillaDetailMutationVariables>;
export const DeleteSaleVillaDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSaleVillaDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"deleteSaleVillaDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"skipMissing"},"value":{"kind":"BooleanValue","value":true}}]}]}}]} as unknown as DocumentNode<DeleteSaleVillaDetailsMutation, DeleteSaleVillaDetailsMutationVariables>;
export const RestoreSaleVillaDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreSaleVillaDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"restoreSaleVillaDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestoreSaleVillaDetailsMutation, RestoreSaleVillaDetailsMutationVariables>;
export const RestoreSaleVillaDetailVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreSaleVillaDetailVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"restoreSaleVillaDetailVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleVillaDetailRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleVillaDetailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVillaDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"villaId"}}]}}]} as unknown as DocumentNode<RestoreSaleVillaDetailVersionMutation, RestoreSaleVillaDetailVersionMutationVariables>;
export const ReorderSaleVillaDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderSaleVillaDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parent"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"reorderSaleVillaDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"parent"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parent"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ReorderSaleVillaDetailsMutation, ReorderSaleVillaDetailsMutationVariables>;
export const SaleApartmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SaleApartments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartmentSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"saleApartments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleApartmentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleApartmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<SaleApartmentsQuery, SaleApartmentsQueryVariables>;
export const SaleApartmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SaleApartment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"saleApartment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleApartmentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleApartmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<SaleApartmentQuery, SaleApartmentQueryVariables>;
export const CreateSaleApartmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSaleApartment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"createSaleApartment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleApartmentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleApartmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<CreateSaleApartmentMutation, CreateSaleApartmentMutationVariables>;
export const UpdateSaleApartmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSaleApartment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartmentChanges"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"updateSaleApartment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleApartmentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleApartmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<UpdateSaleApartmentMutation, UpdateSaleApartmentMutationVariables>;
export const DeleteSaleApartmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSaleApartments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"deleteSaleApartments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"skipMissing"},"value":{"kind":"BooleanValue","value":true}}]}]}}]} as unknown as DocumentNode<DeleteSaleApartmentsMutation, DeleteSaleApartmentsMutationVariables>;
export const RestoreSaleApartmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreSaleApartments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"restoreSaleApartments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestoreSaleApartmentsMutation, RestoreSaleApartmentsMutationVariables>;
export const RestoreSaleApartmentVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreSaleApartmentVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"restoreSaleApartmentVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleApartmentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleApartmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<RestoreSaleApartmentVersionMutation, RestoreSaleApartmentVersionMutationVariables>;
export const DuplicateSaleApartmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateSaleApartment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"duplicateSaleApartment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleApartmentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleApartmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<DuplicateSaleApartmentMutation, DuplicateSaleApartmentMutationVariables>;
export const SaleApartmentChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SaleApartmentChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"choices"},"name":{"kind":"Name","value":"saleApartments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<SaleApartmentChoicesQuery, SaleApartmentChoicesQueryVariables>;
export const SaleApartmentChoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SaleApartmentChoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"choice"},"name":{"kind":"Name","value":"saleApartment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<SaleApartmentChoiceQuery, SaleApartmentChoiceQueryVariables>;
export const PropertiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Properties"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertySort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"properties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<PropertiesQuery, PropertiesQueryVariables>;
export const PropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Property"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<PropertyQuery, PropertyQueryVariables>;
export const CreatePropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"createProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<CreatePropertyMutation, CreatePropertyMutationVariables>;
export const UpdatePropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyChanges"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"updateProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<UpdatePropertyMutation, UpdatePropertyMutationVariables>;
export const DeletePropertiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProperties"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"deleteProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"skipMissing"},"value":{"kind":"BooleanValue","value":true}}]}]}}]} as unknown as DocumentNode<DeletePropertiesMutation, DeletePropertiesMutationVariables>;
export const RestorePropertiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreProperties"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"restoreProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestorePropertiesMutation, RestorePropertiesMutationVariables>;
export const RestorePropertyVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestorePropertyVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"restorePropertyVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RestorePropertyVersionMutation, RestorePropertyVersionMutationVariables>;
export const PropertyChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"choices"},"name":{"kind":"Name","value":"properties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<PropertyChoicesQuery, PropertyChoicesQueryVariables>;
export const PropertyChoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyChoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"choice"},"name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<PropertyChoiceQuery, PropertyChoiceQueryVariables>;
export const CategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Categories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CategorySort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<CategoriesQuery, CategoriesQueryVariables>;
export const CategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Category"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"category"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<CategoryQuery, CategoryQueryVariables>;
export const CreateCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"createCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<CreateCategoryMutation, CreateCategoryMutationVariables>;
export const UpdateCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryChanges"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"updateCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<UpdateCategoryMutation, UpdateCategoryMutationVariables>;
export const DeleteCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"deleteCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"skipMissing"},"value":{"kind":"BooleanValue","value":true}}]}]}}]} as unknown as DocumentNode<DeleteCategoriesMutation, DeleteCategoriesMutationVariables>;
export const RestoreCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"restoreCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestoreCategoriesMutation, RestoreCategoriesMutationVariables>;
export const RestoreCategoryVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreCategoryVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"restoreCategoryVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RestoreCategoryVersionMutation, RestoreCategoryVersionMutationVariables>;
export const SaleVillasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SaleVillas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVillaSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"saleVillas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleVillaRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleVillaRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<SaleVillasQuery, SaleVillasQueryVariables>;
export const SaleVillaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SaleVilla"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"saleVilla"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleVillaRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleVillaRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<SaleVillaQuery, SaleVillaQueryVariables>;
export const CreateSaleVillaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSaleVilla"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVillaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"createSaleVilla"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleVillaRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleVillaRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<CreateSaleVillaMutation, CreateSaleVillaMutationVariables>;
export const UpdateSaleVillaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSaleVilla"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVillaChanges"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"updateSaleVilla"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleVillaRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleVillaRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<UpdateSaleVillaMutation, UpdateSaleVillaMutationVariables>;
export const DeleteSaleVillasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSaleVillas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"deleteSaleVillas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"skipMissing"},"value":{"kind":"BooleanValue","value":true}}]}]}}]} as unknown as DocumentNode<DeleteSaleVillasMutation, DeleteSaleVillasMutationVariables>;
export const RestoreSaleVillasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreSaleVillas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"restoreSaleVillas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestoreSaleVillasMutation, RestoreSaleVillasMutationVariables>;
export const RestoreSaleVillaVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreSaleVillaVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"restoreSaleVillaVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleVillaRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleVillaRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<RestoreSaleVillaVersionMutation, RestoreSaleVillaVersionMutationVariables>;
export const DuplicateSaleVillaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateSaleVilla"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"duplicateSaleVilla"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleVillaRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleVillaRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleVilla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"archiveReason"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bathroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bedroomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"cheques"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"maidsRoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceOnRequest"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<DuplicateSaleVillaMutation, DuplicateSaleVillaMutationVariables>;
export const SaleVillaChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SaleVillaChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"choices"},"name":{"kind":"Name","value":"saleVillas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<SaleVillaChoicesQuery, SaleVillaChoicesQueryVariables>;
export const SaleVillaChoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SaleVillaChoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"choice"},"name":{"kind":"Name","value":"saleVilla"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<SaleVillaChoiceQuery, SaleVillaChoiceQueryVariables>;
export const SaleApartmentGalleryItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SaleApartmentGalleryItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartmentGalleryItemSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"saleApartmentGalleryItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleApartmentGalleryItemRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleApartmentGalleryItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartmentGalleryItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apartmentId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<SaleApartmentGalleryItemsQuery, SaleApartmentGalleryItemsQueryVariables>;
export const SaleApartmentGalleryItemsWithinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SaleApartmentGalleryItemsWithin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"parent"},"name":{"kind":"Name","value":"saleApartment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"gallery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleApartmentGalleryItemRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleApartmentGalleryItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartmentGalleryItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apartmentId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<SaleApartmentGalleryItemsWithinQuery, SaleApartmentGalleryItemsWithinQueryVariables>;
export const SaleApartmentGalleryItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SaleApartmentGalleryItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"saleApartmentGalleryItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleApartmentGalleryItemRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleApartmentGalleryItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartmentGalleryItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apartmentId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<SaleApartmentGalleryItemQuery, SaleApartmentGalleryItemQueryVariables>;
export const CreateSaleApartmentGalleryItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSaleApartmentGalleryItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartmentGalleryItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"createSaleApartmentGalleryItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleApartmentGalleryItemRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleApartmentGalleryItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartmentGalleryItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apartmentId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<CreateSaleApartmentGalleryItemMutation, CreateSaleApartmentGalleryItemMutationVariables>;
export const UpdateSaleApartmentGalleryItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSaleApartmentGalleryItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartmentGalleryItemChanges"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"updateSaleApartmentGalleryItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleApartmentGalleryItemRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleApartmentGalleryItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartmentGalleryItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apartmentId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<UpdateSaleApartmentGalleryItemMutation, UpdateSaleApartmentGalleryItemMutationVariables>;
export const DeleteSaleApartmentGalleryItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSaleApartmentGalleryItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"deleteSaleApartmentGalleryItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"skipMissing"},"value":{"kind":"BooleanValue","value":true}}]}]}}]} as unknown as DocumentNode<DeleteSaleApartmentGalleryItemsMutation, DeleteSaleApartmentGalleryItemsMutationVariables>;
export const RestoreSaleApartmentGalleryItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreSaleApartmentGalleryItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"restoreSaleApartmentGalleryItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestoreSaleApartmentGalleryItemsMutation, RestoreSaleApartmentGalleryItemsMutationVariables>;
export const RestoreSaleApartmentGalleryItemVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreSaleApartmentGalleryItemVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"restoreSaleApartmentGalleryItemVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleApartmentGalleryItemRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thumb"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleApartmentGalleryItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaleApartmentGalleryItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apartmentId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thumb"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RestoreSaleApartmentGalleryItemVersionMutation, RestoreSaleApartmentGalleryItemVersionMutationVariables>;
export const ReorderSaleApartmentGalleryItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderSaleApartmentGalleryItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parent"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"reorderSaleApartmentGalleryItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"parent"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parent"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ReorderSaleApartmentGalleryItemsMutation, ReorderSaleApartmentGalleryItemsMutationVariables>;