import { generatePath } from 'react-router-dom';
import { kinds, type Kind, type KindName } from '../../kinds.ts';

interface SomeListing {
  __typename?: string;
  id: string;
}

const kindOf = ({ __typename }: SomeListing): Kind => kinds[__typename as KindName];

/** Where visitors see a listing. */
export const pageOfListing = (listing: SomeListing): string =>
  generatePath(kindOf(listing).page, { id: listing.id });

/** Where staff edit a listing. */
export const screenOfListing = (listing: SomeListing): string =>
  `${kindOf(listing).screen}?edit=${listing.id}`;

/** Where staff edit what belongs to a listing. */
export const detailsOfListing = (listing: SomeListing): string =>
  `${kindOf(listing).details}?of=${listing.id}`;
