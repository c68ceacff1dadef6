import {
  LatestProjectDocument,
  LatestProjectGalleryDocument,
  NewestProjectsDocument,
} from '../../../schema/documents/site/projects/graphql.ts';
import { paths } from '../../paths.ts';
import { OFFER_FIELDS, createOfferPage, gallery, otherOffers } from '../layout/offer-page.tsx';
import * as messages from './latest-project-messages.ts';

const others = otherOffers({
  document: NewestProjectsDocument,
  variables: {},
  title: messages.otherProjectsTitle,
  path: paths.latestProject,
  link: messages.cardLink,
  none: messages.noOtherProjects,
});

/** The page of a latest project with links to others. */
export const { loader, action, Component } = createOfferPage({
  type: 'LatestProject',
  document: LatestProjectDocument,
  requiredFields: [...OFFER_FIELDS, 'category'],
  path: paths.latestProject,
  back: { href: paths.home, label: messages.backToHome },
  loading: messages.loading,
  missing: messages.notFound,
  failed: messages.loadFailed,
  description: messages.description,
  facts: ({ category, location }) => ({
    [messages.categoryLabel]: category,
    [messages.locationLabel]: location,
  }),
  mark: ({ logo }) => logo,
  sections: {
    ...gallery,
    document: LatestProjectGalleryDocument,
    none: messages.noGallery,
  },
  extraQueries: [others.query],
  After: others.Others,
});
