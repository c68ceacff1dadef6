import { Link, type To } from 'react-router-dom';
import { useChoice } from './choice.ts';
import { pagesShown } from './pages-shown.ts';
import './pager.css';

export interface PagerProps {
  page: number;
  totalPages: number;
  /** What is being leafed through, for those who cannot see it. */
  of: string;
  /** The id of the list, when there is more than the list on the page. */
  at?: string;
}

/** Prev, the pages by number, Next: real addresses, so that each page can be kept, sent and reached without a script. */
export function Pager({ page, totalPages, of, at }: PagerProps) {
  const choice = useChoice('page', at);
  const hrefOf = (number: number) => choice(number === 1 ? null : String(number));
  if (totalPages < 2) return null;
  return (
    <nav className="pager" aria-label={`Pages of ${of}`}>
      <Step label="Prev" href={page > 1 ? hrefOf(page - 1) : null} />
      <ol className="pager-pages">
        {pagesShown(page, totalPages).map((shown, place) => (
          <li key={place}>
            {shown === null ? (
              <Gap />
            ) : (
              <Numbered page={shown} href={hrefOf(shown)} current={shown === page} />
            )}
          </li>
        ))}
      </ol>
      <Step label="Next" href={page < totalPages ? hrefOf(page + 1) : null} />
    </nav>
  );
}

/** The same without the numbers, for a list of a few pages: Prev, where one is, Next. */
export function PagerByCount({ page, totalPages, of, at }: PagerProps) {
  const choice = useChoice('page', at);
  const hrefOf = (number: number) => choice(number === 1 ? null : String(number));
  if (totalPages < 2) return null;
  return (
    <nav className="pager" aria-label={`Pages of ${of}`}>
      <Step label="Prev" href={page > 1 ? hrefOf(page - 1) : null} />
      <p>{`Page ${page} of ${totalPages}`}</p>
      <Step label="Next" href={page < totalPages ? hrefOf(page + 1) : null} />
    </nav>
  );
}

function Step({ label, href }: { label: 'Prev' | 'Next'; href: To | null }) {
  const className = `pager-step pager-${label.toLowerCase()}`;
  if (href !== null) {
    return (
      <Link className={className} to={href} rel={label.toLowerCase()}>
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

function Numbered({ page, href, current }: { page: number; href: To; current: boolean }) {
  return (
    <Link to={href} aria-label={`Page ${page}`} aria-current={current ? 'page' : undefined}>
      {page}
    </Link>
  );
}

const Gap = () => <span className="pager-gap">…</span>;
