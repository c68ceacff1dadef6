import { PropertyDocument } from '../../../schema/documents/site/projects/graphql.ts';
import { paths } from '../../paths.ts';
import { PictureGallery } from '../../ui/picture-gallery.tsx';
import { shownOf } from '../../ui/shown.ts';
import { offerPage } from '../layout/offer-page.tsx';
import { OfferSection } from '../layout/offer-section.tsx';

/** One of the Premium Luxury Developments. */
export const { loader, action, Component } = offerPage({
  document: PropertyDocument,
  path: paths.property,
  back: { href: paths.home, label: 'Home' },
  loading: 'Loading...',
  missing: 'Property not found.',
  failed: 'The property cannot be shown just now.',
  description: ({ title, location, type, price }) =>
    `${title} in ${location}: ${type.toLowerCase()}, ${price}.`,
  facts: ({ type, location }) => ({ Type: type, Place: location }),
  useParts: ({ title, gallery }) => ({
    pictures: shownOf(gallery, title),
    none: 'No gallery images found for this property.',
    sections: (
      <OfferSection title="Gallery" none={gallery.length === 0 && 'No gallery images available.'}>
        <PictureGallery of={title} items={gallery} />
      </OfferSection>
    ),
  }),
});
