import { RentalApartmentsDocument } from '../../../schema/documents/site/listings/graphql.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { rentalApartments } from './kinds.ts';
import { createListingsPage } from './listings-page.tsx';
import * as messages from './state-messages.ts';

/** The six newest apartments for rent; visitors ask for the others (spec §2: first page only). */
export const { loader, Component } = createListingsPage(rentalApartments, {
  document: RentalApartmentsDocument,
  loading: messages.loadingApartments,
  none: messages.noApartments,
  Rest: ({ count }) => (
    <ArrowLink href={`${paths.contact}?about=${encodeURIComponent(rentalApartments.title)}`}>
      {messages.askForRest(count)}
    </ArrowLink>
  ),
});
