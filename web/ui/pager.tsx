import { useLayoutEffect, useRef, type MouseEventHandler } from 'react';
import { Link, type To } from 'react-router-dom';
import { useChoice } from './choice.ts';
import { hasNoModifiers } from './keys.ts';
import { pageNumbers } from './page-numbers.ts';
import './pager.css';

export interface PagerProps {
  page: number;
  totalPages: number;
  /** What is being leafed through, for those who cannot see it. */
  of: string;
  /** The id of the list, when there is more than the list on the page. */
  at?: string;
}

/**
 * Brings the beginning of the list, or the part of the page with the id `at`, into view once another page of it is there.
 * Returns the handler of the links that lead to other pages; the router leaves the scroll position alone there, because
 * it would scroll while the page before is still shown.
 */
function useScrollOnTurn(page: number, at?: string): MouseEventHandler {
  const isTurning = useRef(false);
  useLayoutEffect(() => {
    if (!isTurning.current) return;
    isTurning.current = false;
    if (at) document.getElementById(at)?.scrollIntoView();
    else scrollTo({ top: 0, behavior: 'instant' });
  }, [page, at]);
  return (event) => {
    if (hasNoModifiers(event)) isTurning.current = true;
  };
}

/** Prev, the pages by number, Next: real addresses, so that each page can be kept, sent and reached without a script. */
export function Pager({ page, totalPages, of, at }: PagerProps) {
  const choice = useChoice('page', at);
  const onTurn = useScrollOnTurn(page, at);
  const hrefOf = (number: number) => choice(number === 1 ? null : String(number));
  if (totalPages < 2) return null;
  return (
    <nav className="pager" aria-label={`Pages of ${of}`}>
      <Step label="Prev" onTurn={onTurn} href={page > 1 ? hrefOf(page - 1) : null} />
      <ol className="pager-pages">
        {pageNumbers(page, totalPages).map((shown, place) => (
          <li key={place}>
            {shown === null ? (
              <Gap />
            ) : (
              <Numbered page={shown} href={hrefOf(shown)} current={shown === page} onTurn={onTurn} />
            )}
          </li>
        ))}
      </ol>
      <Step label="Next" onTurn={onTurn} href={page < totalPages ? hrefOf(page + 1) : null} />
    </nav>
  );
}

/** The same without the numbers, for a list of a few pages: Prev, where one is, Next. */
export function PagerByCount({ page, totalPages, of, at }: PagerProps) {
  const choice = useChoice('page', at);
  const onTurn = useScrollOnTurn(page, at);
  const hrefOf = (number: number) => choice(number === 1 ? null : String(number));
  if (totalPages < 2) return null;
  return (
    <nav className="pager" aria-label={`Pages of ${of}`}>
      <Step label="Prev" onTurn={onTurn} href={page > 1 ? hrefOf(page - 1) : null} />
      <p>{`Page ${page} of ${totalPages}`}</p>
      <Step label="Next" onTurn={onTurn} href={page < totalPages ? hrefOf(page + 1) : null} />
    </nav>
  );
}

interface StepProps {
  label: 'Prev' | 'Next';
  href: To | null;
  onTurn: MouseEventHandler;
}

function Step({ label, href, onTurn }: StepProps) {
  const className = `pager-step pager-${label.toLowerCase()}`;
  if (href !== null) {
    return (
      <Link className={className} to={href} rel={label.toLowerCase()} preventScrollReset onClick={onTurn}>
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

interface NumberedProps {
  page: number;
  href: To;
  current: boolean;
  onTurn: MouseEventHandler;
}

function Numbered({ page, href, current, onTurn }: NumberedProps) {
  return (
    <Link
      to={href}
      preventScrollReset
      onClick={current ? undefined : onTurn}
      aria-label={`Page ${page}`}
      aria-current={current ? 'page' : undefined}
    >
      {page}
    </Link>
  );
}

const Gap = () => <span className="pager-gap">…</span>;
