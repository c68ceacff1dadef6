import { Link } from 'react-router-dom';
import type { Search } from '../../../schema/search.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { isPlain, searchAt, type Ground } from './ground.ts';
import { isUnderstood, type Interpretation } from './interpretation.ts';
import { unmatchedSaid, useLooser } from './looser.ts';
import './nothing-found.css';
import { focusFound } from './results-id.ts';
import { counted } from './said.ts';

interface Props {
  ground: Ground;
  search: Search;
  /** How the words were understood, as far as that is known. */
  interpretation: Interpretation | null;
}

/** What is said where no home is found: what would find some, and whom to ask. */
export function NothingFound({ ground, search, interpretation }: Props) {
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
