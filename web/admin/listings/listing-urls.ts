import { generatePath } from 'react-router-dom';
import { kinds, type Kind, type KindName } from '../../kinds.ts';

interface SomeListing {
  __typename?: string;
  id: string;
}

const kindOf = ({ __typename }: SomeListing): Kind => kinds[__typename as KindName];

/** Returns the public URL of a listing. */
export const publicUrl = (listing: SomeListing): string =>
  generatePath(kindOf(listing).page, { id: listing.id });

/** Returns the URL of a listing's form. */
export const editUrl = (listing: SomeListing): string => `${kindOf(listing).screen}?edit=${listing.id}`;

/** Returns the URL of the screen for a listing's details or pictures. */
export const detailsUrl = (listing: SomeListing): string => `${kindOf(listing).details}?of=${listing.id}`;
