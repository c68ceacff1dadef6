import { Link } from 'react-router-dom';
import type { Search } from '../../../schema/search.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { isPlain, searchAt, type Ground } from './ground.ts';
import { useLooser } from './looser.ts';
import './nothing-found.css';
import { focusFound } from './results-id.ts';
import { counted } from './said.ts';

interface Props {
  ground: Ground;
  search: Search;
}

/** What is said where no home is found: what would find some, and whom to ask. */
export function NothingFound({ ground, search }: Props) {
  const looser = useLooser(ground, search);
  const isEmpty = isPlain(search);
  return (
    <div className="nothing-found">
      <Notice
        text={isEmpty ? 'No homes are on offer just now.' : 'No home matches all that you have chosen.'}
      >
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
