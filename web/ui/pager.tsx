import { type MouseEventHandler, useLayoutEffect, useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import { hasNoModifiers } from './keyboard.ts';
import * as messages from './messages.ts';
import './pager.css';
import { useParameterLink } from './canonical-url.ts';

/** Maximum number of pages without gaps. */
const ALL = 5;

/** The numbers of a pager, null for gaps: all up to five, else both ends and the neighbours. */
export function pageNumbers(page: number, totalPages: number): (number | null)[] {
  if (totalPages <= ALL) return Array.from({ length: totalPages }, (_, index) => index + 1);
  const near = [1, page - 1, page, page + 1, totalPages];
  const shown = [...new Set(near)].filter((number) => number >= 1 && number <= totalPages);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}

interface PagerProps {
  page: number;
  totalPages: number;
  /** The name of the list. */
  label: string;
  /** Id of the list, if the page has other content. */
  at?: string;
  /** True to show the current page instead of page numbers. */
  isShort?: boolean;
}

/**
 * Scrolls to the start of the list, or to the element `at`, after another page of it has loaded. Returns the click handler
 * of the links. The router does not scroll here, because it would do so while the previous page is still shown.
 */
function useScrollOnPageChange(page: number, at?: string): MouseEventHandler {
  const isPageChanging = useRef(false);
  useLayoutEffect(() => {
    if (!isPageChanging.current) return;
    isPageChanging.current = false;
    if (at) document.getElementById(at)?.scrollIntoView();
    else scrollTo({ top: 0, behavior: 'instant' });
  }, [page, at]);
  return (event) => {
    if (hasNoModifiers(event)) isPageChanging.current = true;
  };
}

/** Pagination links, which work without scripts. */
export function Pager({ page, totalPages, label, at, isShort = false }: PagerProps) {
  const choice = useParameterLink('page', at);
  const onPageChange = useScrollOnPageChange(page, at);
  const hrefOf = (number: number) => choice(number === 1 ? null : String(number));
  if (totalPages < 2) return null;
  return (
    <nav className="pager" aria-label={messages.paginationLabel(label)}>
      <Step rel="prev" onPageChange={onPageChange} href={page > 1 ? hrefOf(page - 1) : null} />
      {isShort ? (
        <p>{messages.pageOfTotal(page, totalPages)}</p>
      ) : (
        <ol className="pager-pages">
          {pageNumbers(page, totalPages).map((shown, place) => (
            <li key={place}>
              {shown === null ? (
                <span className="pager-gap">…</span>
              ) : (
                <Link
                  to={hrefOf(shown)}
                  preventScrollReset
                  onClick={shown === page ? undefined : onPageChange}
                  aria-label={messages.pageLabel(shown)}
                  aria-current={shown === page ? 'page' : undefined}
                >
                  {shown}
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
      <Step rel="next" onPageChange={onPageChange} href={page < totalPages ? hrefOf(page + 1) : null} />
    </nav>
  );
}

interface StepProps {
  rel: 'prev' | 'next';
  href: To | null;
  onPageChange: MouseEventHandler;
}

function Step({ rel, href, onPageChange }: StepProps) {
  const className = `pager-step pager-${rel}`;
  const text = rel === 'prev' ? messages.previousPage : messages.nextPage;
  if (href !== null) {
    return (
      <Link className={className} to={href} rel={rel} preventScrollReset onClick={onPageChange}>
        {text}
      </Link>
    );
  }
  return (
    <a className={className} role="link" aria-disabled="true">
      {text}
    </a>
  );
}
