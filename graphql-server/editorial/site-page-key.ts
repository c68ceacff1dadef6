import { registerEnumType } from 'type-graphql';

/** A page of the site whose texts staff can change. */
export enum SitePageKey {
  BUY_PROPERTY = 'BUY_PROPERTY',
  RENT_PROPERTY = 'RENT_PROPERTY',
  SELL_PROPERTY = 'SELL_PROPERTY',
  PROPERTY_MANAGEMENT = 'PROPERTY_MANAGEMENT',
  LEGAL_ASSISTANCE = 'LEGAL_ASSISTANCE',
  ABOUT = 'ABOUT',
  CAREERS = 'CAREERS',
  PRIVACY_POLICY = 'PRIVACY_POLICY',
}

registerEnumType(SitePageKey, {
  name: 'SitePageKey',
  description: 'A page of the site whose texts staff can change.',
  valuesConfig: {
    BUY_PROPERTY: { description: 'The guide to buying a home.' },
    RENT_PROPERTY: { description: 'The guide to renting a home.' },
    SELL_PROPERTY: { description: 'The guide to selling a home.' },
    PROPERTY_MANAGEMENT: { description: 'Property management.' },
    LEGAL_ASSISTANCE: { description: 'Legal assistance.' },
    ABOUT: { description: 'The page about the team.' },
    CAREERS: { description: 'The page for applicants.' },
    PRIVACY_POLICY: { description: 'The privacy policy.' },
  },
});
