import { Foundation1763700000000 } from './1763700000000-foundation.ts';
import { Panel1763780000000 } from './1763780000000-panel.ts';
import { Enquiries1763800000000 } from './1763800000000-enquiries.ts';
import { LastChanges1763820000000 } from './1763820000000-last-changes.ts';
import { WordsOfEveryScript1763840000000 } from './1763840000000-words-of-every-script.ts';
import { Orders1763850000000 } from './1763850000000-orders.ts';
import { TypesOfHome1763860000000 } from './1763860000000-types-of-home.ts';
import { Presses1763880000000 } from './1763880000000-presses.ts';
import { DisabledAccounts1763900000000 } from './1763900000000-disabled-accounts.ts';
import { Identity1763910000000 } from './1763910000000-identity.ts';
import { ListingReferences1763910100000 } from './1763910100000-listing-references.ts';
import { Versions1763910200000 } from './1763910200000-versions.ts';
import { Facts1763920000000 } from './1763920000000-facts.ts';
import { ListingChanges1763920100000 } from './1763920100000-listing-changes.ts';
import { SavedSearches1763920300000 } from './1763920300000-saved-searches.ts';
import { News1763940000000 } from './1763940000000-news.ts';
import { Fleet1763950000000 } from './1763950000000-fleet.ts';
import { Operation1763960000000 } from './1763960000000-operation.ts';
import { PicturesComing1763970000000 } from './1763970000000-pictures-coming.ts';
import { LettersGivenUp1763980000000 } from './1763980000000-letters-given-up.ts';
import { OneSpelling1763990000000 } from './1763990000000-one-spelling.ts';
import { LargeAmounts1763990100000 } from './1763990100000-large-amounts.ts';
import { LastBackup1763990200000 } from './1763990200000-last-backup.ts';
import { Positions1763991000000 } from './1763991000000-positions.ts';
import { EnquiryPhoneAndCopy1763991100000 } from './1763991100000-enquiry-phone-and-copy.ts';
import { Trash1764000000000 } from './1764000000000-trash.ts';
import { ListIndexes1764000100000 } from './1764000100000-list-indexes.ts';
import { Homes1764000200000 } from './1764000200000-homes.ts';
import { JobQueue1764000600000 } from './1764000600000-job-queue.ts';
import { PictureUploadTime1764010000000 } from './1764010000000-picture-upload-time.ts';
import { FieldNames1764020000000 } from './1764020000000-field-names.ts';
import { Buildings1764102000000 } from './1764102000000-buildings.ts';
import { HomeViews1764103000000 } from './1764103000000-home-views.ts';
import { WordsBesideEmoji1764105000000 } from './1764105000000-words-beside-emoji.ts';
import { Roles1764200010000 } from './1764200010000-roles.ts';
import { Invitations1764200020000 } from './1764200020000-invitations.ts';
import { SecondFactor1764200030000 } from './1764200030000-second-factor.ts';
import { AuditEntries1764200040000 } from './1764200040000-audit-entries.ts';
import { Publication1764400000000 } from './1764400000000-publication.ts';
import { SearchSentUntil1764400100000 } from './1764400100000-search-sent-until.ts';
import { Agency1764500000000 } from './1764500000000-agency.ts';
import { People1764500100000 } from './1764500100000-people.ts';
import { LastPublished1764500200000 } from './1764500200000-last-published.ts';
import { EnquiryWorkflow1764500300000 } from './1764500300000-enquiry-workflow.ts';
import { SitePages1764500400000 } from './1764500400000-site-pages.ts';
import { EmailChanges1764500500000 } from './1764500500000-email-changes.ts';
import { AuditIndexes1764500510000 } from './1764500510000-audit-indexes.ts';
import { LinkPreview1764500600000 } from './1764500600000-link-preview.ts';

/** Every migration, oldest first. Databases and backups store the names of the classes, so these never change. */
export const migrations = [
  Foundation1763700000000,
  Panel1763780000000,
  Enquiries1763800000000,
  LastChanges1763820000000,
  WordsOfEveryScript1763840000000,
  Orders1763850000000,
  TypesOfHome1763860000000,
  Presses1763880000000,
  DisabledAccounts1763900000000,
  Identity1763910000000,
  ListingReferences1763910100000,
  Versions1763910200000,
  Facts1763920000000,
  ListingChanges1763920100000,
  SavedSearches1763920300000,
  News1763940000000,
  Fleet1763950000000,
  Operation1763960000000,
  PicturesComing1763970000000,
  LettersGivenUp1763980000000,
  OneSpelling1763990000000,
  LargeAmounts1763990100000,
  LastBackup1763990200000,
  Positions1763991000000,
  EnquiryPhoneAndCopy1763991100000,
  Trash1764000000000,
  ListIndexes1764000100000,
  Homes1764000200000,
  JobQueue1764000600000,
  PictureUploadTime1764010000000,
  FieldNames1764020000000,
  Buildings1764102000000,
  HomeViews1764103000000,
  WordsBesideEmoji1764105000000,
  Roles1764200010000,
  Invitations1764200020000,
  SecondFactor1764200030000,
  AuditEntries1764200040000,
  Publication1764400000000,
  SearchSentUntil1764400100000,
  Agency1764500000000,
  People1764500100000,
  LastPublished1764500200000,
  EnquiryWorkflow1764500300000,
  SitePages1764500400000,
  EmailChanges1764500500000,
  AuditIndexes1764500510000,
  LinkPreview1764500600000,
];
