import { kinds } from '../../kinds.ts';
import { List, ListSkeleton } from '../../ui/list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import type { Search } from '../../../schema/search.ts';
import { HomeCard, type ListedHome } from '../layout/home-card.tsx';
import { isPlain, type Ground } from './ground.ts';
import type { Interpretation } from './interpretation.ts';
import { NothingFound } from './nothing-found.tsx';

/** A page of homes. */
export interface FoundHomes {
  items: readonly (ListedHome & { __typename: HomeKind })[];
  page: number;
  total: number;
  totalPages: number;
  /** How the words of the search were understood; of a plain list nothing. */
  interpretation?: Interpretation;
}

type HomeKind = 'SaleApartment' | 'SaleVilla' | 'RentalApartment' | 'RentalVilla';

interface Props {
  ground: Ground;
  search: Search;
  /** What is found, or was found before while the answer is on its way. */
  found: FoundHomes | null;
  state: 'loading' | 'failed' | 'here';
}

/** Pictures stand in two columns beside the form. */
const SIZES = '(min-width: 83.5rem) max(420px, 21vw), (min-width: 40rem) 46vw, calc(100vw - 48px)';

/** What is found. */
export function Results({ ground, search, found, state }: Props) {
  if (state === 'failed') {
    return (
      <Notice text="Homes cannot be searched just now.">
        <TryAgain />
      </Notice>
    );
  }
  // Where nothing matched before, it is not said of all homes while they are asked for.
  const isUnknown = state === 'loading' && found?.total === 0 && isPlain(search);
  if (!found || isUnknown) return <ListSkeleton text="Searching..." count={4} />;
  if (found.total === 0)
    return <NothingFound ground={ground} search={search} interpretation={found.interpretation ?? null} />;
  return (
    <div className="results" data-waiting={state === 'loading' || undefined} aria-busy={state === 'loading'}>
      <List>
        {found.items.map((home, index) => (
          <HomeCard
            key={`${home.__typename} ${home.id}`}
            home={home}
            page={kinds[home.__typename].page}
            wanted={index === 0 ? 'first' : 'later'}
            sizes={SIZES}
          />
        ))}
      </List>
      <Pager page={found.page} totalPages={found.totalPages} of="homes" />
    </div>
  );
}
