import type { NonEmptyArray } from 'type-graphql';
import type { Collection, Resource } from './collections/definitions/collection.ts';
import { DeletedRecordType, TrashResolver } from './collections/graphql/trash-resolver.ts';
import { Version } from './collections/definitions/version.ts';
import { isPublishable } from './collections/definitions/publication.ts';
import { isEdited } from './collections/definitions/stored.ts';
import { DashboardResolver, RecentChange } from './collections/graphql/dashboard.ts';
import {
  duplicateResolver,
  orderResolver,
  removalResolver,
  wholeOrderResolver,
} from './collections/graphql/record-resolvers.ts';
import {
  childrenResolver,
  collectionResolver,
  fixedResolver,
  resourceResolver,
  singleResolver,
  permissionResolver,
} from './collections/graphql/resolver.ts';
import { IdempotencyRecord } from './collections/mutations/idempotency.ts';
import { VersionType, revertResolver, VersionResolver } from './collections/graphql/version-resolver.ts';
import { agencies } from './agency/agency.ts';
import { linkPreviews } from './agency/link-preview.ts';
import { SetupResolver } from './agency/setup-resolver.ts';
import { banners } from './editorial/banner.ts';
import { blogs } from './editorial/blog.ts';
import { categories } from './editorial/category.ts';
import { SitePageResolver } from './editorial/site-page-resolver.ts';
import { sitePages } from './editorial/site-page.ts';
import { ContactMessageResolver } from './enquiries/contact-message-resolver.ts';
import { ContactMessageNoteResolver } from './enquiries/contact-message-note-resolver.ts';
import { ContactMessageNote, contactMessageNotes } from './enquiries/contact-message-note.ts';
import { contactMessages } from './enquiries/contact-message.ts';
import { messageFilter } from './enquiries/message-filter.ts';
import { AreaResolver } from './listings/areas.ts';
import { FactResolver } from './listings/facts/fact-resolver.ts';
import { TextResolver } from './listings/facts/text-resolver.ts';
import {
  ListingSection,
  RentalApartmentDetailParent,
  rentalApartmentDetails,
  RentalVillaImageParent,
  rentalVillaImages,
  saleApartmentGallery,
  saleVillaDetails,
} from './listings/listing-sections.ts';
import { ListingCsvResolver } from './listings/listing-csv-resolver.ts';
import { IncompleteListingsResolver } from './listings/incomplete-listings.ts';
import { listingsOf } from './listings/listing-kind.ts';
import { Listing, listings } from './listings/listing.ts';
import { HintResolver } from './listings/quality.ts';
import { AgentResolver } from './people/agent-resolver.ts';
import { people } from './people/person.ts';
import { PersonalDataResolver } from './privacy/personal-data-resolver.ts';
import { PlaceResolver } from './places/place-resolver.ts';
import { PictureResolver } from './pictures/picture-urls.ts';
import { Picture } from './pictures/picture.ts';
import { UploadResolver } from './pictures/upload-resolver.ts';
import { latestProjectPictures } from './projects/latest-project-picture.ts';
import { latestProjects } from './projects/latest-project.ts';
import { propertyPictures } from './projects/property-picture.ts';
import { properties } from './projects/property.ts';
import { upcomingProjects } from './projects/upcoming-project.ts';
import { SimilarHomesResolver } from './search/similar-homes-resolver.ts';
import { ArchivedListingResolver } from './search/archived-listing-resolver.ts';
import { ConnectionResolver } from './search/connection-resolver.ts';
import { listingFilter } from './search/listing-filter.ts';
import { MapResolver } from './search/map-resolver.ts';
import { SavedSearchResolver } from './saved-searches/resolver.ts';
import { HomesResolver } from './search/homes-resolver.ts';
import { actorResolver, authorResolver } from './staff/author.ts';
import { PictureCheckResolver } from './operation/picture-check-resolver.ts';
import { SystemStatusResolver } from './operation/system-status-resolver.ts';
import { AdministrationResolver, SessionResolver } from './staff/administration-resolver.ts';
import { AuditEntry, AuditResolver } from './staff/audit-resolver.ts';
import { permissionsResolver } from './staff/permission.ts';
import { PreviewResolver } from './previews/resolver.ts';
import { StaffResolver } from './staff/staff-resolver.ts';
import { SecondFactorResolver } from './staff/second-factor-resolver.ts';
import { SecondFactorRole, Staff, StaffLink, StaffSession, StoredAuditEntry } from './staff/staff.ts';

/** The four kinds of listing, which staff can duplicate. */
const kindsOfListing: readonly Collection[] = Object.values(listingsOf);

export const collections: readonly Collection[] = [
  ...kindsOfListing,
  saleApartmentGallery,
  saleVillaDetails,
  rentalVillaImages,
  rentalApartmentDetails,
  properties,
  propertyPictures,
  latestProjects,
  latestProjectPictures,
  upcomingProjects,
  blogs,
  categories,
  banners,
  people,
  sitePages,
  agencies,
  linkPreviews,
  contactMessages,
  contactMessageNotes,
];

/** Resources that are only read: their records are written as those of `collections`. */
export const readOnly: readonly Resource[] = [listings];

/** The entities of records that can be drafts, scheduled or archived; the kinds of listing share one table. */
export const publishableEntities = [
  ...readOnly,
  ...collections.filter((collection) => !kindsOfListing.includes(collection)),
].flatMap(({ entity }) => (isPublishable(entity) ? [entity] : []));

/** The filter of a collection's list in the panel, if it has one. */
const listFilterOf = (collection: Collection) =>
  kindsOfListing.includes(collection)
    ? listingFilter
    : collection === contactMessages
      ? messageFilter
      : undefined;

const children = collections.filter(({ parent }) => parent);

/** The resources that staff edit; the kinds of listing count as one. */
const edited = [
  ...readOnly,
  ...collections.filter((collection) => isEdited(collection.entity) && !kindsOfListing.includes(collection)),
];

export const entities = [
  Picture,
  Listing,
  ListingSection,
  ...collections.map(({ entity }) => entity),
  Staff,
  StaffSession,
  StaffLink,
  SecondFactorRole,
  StoredAuditEntry,
  Version,
  IdempotencyRecord,
];

/** Types that a query reaches only through the interface they implement. */
export const orphanedTypes = kindsOfListing.map(({ entity }) => entity);

export const resolvers: NonEmptyArray<new () => object> = [
  AreaResolver,
  FactResolver,
  TextResolver,
  HintResolver,
  AgentResolver,
  SimilarHomesResolver,
  ArchivedListingResolver,
  ConnectionResolver,
  MapResolver,
  HomesResolver,
  SavedSearchResolver,
  SitePageResolver,
  PlaceResolver,
  RentalApartmentDetailParent,
  RentalVillaImageParent,
  ContactMessageResolver,
  ContactMessageNoteResolver,
  PersonalDataResolver,
  actorResolver(ContactMessageNote),
  PictureResolver,
  UploadResolver,
  PreviewResolver,
  StaffResolver,
  AdministrationResolver,
  SecondFactorResolver,
  AuditResolver,
  actorResolver(AuditEntry),
  SessionResolver,
  permissionsResolver([...readOnly, ...collections]),
  SystemStatusResolver,
  PictureCheckResolver,
  DashboardResolver,
  IncompleteListingsResolver,
  SetupResolver,
  ListingCsvResolver,
  actorResolver(RecentChange),
  VersionResolver,
  actorResolver(VersionType),
  TrashResolver,
  actorResolver(DeletedRecordType),
  ...readOnly.map((resource) => resourceResolver(resource)),
  // Confidential records have mutations of their own: enquiries are created by visitors with `sendContactMessage`.
  ...collections.map((collection) => {
    if (collection.confidential) return resourceResolver(collection, listFilterOf(collection));
    if (collection.isSingle) return singleResolver(collection);
    if (collection.isFixed) return fixedResolver(collection);
    return collectionResolver(collection, listFilterOf(collection));
  }),
  ...children.map(childrenResolver),
  ...edited.map(authorResolver),
  ...collections.filter(({ confidential }) => !confidential).map(permissionResolver),
  ...collections.filter(({ isFixed }) => !isFixed).map(removalResolver),
  ...children.filter(({ confidential }) => !confidential).map(orderResolver),
  ...collections.filter(({ isOrdered }) => isOrdered).map(wholeOrderResolver),
  ...kindsOfListing.map(duplicateResolver),
  ...collections.filter(({ confidential }) => !confidential).map(revertResolver),
];
