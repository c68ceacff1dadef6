import { RentalApartmentsDocument } from '../../../schema/documents/site/listings/graphql.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { rentalApartments } from './kinds.ts';
import { createListingsPage } from './listings-page.tsx';

/** The six newest apartments for rent; for the others one asks (spec §2: first page only). */
export const { loader, Component } = createListingsPage(rentalApartments, {
  document: RentalApartmentsDocument,
  loading: 'Loading apartments...',
  none: 'No apartments available.',
  Rest: ({ count }) => (
    <ArrowLink href={`${paths.contact}?about=${encodeURIComponent(rentalApartments.title)}`}>
      {count === 1 ? 'Ask for the one not shown here' : `Ask for the other ${count}`}
    </ArrowLink>
  ),
});
