import { useState, type MouseEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { nameOf, unreadIn, type Search } from '../../../schema/search.ts';
import { Button } from '../../ui/button.tsx';
import { useInBrowser } from '../../ui/in-browser.ts';
import { afterPaint } from '../../ui/later.ts';
import type { Choices } from './asking.ts';
import { ChosenList } from './chosen-list.tsx';
import { chosenIn } from './chosen.ts';
import { Filters } from './filters.tsx';
import { nothingChosen, searchAt, type Ground } from './ground.ts';
import { withFacts, withoutFactsOf, type Interpretation } from './interpretation.ts';
import { focusFound, FOUND } from './results-id.ts';
import { SearchBox } from './search-box.tsx';
import './search.css';
import { SeenOn } from './seen-on.tsx';
import { SortField } from './sort-field.tsx';
import type { SearchForm } from './use-search-form.ts';

/** Orders in which prices and rents would be compared. */
const BY_PRICE: readonly Search['sort'][] = ['PRICE_LOW', 'PRICE_HIGH', 'VALUE'];

/** The id of the form, by which it opens where no script runs. */
const FORM = 'filters';

interface Props {
  ground: Ground;
  form: SearchForm;
  /** What is searched for, as the form is called. */
  label: string;
  /** How many homes there are, and which of them one sees. */
  whereabouts: string;
  /** So many homes in words, as far as it is known. */
  count: string | null;
  /** How many homes each choice finds, as far as that is known. */
  choices: Choices | null;
  /** How the words were understood, as far as that is known. */
  interpretation: Interpretation | null;
  /** What those hear who cannot see that something else is found. */
  heard: string;
  /** Whether the form is out of the way, in a wide window too, until it is opened. */
  isFolded?: boolean;
  /** Whether there is no home at all among which one could choose. */
  isEmpty?: boolean;
  /** What else stands in the line over what is found. */
  beside?: ReactNode;
  /** What is found. */
  children: ReactNode;
}

/** What can be chosen among homes beside what is found; where there is nothing to choose among, what is said of that. */
export function HomeSearch({
  ground,
  form,
  label,
  whereabouts,
  count,
  choices,
  interpretation,
  heard,
  isFolded,
  isEmpty,
  beside,
  children,
}: Props) {
  const { ref, search, changed, submit, choose } = form;
  const { search: query, hash } = useLocation();
  // What could not be read is shown with why.
  const [isOpen, setOpen] = useState<boolean | undefined>(
    () => unreadIn(new URLSearchParams(query)).length > 0 || undefined,
  );
  const chosen = chosenIn(search, interpretation).length;
  const effective = withFacts(search, interpretation);
  const isMixed = BY_PRICE.includes(search.sort) && !ground.purpose && effective.purpose === null;

  // Before the scripts were there its address may have opened it.
  if (useInBrowser() && hash === `#${FORM}` && isOpen === undefined) setOpen(true);

  /** A control says anew what words say as well: those words are removed. */
  function dropFactsOf({ name, form: owner }: HTMLInputElement) {
    const box = owner?.elements.namedItem(nameOf('words'));
    if (!interpretation || !(box instanceof HTMLInputElement) || box.value !== interpretation.words) return;
    if (name !== '' && name !== box.name) box.value = withoutFactsOf(name, interpretation);
  }

  function toggle(event: MouseEvent) {
    event.preventDefault();
    afterPaint(() => setOpen((now) => !now));
  }

  const show = () =>
    void afterPaint(() => {
      submit();
      setOpen(false);
      focusFound();
      document.getElementById(FOUND)?.scrollIntoView();
    });

  return (
    <div
      className={isEmpty ? undefined : 'search'}
      data-foldable={isFolded || undefined}
      data-folded={(isFolded && !isOpen) || undefined}
    >
      <div className={isEmpty ? 'visually-hidden' : 'search-bar'}>
        {!isEmpty && <SearchBox form={FORM} words={search.words} onChange={changed} />}
        {/* Here the keyboard is when the last choice is taken away, also where there is nothing else to choose. */}
        <p id={FOUND} tabIndex={-1}>
          {isEmpty ? label : whereabouts}
        </p>
        {!isEmpty && (
          <>
            {beside}
            <a
              className="button button-quiet search-opener"
              href={`#${FORM}`}
              aria-expanded={isOpen ?? false}
              onClick={toggle}
            >
              {chosen === 0 ? 'Filters' : `Filters (${chosen})`}
            </a>
            <SortField sort={search.sort} form={FORM} onChange={changed} />
          </>
        )}
      </div>
      {!isEmpty && (
        <form
          ref={ref}
          id={FORM}
          className="search-form"
          role="search"
          aria-label={label}
          action={ground.path}
          autoComplete="off"
          data-open={isOpen}
          onChange={({ target }) => {
            // What is taken away again must not fold the form up under the pointer.
            setOpen(true);
            dropFactsOf(target as unknown as HTMLInputElement);
            changed(target);
          }}
          onSubmit={(event) => {
            event.preventDefault();
            show();
          }}
        >
          <SeenOn search={search} />
          <Filters ground={ground} search={search} counts={choices} choose={choose} />
          <div className="search-foot">
            <Button type="submit">{count ? `Show ${count}` : 'Show homes'}</Button>
            {chosen > 0 && (
              <Link to={searchAt(ground, nothingChosen(search))} preventScrollReset>
                Clear all
              </Link>
            )}
          </div>
        </form>
      )}
      <section className="search-results" aria-labelledby={FOUND}>
        <ChosenList ground={ground} search={search} interpretation={interpretation} choose={choose} />
        {isMixed && !isEmpty && (
          <p className="search-note">
            Homes for sale come first, then homes for rent. Show only homes{' '}
            <Link to={searchAt(ground, { ...search, purpose: 'SALE', page: 1 })}>for sale</Link> or{' '}
            <Link to={searchAt(ground, { ...search, purpose: 'RENT', page: 1 })}>for rent</Link>.
          </p>
        )}
        {children}
        <p className="visually-hidden" role="status">
          {!isEmpty && heard}
        </p>
      </section>
    </div>
  );
}
