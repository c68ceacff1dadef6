import type { SitePageKey } from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';

export const pagePaths: Record<SitePageKey, string> = {
  BUY_PROPERTY: paths.buyProperty,
  RENT_PROPERTY: paths.rentProperty,
  SELL_PROPERTY: paths.sellProperty,
  PROPERTY_MANAGEMENT: paths.propertyManagement,
  LEGAL_ASSISTANCE: paths.legalAssistance,
  ABOUT: paths.team,
  CAREERS: paths.careers,
  PRIVACY_POLICY: paths.privacyPolicy,
};
