import { Icon } from '../../ui/icon.tsx';
import { compare, heart } from '../../ui/icons.ts';
import { useInBrowser } from '../../ui/in-browser.ts';
import { compared, put, saved, useHomes } from './saved-homes.ts';
import './save-button.css';

interface Props {
  /** The number of the listing. */
  id: string;
  title: string;
}

/** Saves a home in this browser, or lets it go; there only where a script can. */
export function SaveButton({ id, title }: Props) {
  const isSaved = useHomes(saved).includes(id);
  if (!useInBrowser()) return null;
  return (
    <button
      className="button button-quiet save-button"
      type="button"
      aria-pressed={isSaved}
      aria-label={`Save ${title}`}
      onClick={() => put(saved, id, !isSaved)}
    >
      <Icon lines={heart} />
      <span aria-hidden="true">{isSaved ? 'Saved' : 'Save'}</span>
    </button>
  );
}

/** Saves a home, and puts it beside others, from its card. */
export function CardButtons({ id, title }: Props) {
  const isSaved = useHomes(saved).includes(id);
  const isCompared = useHomes(compared).includes(id);
  if (!useInBrowser()) return null;
  return (
    <div className="card-buttons">
      <button
        type="button"
        aria-pressed={isSaved}
        aria-label={`Save ${title}`}
        title="Save"
        onClick={() => put(saved, id, !isSaved)}
      >
        <Icon lines={heart} />
      </button>
      <button
        type="button"
        aria-pressed={isCompared}
        aria-label={`Compare ${title}`}
        title="Compare"
        onClick={() => put(compared, id, !isCompared)}
      >
        <Icon lines={compare} />
      </button>
    </div>
  );
}
