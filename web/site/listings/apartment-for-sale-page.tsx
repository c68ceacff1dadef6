import { ApartmentForSaleDocument } from '../../../schema/documents/site/listings/graphql.ts';
import { PictureGallery } from '../../ui/picture-gallery.tsx';
import { shownOf } from '../../ui/shown.ts';
import { OfferSection } from '../layout/offer-section.tsx';
import { apartmentsForSale } from './kinds.ts';
import { listingPage } from './listing-page.tsx';

/** One apartment for sale, with its gallery. */
export const { loader, action, Component } = listingPage(apartmentsForSale, {
  document: ApartmentForSaleDocument,
  loading: 'Loading apartment details...',
  missing: 'Apartment not found',
  useParts: ({ title, gallery }) => ({
    pictures: shownOf(gallery, title),
    sections: (
      <OfferSection title="Gallery" none={gallery.length === 0 && 'Gallery not found'}>
        <PictureGallery of={title} items={gallery} />
      </OfferSection>
    ),
  }),
});
