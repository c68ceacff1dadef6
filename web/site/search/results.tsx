import { Link } from 'react-router-dom';
import type { Search } from '../../../schema/search.ts';
import { kinds } from '../../kinds.ts';
import { paths } from '../../paths.ts';
import { HomeCard, type ListedHome } from '../layout/home-card.tsx';
import { type Interpretation, isUnderstood } from './interpretation.ts';
import './results.css';
import { unmatchedSaid, useLooser } from './relaxed-search.ts';
import { focusFound } from './search-form.ts';
import { counted } from './search-labels.ts';
import { type Ground, isPlain, searchAt } from './search-query.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { List, ListSkeleton } from '../../ui/list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import { TryAgain } from '../../ui/try-again.tsx';

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

interface ResultsProps {
  ground: Ground;
  search: Search;
  /** What is found, or was found before while the answer is on its way. */
  found: FoundHomes | null;
  state: 'loading' | 'failed' | 'here';
}

/** Pictures stand in two columns beside the form. */
const SIZES = '(min-width: 83.5rem) max(420px, 21vw), (min-width: 40rem) 46vw, calc(100vw - 48px)';

/** What is found. */
export function Results({ ground, search, found, state }: ResultsProps) {
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

interface NothingFoundProps {
  ground: Ground;
  search: Search;
  /** How the words were understood, as far as that is known. */
  interpretation: Interpretation | null;
}

/** What is said where no home is found: what would find some, and whom to ask. */
function NothingFound({ ground, search, interpretation }: NothingFoundProps) {
  const looser = useLooser(ground, search, interpretation);
  const isEmpty = isPlain(search);
  return (
    <div className="nothing-found">
      <Notice text={isEmpty ? 'No homes are on offer just now.' : sentenceOn(search, interpretation)}>
        {looser.length > 0 && (
          <ul className="looser">
            {looser.map(({ label, without, homes }) => (
              <li key={label}>
                <Link to={searchAt(ground, without)} preventScrollReset onClick={focusFound}>
                  {label}
                </Link>
                <span>{counted(homes)}</span>
              </li>
            ))}
          </ul>
        )}
        <ArrowLink href={`${paths.contact}?about=${encodeURIComponent('A home to look for')}`}>
          Tell us what you are looking for
        </ArrowLink>
      </Notice>
    </div>
  );
}

/** Which part of a search finds nothing, where that is known. */
function sentenceOn(search: Search, interpretation: Interpretation | null): string {
  const unmatched = isUnderstood(search, interpretation) ? unmatchedSaid(interpretation) : null;
  return unmatched === null ? 'No home matches all of your filters.' : `No home matches ${unmatched}.`;
}
