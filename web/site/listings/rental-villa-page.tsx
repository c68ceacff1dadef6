import {
  RentalVillaDocument,
  RentalVillaImagesDocument,
} from '../../../schema/documents/site/listings/graphql.ts';
import { pageData } from '../../data/page-data.ts';
import { PictureGallery } from '../../ui/picture-gallery.tsx';
import { shownOf } from '../../ui/shown.ts';
import { OfferSection } from '../layout/offer-section.tsx';
import { rentalVillas } from './kinds.ts';
import { listingPage } from './listing-page.tsx';
import { sampleVilla } from './sample-villas.ts';

const images = pageData({
  document: RentalVillaImagesDocument,
  variables: ({ params }) => ({ villaId: params.id ?? '' }),
  beside: true,
});

/** What stands for its images when there are none to show (spec §2). */
const NOTHING = {
  loading: 'Loading images...',
  failed: 'Failed to fetch villa images.',
  here: 'No images available for this villa.',
};

/** One villa for rent; its images are asked for apart, and may be missing while the villa is there. */
export const { loader, action, Component } = listingPage(rentalVillas, {
  document: RentalVillaDocument,
  loading: 'Loading villa details...',
  missing: 'Villa details not found.',
  also: [images],
  sample: sampleVilla,
  useParts: ({ title }) => {
    const answer = images.useAnswer();
    const items = (answer.state === 'here' && answer.data.villa?.images) || [];
    return {
      pictures: shownOf(items, title),
      sections: (
        <OfferSection title="Gallery" none={items.length === 0 && NOTHING[answer.state]}>
          <PictureGallery of={title} items={items} />
        </OfferSection>
      ),
    };
  },
});
