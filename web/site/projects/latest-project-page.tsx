import {
  LatestProjectDocument,
  LatestProjectGalleryDocument,
  NewestProjectsDocument,
} from '../../../schema/documents/site/projects/graphql.ts';
import { paths } from '../../paths.ts';
import { OFFER_FIELDS, createOfferPage, gallery, otherOffers } from '../layout/offer-page.tsx';
const others = otherOffers({
  document: NewestProjectsDocument,
  variables: {},
  title: 'Latest projects',
  path: paths.latestProject,
  link: 'View more detail',
  none: 'No projects available.',
});

/** The page of a latest project with links to others. */
export const { loader, action, Component } = createOfferPage({
  type: 'LatestProject',
  document: LatestProjectDocument,
  requiredFields: [...OFFER_FIELDS, 'category'],
  path: paths.latestProject,
  back: { href: paths.home, label: 'Home' },
  loading: 'Loading...',
  missing: 'Project not found.',
  failed: 'The project cannot be shown just now.',
  description: ({ title, location, category, price }) =>
    `${title} in ${location}: ${category.toLowerCase()}, ${price}.`,
  facts: ({ category, location }) => ({ Type: category, Place: location }),
  mark: ({ logo }) => logo,
  sections: {
    ...gallery,
    document: LatestProjectGalleryDocument,
    none: 'No gallery images found for this project.',
  },
  extraQueries: [others.query],
  After: others.Others,
});
