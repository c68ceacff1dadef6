import { generatePath } from 'react-router-dom';
import { Card } from '../../ui/card.tsx';
import { agency } from '../agency.ts';
import { listPage, type ListKind } from '../layout/list-page.tsx';
import type { Offer } from '../layout/offer.ts';
import type { ListingKind } from './kinds.ts';
import { roomsOf } from './rooms.ts';

/** A listing as a card shows it. */
interface Listed extends Offer {
  bedrooms: string | null;
  size: string | null;
}

/** Asks for a list of homes of one kind. */
export type ListedHomes = ListKind<Listed>['document'];

type Rest = Pick<ListKind<Listed>, 'document' | 'loading' | 'none' | 'Pager' | 'Rest'>;

/** The page of all listings of a kind. */
export const listingsPage = (kind: ListingKind, rest: Rest) =>
  listPage<Listed>({
    path: kind.list,
    title: kind.title,
    counted: kind.counted,
    description: `${kind.title} in ${agency.city} with price, place and pictures, the newest first.`,
    Item: ({ item: { id, title, location, price, picture, bedrooms, size }, wanted }) => (
      <Card
        title={title}
        location={location}
        price={price}
        picture={picture}
        facts={[roomsOf(bedrooms), size]}
        href={generatePath(kind.page, { id })}
        wanted={wanted}
      />
    ),
    ...rest,
  });
