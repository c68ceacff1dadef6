import type { Agency } from './agency/agency.ts';
import type { CollectionContext } from './collections/graphql/context.ts';
import type { SitePageContext } from './editorial/site-page-resolver.ts';
import type { EnquiryServices } from './enquiries/receive.ts';
import type { PictureContext } from './pictures/picture-urls.ts';
import type { UploadContext } from './pictures/upload-resolver.ts';
import type { AuthorContext } from './staff/author.ts';
import type { PictureCheckContext } from './staff/picture-check-resolver.ts';
import type { OperatorContext } from './staff/operation-resolver.ts';
import type { SavedSearchContext } from './saved-searches/resolver.ts';
import type { SearchContext } from './search/home-search.ts';
import type { PreviewContext } from './previews/resolver.ts';
import type { PersonalDataContext } from './privacy/personal-data-resolver.ts';
import type { RateLimits } from './staff/rate-limits.ts';
import type { AuditContext } from './staff/audit-resolver.ts';
import type { AdministrationContext } from './staff/administration-resolver.ts';

/** The GraphQL context of a request. */
export interface Context
  extends
    AuthorContext,
    CollectionContext,
    PictureCheckContext,
    OperatorContext,
    EnquiryServices,
    PictureContext,
    SavedSearchContext,
    SitePageContext,
    SearchContext,
    AdministrationContext,
    AuditContext,
    PreviewContext,
    PersonalDataContext,
    UploadContext {
  agency(): Promise<Agency>;
  limits: RateLimits;
}
