import {
  NewestPropertiesDocument,
  PropertyDocument,
  PropertyGalleryDocument,
} from '../../../schema/documents/site/projects/graphql.ts';
import { paths } from '../../paths.ts';
import { OFFER_FIELDS, createOfferPage, gallery, otherOffers } from '../layout/offer-page.tsx';
import * as messages from './property-messages.ts';

/** The page of a premium luxury development. */
export const { loader, action, Component } = createOfferPage({
  type: 'Property',
  document: PropertyDocument,
  requiredFields: [...OFFER_FIELDS, 'type'],
  path: paths.property,
  back: { href: paths.home, label: messages.backToHome },
  loading: messages.loading,
  missing: messages.notFound,
  failed: messages.loadFailed,
  description: messages.description,
  facts: ({ type, location }) => ({
    [messages.typeLabel]: messages.typeName(type),
    [messages.locationLabel]: location,
  }),
  noPictures: messages.noPictures,
  sections: { ...gallery, document: PropertyGalleryDocument, none: messages.noGallery },
  others: otherOffers({
    document: NewestPropertiesDocument,
    variables: {},
    title: messages.otherPropertiesTitle,
    path: paths.property,
    link: messages.cardLink,
    none: messages.noOtherProperties,
  }),
});
