import type { NonEmptyArray } from 'type-graphql';
import type { AnyCollection, Resource } from './collections/declaring/collection.ts';
import { DashboardResolver, RecentAuditEntry } from './collections/graphql/dashboard.ts';
import { duplicateResolver } from './collections/graphql/duplicate-resolver.ts';
import { orderResolver } from './collections/graphql/order-resolver.ts';
import { removalResolver } from './collections/graphql/removal-resolver.ts';
import { PressDone } from './collections/writing/press.ts';
import { VersionType } from './collections/graphql/version-types.ts';
import { revertResolver, VersionResolver } from './collections/graphql/version-resolver.ts';
import { Removal } from './collections/writing/removal.ts';
import { Version } from './collections/declaring/version.ts';
import { Pictured } from './collections/declaring/stored.ts';
import { Banner, BannerResolver, banners } from './editorial/banner.ts';
import { Blog, BlogResolver, blogs } from './editorial/blog.ts';
import { categories, Category, CategoryResolver } from './editorial/category.ts';
import { ContactMessageResolver } from './enquiries/contact-message-resolver.ts';
import { ContactMessage, contactMessages } from './enquiries/contact-message.ts';
import { AreaResolver } from './listings/areas.ts';
import { ListingSection } from './listings/listing-section.ts';
import { ListingCsvResolver } from './listings/listing-csv-resolver.ts';
import { ListingGapsResolver } from './listings/listing-gaps.ts';
import { Listing, ListingResolver, listings } from './listings/listing.ts';
import * as rentalApartmentDetail from './listings/rental-apartment-details.ts';
import { RentalApartment, RentalApartmentResolver, rentalApartments } from './listings/rental-apartment.ts';
import * as rentalVillaImage from './listings/rental-villa-images.ts';
import { RentalVilla, RentalVillaResolver, rentalVillas } from './listings/rental-villa.ts';
import * as saleApartmentItem from './listings/sale-apartment-gallery.ts';
import { SaleApartment, SaleApartmentResolver, saleApartments } from './listings/sale-apartment.ts';
import * as saleVillaDetail from './listings/sale-villa-details.ts';
import { SaleVilla, SaleVillaResolver, saleVillas } from './listings/sale-villa.ts';
import { PictureResolver } from './pictures/picture-urls.ts';
import { PictureAside } from './pictures/picture-aside.ts';
import { Picture } from './pictures/picture.ts';
import * as latestProjectPicture from './projects/latest-project-picture.ts';
import { LatestProject, LatestProjectResolver, latestProjects } from './projects/latest-project.ts';
import * as propertyPicture from './projects/property-picture.ts';
import { properties, Property, PropertyResolver } from './projects/property.ts';
import { UpcomingProject, UpcomingProjectResolver, upcomingProjects } from './projects/upcoming-project.ts';
import { actorResolver, authorResolver } from './staff/author.ts';
import { NoticesResolver } from './staff/notices-resolver.ts';
import { StaffResolver } from './staff/staff-resolver.ts';
import { Staff, StaffSession } from './staff/staff.ts';

/** Every collection that is served. */
export const collections = [
  saleApartments,
  saleVillas,
  rentalApartments,
  rentalVillas,
  saleApartmentItem.saleApartmentGallery,
  saleVillaDetail.saleVillaDetails,
  rentalVillaImage.rentalVillaImages,
  rentalApartmentDetail.rentalApartmentDetails,
  properties,
  propertyPicture.propertyPictures,
  latestProjects,
  latestProjectPicture.latestProjectPictures,
  upcomingProjects,
  blogs,
  categories,
  banners,
  contactMessages,
] as unknown as AnyCollection[];

/** The four kinds of listing: what staff copy to begin from. */
const kindsOfListing = [
  saleApartments,
  saleVillas,
  rentalApartments,
  rentalVillas,
] as unknown as AnyCollection[];

/** What staff edit, all kinds of listing as one. */
const edited = [
  listings,
  ...collections.filter((one) => one.entity.prototype instanceof Pictured && !kindsOfListing.includes(one)),
] as Resource[];

/** What can be read but not written under that name. */
export const readOnly = [listings] as unknown as Resource[];

/** Every class that is stored. */
export const entities = [
  Picture,
  PictureAside,
  Listing,
  SaleApartment,
  SaleVilla,
  RentalApartment,
  RentalVilla,
  ListingSection,
  saleApartmentItem.SaleApartmentGalleryItem,
  saleVillaDetail.SaleVillaDetail,
  rentalVillaImage.RentalVillaImage,
  rentalApartmentDetail.RentalApartmentDetail,
  Property,
  propertyPicture.PropertyPicture,
  LatestProject,
  latestProjectPicture.LatestProjectPicture,
  UpcomingProject,
  Blog,
  Category,
  Banner,
  ContactMessage,
  Staff,
  StaffSession,
  Removal,
  Version,
  PressDone,
];

/** Types that a query reaches only through the interface they implement. */
export const orphanedTypes = [SaleApartment, SaleVilla, RentalApartment, RentalVilla];

/** Every resolver of the GraphQL API. */
export const resolvers: NonEmptyArray<new () => object> = [
  ListingResolver,
  AreaResolver,
  SaleApartmentResolver,
  SaleVillaResolver,
  RentalApartmentResolver,
  RentalVillaResolver,
  saleApartmentItem.SaleApartmentGalleryItemResolver,
  saleApartmentItem.SaleApartmentGalleryField,
  saleVillaDetail.SaleVillaDetailResolver,
  saleVillaDetail.SaleVillaDetailsField,
  rentalVillaImage.RentalVillaImageResolver,
  rentalVillaImage.RentalVillaImagesField,
  rentalApartmentDetail.RentalApartmentDetailResolver,
  rentalApartmentDetail.RentalApartmentDetailsField,
  PropertyResolver,
  propertyPicture.PropertyPictureResolver,
  propertyPicture.PropertyGalleryField,
  LatestProjectResolver,
  latestProjectPicture.LatestProjectPictureResolver,
  latestProjectPicture.LatestProjectGalleryField,
  UpcomingProjectResolver,
  BlogResolver,
  CategoryResolver,
  BannerResolver,
  ContactMessageResolver,
  PictureResolver,
  StaffResolver,
  NoticesResolver,
  DashboardResolver,
  ListingGapsResolver,
  ListingCsvResolver,
  actorResolver(RecentAuditEntry),
  VersionResolver,
  actorResolver(VersionType),
  ...edited.map(authorResolver),
  ...collections.map(removalResolver),
  ...collections.filter(({ parent }) => parent).map(orderResolver),
  ...kindsOfListing.map(duplicateResolver),
  ...collections.filter(({ confidential }) => !confidential).map(revertResolver),
];
