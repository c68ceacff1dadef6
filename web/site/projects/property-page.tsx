import {
  NewestPropertiesDocument,
  PropertyDocument,
  PropertyGalleryDocument,
} from '../../../schema/documents/site/projects/graphql.ts';
import { paths } from '../../paths.ts';
import { OFFER_FIELDS, createOfferPage, gallery, otherOffers } from '../layout/offer-page.tsx';
/** The page of a premium luxury development. */
export const { loader, action, Component } = createOfferPage({
  type: 'Property',
  document: PropertyDocument,
  requiredFields: [...OFFER_FIELDS, 'type'],
  path: paths.property,
  back: { href: paths.home, label: 'Home' },
  loading: 'Loading...',
  missing: 'Property not found.',
  failed: 'The property cannot be shown just now.',
  description: ({ title, location, type, price }) =>
    `${title} in ${location}: ${type.toLowerCase()}, ${price}.`,
  facts: ({ type, location }) => ({ Type: type, Place: location }),
  noPictures: 'No gallery images found for this property.',
  sections: { ...gallery, document: PropertyGalleryDocument, none: 'No gallery images available.' },
  others: otherOffers({
    document: NewestPropertiesDocument,
    variables: {},
    title: 'Premium Luxury Developments',
    path: paths.property,
    link: 'View more detail',
    none: 'No properties found.',
  }),
});
