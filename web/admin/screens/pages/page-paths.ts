import type { SitePageKey } from '../../../../schema/documents/admin/graphql.ts';

/** The paths of the pages on the site. */
export const pagePaths: Record<SitePageKey, string> = {
  BUY_PROPERTY: '/buy-property',
  RENT_PROPERTY: '/rent-property',
  SELL_PROPERTY: '/SellProperty',
  PROPERTY_MANAGEMENT: '/PropertyManagement',
  LEGAL_ASSISTANCE: '/LegalAssistance',
  ABOUT: '/about-us',
  CAREERS: '/careers',
  PRIVACY_POLICY: '/privacy-policy',
};
