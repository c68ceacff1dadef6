import { Link } from 'react-router-dom';
import { pagesShown } from './pages-shown.ts';
import './pager.css';

interface Props {
  page: number;
  totalPages: number;
  /** What is being leafed through, for those who cannot see it. */
  of: string;
}

/** The address of a page of the list one is at; the first has none of its own. */
const pageHref = (page: number) => ({ search: page === 1 ? '' : `?page=${page}` });

/** Prev, the pages by number, Next: real addresses, so that each page can be kept, sent and reached without a script. */
export function Pager({ page, totalPages, of }: Props) {
  if (totalPages < 2) return null;
  return (
    <nav className="pager" aria-label={`Pages of ${of}`}>
      <Step label="Prev" page={page - 1} possible={page > 1} />
      <ol className="pager-pages">
        {pagesShown(page, totalPages).map((shown, place) => (
          <li key={place}>{shown === null ? <Gap /> : <Numbered page={shown} current={shown === page} />}</li>
        ))}
      </ol>
      <Step label="Next" page={page + 1} possible={page < totalPages} />
    </nav>
  );
}

function Step({ label, page, possible }: { label: 'Prev' | 'Next'; page: number; possible: boolean }) {
  const className = `pager-step pager-${label.toLowerCase()}`;
  if (possible) {
    return (
      <Link className={className} to={pageHref(page)} rel={label.toLowerCase()}>
        {label}
      </Link>
    );
  }
  return (
    <a className={className} role="link" aria-disabled="true">
      {label}
    </a>
  );
}

function Numbered({ page, current }: { page: number; current: boolean }) {
  return (
    <Link to={pageHref(page)} aria-label={`Page ${page}`} aria-current={current ? 'page' : undefined}>
      {page}
    </Link>
  );
}

const Gap = () => <span className="pager-gap">…</span>;
