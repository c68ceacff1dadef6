import { LatestProjectDocument } from '../../../schema/documents/site/projects/graphql.ts';
import { paths } from '../../paths.ts';
import { PictureGallery } from '../../ui/picture-gallery.tsx';
import { shownOf } from '../../ui/shown.ts';
import { offerPage } from '../layout/offer-page.tsx';
import { OfferSection } from '../layout/offer-section.tsx';
import { newest, OtherProjects } from './other-projects.tsx';

/** One of the Latest Projects, and others beneath. */
export const { loader, action, Component } = offerPage({
  document: LatestProjectDocument,
  path: paths.latestProject,
  back: { href: paths.home, label: 'Home' },
  loading: 'Loading...',
  missing: 'Project not found.',
  failed: 'The project cannot be shown just now.',
  description: ({ title, location, category, price }) =>
    `${title} in ${location}: ${category.toLowerCase()}, ${price}.`,
  facts: ({ category, location }) => ({ Type: category, Place: location }),
  useParts: ({ title, logo, gallery }) => ({
    mark: logo,
    pictures: shownOf(gallery, title),
    sections: (
      <OfferSection
        title="Gallery"
        none={gallery.length === 0 && 'No gallery images found for this project.'}
      >
        <PictureGallery of={title} items={gallery} />
      </OfferSection>
    ),
  }),
  also: [newest],
  After: OtherProjects,
});
